//! Attacks and combat (R6), and the cards that extend or repeat an attack (R7.4).

use super::abilities::{Effect, Window};
use super::game::{Army, Battle, Game, Limit, Task};

/// The source, target and strength of an attack.
pub type Attack = (usize, usize, usize);

impl Game {
    /// R6.1: every attack that may be declared now, after this declaring card, if any.
    pub fn attacks(&self, from: &Option<Limit>, card: Option<&Effect>) -> Vec<Attack> {
        let mut attacks = Vec::new();
        // R11.2
        if self.does_not_attack(self.active_empire()) {
            return attacks;
        }
        for source in 0..self.armies.len() {
            let most = self.strength_from(source, from);
            if most == 0 {
                continue;
            }
            for target in self.attack_targets(source, card) {
                for strength in 1..=most {
                    attacks.push((source, target, strength));
                }
            }
        }
        attacks
    }

    /// R6.1: the largest strength of an attack from a region. A conquered region keeps one banner, and *Bear* sets a
    /// limit.
    fn strength_from(&self, source: usize, from: &Option<Limit>) -> usize {
        let strength = self.banners_that_may_leave(self.active_empire(), source);
        match from {
            None => strength,
            Some(limit) if limit.source == source => strength.min(limit.most),
            Some(_) => 0,
        }
    }

    fn attack_targets(&self, source: usize, card: Option<&Effect>) -> Vec<usize> {
        self.all_regions(|target| self.is_enemy_region(target) && self.is_in_reach(source, target, card))
    }

    /// R6.1, R2.2: true if another empire, or none, controls the region.
    fn is_enemy_region(&self, region: usize) -> bool {
        self.controller(region) != Some(self.active_empire())
    }

    fn is_in_reach(&self, source: usize, target: usize, card: Option<&Effect>) -> bool {
        match card {
            Some(Effect::AttackAnywhere) => true,
            Some(Effect::AttackEmptyAnywhere) if self.is_empty(target) => true,
            Some(Effect::AttackOverSea { empty }) if !empty || self.is_empty(target) => {
                self.world.lies_beside(source, target)
            }
            _ => self.world.borders(source, target),
        }
    }

    /// R7.4: true if an attack is legal, or if a card that makes one legal can be paid for.
    pub fn an_attack_is_possible(&self, from: &Option<Limit>) -> bool {
        !self.attacks(from, None).is_empty() || !self.declaring_plays(from).is_empty()
    }

    /// R7.4: the plays of declaring cards that add at least one legal attack.
    pub fn declaring_plays(&self, from: &Option<Limit>) -> Vec<String> {
        let without = self.attacks(from, None).len();
        let plays = self.affordable_plays(Window::Declaring).into_iter();
        plays
            .filter(|(_, effect)| self.attacks(from, Some(effect)).len() > without)
            .map(|(play, _)| play.name(&self.world))
            .collect()
    }

    /// The options when an attack is due: all attacks and, if no declaring card has been played, plays of such cards.
    pub fn attack_options(&self, from: &Option<Limit>, card: Option<&Effect>) -> Vec<String> {
        let attacks = self.attacks(from, card).into_iter();
        let mut options: Vec<String> = attacks
            .map(|(source, target, strength)| {
                format!("attack {}>{} x{strength}", self.number(source), self.number(target))
            })
            .collect();
        if card.is_none() {
            options.extend(self.declaring_plays(from));
        }
        options
    }

    /// R6.2: declares an attack. The banners leave the source; Muster, combat and Aftermath follow.
    pub fn declare_attack(&mut self, (source, target, strength): Attack) {
        self.battle = None;
        self.take(source, strength);
        self.battle =
            Some(Battle { source, target, attackers: strength, killed: 0, survivors: None, won: false });
        self.agenda.push(Task::Aftermath);
        self.agenda.push(Task::Blood);
        self.agenda.push(Task::Muster);
        self.open_offers(true);
    }

    /// R6.2: fights the attack. Forts kill first; then both sides lose one for one until one has no banners.
    pub fn blood(&mut self) {
        let active = self.active_empire();
        let mut battle = self.battle.take().expect("an attack");
        let target = battle.target;
        let at_the_fort = battle.attackers.min(self.world.regions[target].fort);
        let left = battle.attackers - at_the_fort;
        let defenders = self.banners(target);
        let traded = left.min(defenders);
        self.kill(target, traded);
        self.supplies[active] += at_the_fort + traded;
        self.put(target, active, left - traded);
        battle.attackers = 0;
        battle.killed = traded;
        battle.survivors = self.armies[target].clone();
        battle.won = left > traded;
        self.battle = Some(battle);
    }

    /// R6.3: recounts the survivors, which are the attackers left over, or else the defenders left over. Survivors
    /// that were killed or moved away later do not count. Banners added since are the last to be removed.
    pub fn count_survivors_that_still_stand(&mut self, region: usize) {
        let Some(battle) = &self.battle else { return };
        let Some(army) = &battle.survivors else {
            return;
        };
        if battle.target != region {
            return;
        }
        let standing = army.banners.min(self.banners_of(army.empire, region));
        let empire = army.empire;
        let survivors = Some(Army { empire, banners: standing }).filter(|_| standing > 0);
        self.battle.as_mut().expect("an attack").survivors = survivors;
    }

    /// R7.3 Bear: the limits of an attack from the region just won, with at most the survivors. `None` if none was
    /// won.
    pub fn region_just_won(&self) -> Option<Limit> {
        let battle = self.battle.as_ref()?;
        let survivors = battle.survivors.as_ref().filter(|_| battle.won)?;
        Some(Limit { source: battle.target, most: survivors.banners })
    }

    /// R7.3 Bear+Bear: kills the survivors of either side. The attack then has no survivors, even if other banners are
    /// in the region (R15.3).
    pub fn kill_survivors(&mut self) {
        let battle = self.battle.as_mut().expect("an attack");
        let survivors = battle.survivors.take().expect("survivors");
        let target = battle.target;
        self.kill(target, survivors.banners);
    }

    /// R7.3 Bear+Lion: this number of banners for each killed enemy, limited by the supply.
    pub fn banners_to_subjugate_with(&self, each: usize) -> usize {
        let active = self.active_empire();
        if self.controlled_regions(active).is_empty() {
            return 0;
        }
        let killed = self.battle.as_ref().map_or(0, |battle| battle.killed);
        (each * killed).min(self.supplies[active])
    }

    /// R7.3 Elephant: adds banners from the supply to the attackers.
    pub fn add_to_attack(&mut self, banners: usize) {
        let active = self.active_empire();
        let banners = banners.min(self.supplies[active]);
        self.supplies[active] -= banners;
        self.battle.as_mut().expect("an attack").attackers += banners;
    }

    /// R7.3 Reinforcements: adds banners from a region to the attackers.
    pub fn join_attack(&mut self, region: usize, banners: usize) {
        self.take(region, banners);
        self.battle.as_mut().expect("an attack").attackers += banners;
    }
}
