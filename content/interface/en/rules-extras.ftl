# The rulebook: what packs may have beside the printed rules. Where a pack has none of it, the window does not show it.

rule-1-5 = A pack may have icons of its own on { region-other }, in any number{ $own-icons ->
    [none] {""}
   *[other] : here { $own-icons }
 }. They count wherever a printed action, { AN(card-one) } or the score counts them, and do nothing else.
rule-1-6 = Two { region-other } may border each other **across a sea** instead of by land. No attack goes across a sea unless { AN(card-one) } allows it, and nothing is moved or dispersed across one. { CAP(card-other) } and events that kill around { AN(region-one) } kill across a sea too.
rule-5-9 = { CAP(AN(region-one)) }'s limit may differ from R5.7. It is either fixed, whatever rules and house rules say, or a number above or below the usual limit. It is never less than 1.{ $fed ->
    [none] {""}
   *[other] { " " }Here: { $fed }.
 } The limit holds for { card-other } too.
rule-9-3 = A pack may score other icons than { city-other }, score sets of icons, or score { city-other } differently. { CAP(AN(empire-one)) } scores a set once for each complete set in the { region-other } it controls. The same icon may count in several sets. In R9.1 the { empire-one }'s total replaces its { city-other }, so the slot multiplies it.{ $scoring ->
    [none] {""}
   *[other] { " " }Here: { $scoring }.
 }
rule-9-4 = A pack may let a match end early, when { AN(empire-one) } controls a given number of an icon, or none. This is checked at the end of each { empire-one }'s turn, after its { supply-one } check, or only at the end of a round. The match then ends as after its last round (R5.8): no other { empire-one } acts.{ $early-end ->
    [none] {""}
   *[other] { " " }{ $early-end }
 }
effect-reach-sea = The attack may also target { AN(region-one) } controlled by another { empire-one } across a sea from where it starts.
effect-reach-empty-sea = The attack may also target an empty { region-one } controlled by another { empire-one } across a sea from where it starts.
effect-name-reach-sea = an attack across a sea
effect-name-reach-empty-sea = an attack on an empty { region-one } across a sea
extras-fed-just = { $region } { $n }
extras-fed-more = { $region } { $n } more
extras-fed-fewer = { $region } { $n } fewer
