# What events and offers do, where a pack does not say it itself. What abilities do stands in rules-cards.ftl.

incident-trade-within = The { agent-other } on { THE($own) } and on another { position-one } of its { council-one } trade places.
incident-trade-across = The { agent-other } on { THE($own) } and on the { LOW($other) } of another { council-one } trade places.
incident-civil-attack = { CAP(AN(region-one)) } of { THE($empire) } attacks a bordering { army-one } of { THE($empire) }.
incident-expel = Remove foreign { banner-other } from one home { region-one } of { THE($empire) }.
incident-withdraw = Remove the { banner-other } of { THE($empire) } from one { $home ->
    [yes] of its home { region-other }
   *[no] { region-one }
 }.
incident-reseat = Rearrange all { agent-other } of the { council-one } of { THE($empire) } so that each one moves{ $restart ->
    [yes] ; its turn starts again
   *[no] {""}
 }.
incident-double = Until the round ends, every { $icon } counts double for printed actions.
incident-no-supply-check = Until the round ends, there are no { supply-one } checks.
incident-clear = Remove all { banner-other } from one { region-one } that borders { AN(region-one) } of { THE($empire) }{ $seas ->
    [yes] , even across a sea
   *[no] {""}
 }.
incident-attrition = Kill { $n } { banner } of { THE($empire) } in every { region-one } it stands in.
incident-truce = Until the round ends, { THE($empire) } can't attack.
incident-gather = Choose { AN(region-one) } of { THE($empire) }. Move one { banner-one } to it from each other { region-one } where { THE($empire) } has { $n } or more.
incident-uproar = Remove the { banner-other } of { THE($empire) } from { AN(region-one) } and kill one { banner-one } in each { region-one } that borders it{ $seas ->
    [yes] , even across a sea
   *[no] {""}
 }.
incident-march = Move the whole { army-one } of { THE($empire) } from one { region-one } to any empty { region-one }.

bargain-control = The offerer makes the choices for the rival's { position-one }
bargain-arms = Up to { $n } { banner } from the { supply-one } for the rival's attack
payment-recall = { $by ->
    [offerer] the offerer
   *[rival] the rival
 } takes one of its { agent-other } off { AN(council-one) }
payment-draw = { $by ->
    [offerer] the offerer
   *[rival] the rival
 } draws { $n } { card } from any decks
payment-reinforce = { $by ->
    [offerer] the offerer
   *[rival] the rival
 } reinforces any { region-one } with { $n } { banner }
payment-reveal = { $by ->
    [offerer] the offerer
   *[rival] the rival
 } turns one of its { token-other } face up
payment-trade = { $by ->
    [offerer] the offerer may have one of its { council-one } { agent-other } trade places with one of the rival's
   *[rival] the rival may have one of its { council-one } { agent-other } trade places with one of the offerer's
 }
offer-does = { $bargain }; { $payment }.
