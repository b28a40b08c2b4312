### Die Wörter der Attribute, die wachsen. Format: book/PHRASES.md.

## Glossar. Anrede: du.
##
## | englisch | deutsch | | englisch | deutsch |
## |---|---|---|---|---|
## | bonus | Zugabe | | mark | Marke |
## | check | Probe | | modifier | Modifikator |
## | difficulty | Schwierigkeit | | pile | Sammlung |
## | drain | Entzug | | potential | Begabung |
## | draught | Trank | | price | Preis |
## | drop | Rückgang | | rise | Anstieg |
## | hold out | standhalten | | score | Wertung |
## | lapse | Fehltritt | | stat damage | Schwächung |

pack-title = Attribute, die wachsen

## Wer die Attribute hat

clock-day = Tag
    .name = { $case ->
      [gen] Tags
     *[plain] Tag
    }
    .plural = Tage
    .gender = masculine
unit-kg = kg
    .name = { $case ->
      [gen] Kilogramms
     *[plain] Kilogramm
    }
    .plural = Kilogramm
    .gender = neuter
enum-stat_name = Attribut
    .name = { $case ->
      [gen] Attributs
     *[plain] Attribut
    }
    .plural = { $case ->
      [dat] Attributen
     *[plain] Attribute
    }
    .gender = neuter
member-stat_name-strength = Stärke
    .gender = feminine
    .bare = yes
member-stat_name-dexterity = Gewandtheit
    .gender = feminine
    .bare = yes
member-stat_name-toughness = Zähigkeit
    .gender = feminine
    .bare = yes
member-stat_name-intelligence = Intelligenz
    .gender = feminine
    .bare = yes
member-stat_name-willpower = Willenskraft
    .gender = feminine
    .bare = yes
member-stat_name-presence = Ausstrahlung
    .gender = feminine
    .bare = yes
entity-creature = Wesen
    .name = { $case ->
      [gen] Wesens
     *[plain] Wesen
    }
    .plural = Wesen
    .gender = neuter
word-foe = Feind
    .name = { $case ->
      [gen] Feinds
     *[plain] Feind
    }
    .plural = { $case ->
      [dat] Feinden
     *[plain] Feinde
    }
    .gender = masculine
resource-grown = Grundwertung
    .plural = Grundwertungen
    .gender = feminine
    .member = Grundwertung { $member_im }
    .computed = Grundwertung
    .computed_after = { $member_im }
resource-potential = Begabung
    .plural = Begabungen
    .gender = feminine
    .member = Begabung { $member_im }
    .computed = Begabung
    .computed_after = { $member_im }
resource-pile = Sammlung
    .plural = Sammlungen
    .gender = feminine
    .member = Sammlung { $member_im }
    .computed = Sammlung
    .computed_after = { $member_im }
resource-damage = Schwächung
    .plural = Schwächungen
    .gender = feminine
    .member = Schwächung { $member_im }
    .computed = Schwächung
    .computed_after = { $member_im }
resource-drained = Entzogene Punkte
    .name = { $case ->
      [dat] entzogenen Punkten
      [im] entzogenen Punkten
     *[plain] entzogenen Punkte
    }
    .plural = entzogenen Punkte
    .gender = masculine
    .number = plural
    .member = { $case ->
      [dat] entzogenen Punkten
      [im] entzogenen Punkten
     *[plain] entzogenen Punkte
    } { $member_im }
    .computed = { $case ->
      [dat] entzogenen Punkten
      [im] entzogenen Punkten
     *[plain] entzogenen Punkte
    }
    .computed_after = { $member_im }
stat-worn = Punkte durch magische Gegenstände
    .name = { $case ->
      [dat] Punkten durch magische Gegenstände
      [im] Punkten durch magische Gegenstände
     *[plain] Punkte durch magische Gegenstände
    }
    .plural = Punkte durch magische Gegenstände
    .gender = masculine
    .number = plural
    .member = { $case ->
      [dat] Punkten durch magische Gegenstände
      [im] Punkten durch magische Gegenstände
     *[plain] Punkte durch magische Gegenstände
    } { $member_im }
    .computed = { $case ->
      [dat] Punkten durch magische Gegenstände
      [im] Punkten durch magische Gegenstände
     *[plain] Punkte durch magische Gegenstände
    }
    .computed_after = { $member_im }
stat-score = Wertung
    .plural = Wertungen
    .gender = feminine
    .member = { $member }
    .computed = Wertung
    .computed_after = { $member_im }
stat-held_up = Zugabe bei Proben
    .plural = Zugaben bei Proben
    .gender = feminine
    .member = Zugabe bei Proben auf { $member_acc }
    .computed = Zugabe bei Proben
    .computed_after = auf { $member_acc }
stat-steadfast = Zugabe gegen Entzug
    .name = Zugabe
    .plural = Zugaben
    .gender = feminine
    .behind = gegen Entzug
stat-relish = Ausbeute eines frischen Kadavers
    .name = Ausbeute
    .plural = Ausbeuten
    .gender = feminine
    .behind = an Marken aus frischen Kadavern
flag-diseased = Krank
    .attribute = krank
slot-race = Abstammung
    .plural = Abstammungen
    .gender = feminine
    .holds = { $who_person ->
          [you] deine Abstammung
         *[it] die Abstammung { $who_gen }
        } { $x } ist
    .holds_not = { $who_person ->
          [you] deine Abstammung
         *[it] die Abstammung { $who_gen }
        } nicht { $x } ist
    .empty = { $who } keine Abstammung { $who_person ->
          [you] hast
         *[it] hat
        }
    .full = { $who } eine Abstammung { $who_person ->
          [you] hast
         *[it] hat
        }
stat-to_hit = Treffen im Nahkampf
    .name = Trefferzugabe im Nahkampf
    .plural = Trefferzugaben im Nahkampf
    .gender = feminine
stat-damage_done = Schaden im Nahkampf
    .name = Schadenszugabe im Nahkampf
    .plural = Schadenszugaben im Nahkampf
    .gender = feminine
stat-throw_damage = Schaden von Würfen
    .name = Schadenszugabe beim Werfen
    .plural = Schadenszugaben beim Werfen
    .gender = feminine
stat-aim = Treffen mit Schüssen und Würfen
    .name = Trefferzugabe beim Schießen und Werfen
    .plural = Trefferzugaben beim Schießen und Werfen
    .gender = feminine
stat-defence = Abwehr durch Gewandtheit
    .name = Zugabe zur Abwehr
    .plural = Zugaben zur Abwehr
    .gender = feminine
stat-searching = Suchen
    .name = Zugabe beim Suchen
    .plural = Zugaben beim Suchen
    .gender = feminine
stat-noticing = Bemerken im Vorbeigehen
    .name = Zugabe beim Bemerken im Vorbeigehen
    .plural = Zugaben beim Bemerken im Vorbeigehen
    .gender = feminine
stat-race_hit_points = Trefferpunkte der Abstammung
    .name = { $case ->
      [dat] Trefferpunkten durch die Abstammung
      [im] Trefferpunkten durch die Abstammung
     *[plain] Trefferpunkte durch die Abstammung
    }
    .plural = Trefferpunkte durch die Abstammung
    .gender = masculine
    .number = plural
stat-class_hit_points = Trefferpunkte der Klasse
    .name = { $case ->
      [dat] Trefferpunkten durch die Klasse
      [im] Trefferpunkten durch die Klasse
     *[plain] Trefferpunkte durch die Klasse
    }
    .plural = Trefferpunkte durch die Klasse
    .gender = masculine
    .number = plural
stat-hit_points = Trefferpunkte
    .name = { $case ->
      [dat] Trefferpunkten
      [im] Trefferpunkten
     *[plain] Trefferpunkte
    }
    .plural = Trefferpunkte
    .gender = masculine
    .number = plural
stat-recovery = Sekunden je Trefferpunkt
    .name = Erholungszeit je Trefferpunkt in Sekunden
    .plural = Erholungszeiten je Trefferpunkt in Sekunden
    .gender = feminine
stat-carrying_limit = Traglast
    .plural = Traglasten
    .gender = feminine
stat-shop_percent = Prozente in Läden
    .name = Vergünstigung in Läden in Prozent
    .plural = Vergünstigungen in Läden in Prozent
    .gender = feminine
formula-short_draw = Abzug für einen zu starken Bogen
    .name = { $case ->
      [gen] Abzugs für einen zu starken Bogen
     *[plain] Abzug für einen zu starken Bogen
    }
    .plural = Abzüge für einen zu starken Bogen
    .gender = masculine
    .after = bei { $draw_dat } und { $strength_dat }
param-short_draw-draw = Zugkraft
    .name = Zugkraft des Bogens
    .plural = Zugkräfte des Bogens
    .gender = feminine
param-short_draw-strength = Stärke
    .gender = feminine
formula-dug = Graben in einem Zug
    .name = Grableistung in einem Zug
    .plural = Grableistungen in einem Zug
    .gender = feminine
    .after = mit { $power_dat } und { $strength_dat }
param-dug-power = Kraft des Werkzeugs
    .plural = Kräfte des Werkzeugs
    .gender = feminine
param-dug-strength = Stärke
    .gender = feminine
check-kick = Eine Tür eintreten
    .name = { $case ->
      [gen] Tritts
     *[plain] Tritt
    }
    .plural = Tritte
    .gender = masculine
    .succeeds = { $kicker } eine Tür mit { $sturdiness_dat } { $kicker_person ->
          [you] eintrittst
         *[it] eintritt
        }
    .fails = { $kicker } eine Tür mit { $sturdiness_dat } nicht { $kicker_person ->
          [you] eintrittst
         *[it] eintritt
        }
param-kick-kicker = Wer tritt
    .name = { $case ->
      [acc] Tretenden
      [dat] Tretenden
      [gen] Tretenden
     *[plain] Tretender
    }
    .plural = Tretende
    .gender = masculine
param-kick-sturdiness = Festigkeit
    .gender = feminine
status-strong_poison = Starkes Gift
    .name = { $case ->
      [dat] starken Vergiftung
      [gen] starken Vergiftung
     *[plain] starke Vergiftung
    }
    .plural = starke Vergiftungen
    .gender = feminine
    .attribute = stark vergiftet
status-strong_poison-text = Deine Hände zittern, und deine Arme sind schwer.
character-thora = Thora
    .gender = feminine
    .bare = yes

## Wie sie wachsen

formula-modifier = Modifikator
    .name = { $case ->
      [gen] Modifikators
     *[plain] Modifikator
    }
    .plural = Modifikatoren
    .gender = masculine
    .after = für { $score_acc }
param-modifier-score = Wertung
    .plural = Wertungen
    .gender = feminine
formula-multiplier = Faktor über der Begabung
    .name = { $case ->
      [gen] Faktors über der Begabung
     *[plain] Faktor über der Begabung
    }
    .plural = Faktoren über der Begabung
    .gender = masculine
    .after = für { $past_acc }
param-multiplier-past = Punkte über der Begabung
    .name = Zahl der Punkte über der Begabung
    .plural = Zahlen der Punkte über der Begabung
    .gender = feminine
formula-price = Preis des nächsten Punkts
    .name = { $case ->
      [gen] Preises des nächsten Punkts
     *[plain] Preis des nächsten Punkts
    }
    .plural = Preise des nächsten Punkts
    .gender = masculine
    .after = für { $score_acc } mit { $past_kind ->
          [whole] { $past } { $past ->
              [one] Punkt
             *[other] Punkten
            } über der Begabung
         *[other] { $past_dat }
        }
param-price-score = Wertung
    .plural = Wertungen
    .gender = feminine
param-price-past = Punkte über der Begabung
    .name = Zahl der Punkte über der Begabung
    .plural = Zahlen der Punkte über der Begabung
    .gender = feminine
formula-win_back = Preis eines verlorenen Punkts
    .name = { $case ->
      [gen] Preises eines verlorenen Punkts
     *[plain] Preis eines verlorenen Punkts
    }
    .plural = Preise eines verlorenen Punkts
    .gender = masculine
    .after = bei { $score_dat }
param-win_back-score = Wertung
    .plural = Wertungen
    .gender = feminine
formula-drop = Was ein Rückgang erstattet
    .name = Erstattung eines Rückgangs
    .plural = Erstattungen eines Rückgangs
    .gender = feminine
    .after = bei { $score_dat }
param-drop-score = Wertung
    .plural = Wertungen
    .gender = feminine
formula-warning = Sammlung kurz vor einem Rückgang
    .plural = Sammlungen kurz vor einem Rückgang
    .gender = feminine
    .after = bei { $score_dat }
param-warning-score = Wertung
    .plural = Wertungen
    .gender = feminine
formula-dawns_to_a_drop = Schwache Morgen bis zu einem Rückgang
    .name = Zahl schwacher Morgen bis zu einem Rückgang
    .plural = Zahlen schwacher Morgen bis zu einem Rückgang
    .gender = feminine
    .after = bei { $score_dat }
param-dawns_to_a_drop-score = Wertung
    .plural = Wertungen
    .gender = feminine
chance-rise = Wahrscheinlichkeit eines Anstiegs
    .plural = Wahrscheinlichkeiten eines Anstiegs
    .gender = feminine
    .after = mit { $pile_dat } gegenüber { $price_dat }
param-rise-pile = Sammlung
    .plural = Sammlungen
    .gender = feminine
param-rise-price = Preis
    .name = { $case ->
      [gen] Preises
     *[plain] Preis
    }
    .plural = Preise
    .gender = masculine
chance-rise_at = Wahrscheinlichkeit eines Anstiegs nach dem Anteil am Preis
    .plural = Wahrscheinlichkeiten eines Anstiegs nach dem Anteil am Preis
    .gender = feminine
    .after = für { $share_acc }
param-rise_at-share = Anteil am Preis
    .name = { $case ->
      [gen] Anteils am Preis
     *[plain] Anteil am Preis
    }
    .plural = Anteile am Preis
    .gender = masculine
check-hold = Standhalten
    .name = Probe auf Standhalten
    .plural = Proben auf Standhalten
    .gender = feminine
    .after = mit { $score_dat } und { $bonus_dat } gegen { $difficulty_acc }
    .succeeds = { $score } { $bonus_said ->
          [yes] mit { $bonus_dat }
         *[no] {""}
        } gegen { $difficulty_acc } standhält
    .fails = { $score } { $bonus_said ->
          [yes] mit { $bonus_dat }
         *[no] {""}
        } gegen { $difficulty_acc } nicht standhält
param-hold-score = Wertung
    .plural = Wertungen
    .gender = feminine
param-hold-difficulty = Schwierigkeit
    .plural = Schwierigkeiten
    .gender = feminine
param-hold-bonus = Zugabe
    .plural = Zugaben
    .gender = feminine
local-hold-dice = Wurf
    .name = { $case ->
      [gen] Wurfs
     *[plain] Wurf
    }
    .plural = Würfe
    .gender = masculine
process-days_to_rise = Tage bis zum nächsten Punkt
    .name = Zahl der Tage bis zum nächsten Punkt
    .plural = Zahlen der Tage bis zum nächsten Punkt
    .gender = feminine
    .after = bei { $marks_dat } am Tag und einem Preis von { $price_dat }
param-days_to_rise-marks = Marken am Tag
    .name = Zahl der Marken am Tag
    .plural = Zahlen der Marken am Tag
    .gender = feminine
param-days_to_rise-price = Preis
    .name = { $case ->
      [gen] Preises
     *[plain] Preis
    }
    .plural = Preise
    .gender = masculine
local-days_to_rise-pile = Sammlung
    .plural = Sammlungen
    .gender = feminine
figure-hold_table = Wahrscheinlichkeit, standzuhalten
    .rows = Schwierigkeit
    .columns = Wertung
    .cell = Wahrscheinlichkeit des Gelingens
calculator-holding = Deine Probe
    .score = Wertung
    .difficulty = Schwierigkeit
    .bonus = Bonus
    .holds = Sie gelingt
    .modifier = Modifikator der Wertung
figure-days = Tage bis zum nächsten Punkt
    .rows = Marken am Tag
    .columns = Preis
    .cell = Tage im Mittel
figure-modifiers = Modifikatoren
    .rows = Wertung
    .cell = Modifikator
figure-prices = Der Preis eines Punkts
    .rows = Wertung
    .columns = Punkte über der Begabung
    .cell = Marken
figure-drops = Was ein Rückgang erstattet
    .rows = Wertung
    .cell = erstattete Marken
figure-warnings = Kurz vor einem Rückgang
    .rows = Wertung
    .cell = Sammlung
figure-rises = Wahrscheinlichkeit, dass eine Probe das Attribut hebt
    .rows = Gesammelte Marken, in Vierteln des Preises
    .cell = Wahrscheinlichkeit eines Anstiegs
event-level_gained = Stufenaufstieg
    .name = { $case ->
      [gen] Stufenaufstiegs
     *[plain] Stufenaufstieg
    }
    .plural = Stufenaufstiege
    .gender = masculine
    .as_who = { $place ->
      [neben] du eine Stufe aufsteigst
      [other] du eine Stufe aufsteigst
      [inv] steigst du eine Stufe auf
     *[last] du steigst eine Stufe auf
    }
    .happens = { $place ->
      [neben] { $who } eine Stufe aufsteigt
      [other] { $who } eine Stufe aufsteigt
      [inv] steigt { $who } eine Stufe auf
     *[last] { $who } steigt eine Stufe auf
    }
event-risen = Anstieg
    .name = { $case ->
      [gen] Anstiegs
     *[plain] Anstieg
    }
    .plural = Anstiege
    .gender = masculine
    .as_who = { $place ->
      [neben] { $which } steigt
      [other] { $which } steigt
      [inv] steigt { $which }
     *[last] { $which } steigt
    }
    .happens = { $place ->
      [neben] { $which } steigt
      [other] { $which } steigt
      [inv] steigt { $which }
     *[last] { $which } steigt
    }
    .told = { $who } wächst { $which_im }
event-fallen = Rückgang
    .name = { $case ->
      [gen] Rückgangs
     *[plain] Rückgang
    }
    .plural = Rückgänge
    .gender = masculine
    .as_who = { $place ->
      [neben] { $which } zurückgeht
      [other] { $which } zurückgeht
      [inv] geht { $which } zurück
     *[last] { $which } geht zurück
    }
    .happens = { $place ->
      [neben] { $which } zurückgeht
      [other] { $which } zurückgeht
      [inv] geht { $which } zurück
     *[last] { $which } geht zurück
    }
    .told = { $who } verliert einen Punkt { $which_im }
event-wasting = Kurz vor einem Rückgang
    .name = Warnung vor einem Rückgang
    .plural = Warnungen vor einem Rückgang
    .gender = feminine
    .as_who = { $place ->
      [neben] { $which } kurz vor einem Rückgang steht
      [other] { $which } kurz vor einem Rückgang steht
      [inv] steht { $which } kurz vor einem Rückgang
     *[last] { $which } steht kurz vor einem Rückgang
    }
    .happens = { $place ->
      [neben] { $which } kurz vor einem Rückgang steht
      [other] { $which } kurz vor einem Rückgang steht
      [inv] steht { $which } kurz vor einem Rückgang
     *[last] { $which } steht kurz vor einem Rückgang
    }
    .told = { $who } spürt { $which_acc } schwinden
param-risen-which = Attribut
    .name = { $case ->
      [gen] Attributs
     *[plain] Attribut
    }
    .plural = Attribute
    .gender = neuter
param-fallen-which = Attribut
    .name = { $case ->
      [gen] Attributs
     *[plain] Attribut
    }
    .plural = Attribute
    .gender = neuter
param-wasting-which = Attribut
    .name = { $case ->
      [gen] Attributs
     *[plain] Attribut
    }
    .plural = Attribute
    .gender = neuter
formula-points_past = Punkte über der Begabung
    .name = Zahl der Punkte über der Begabung
    .plural = Zahlen der Punkte über der Begabung
    .gender = feminine
    .after = für { $score_acc } und { $potential_acc }
param-points_past-score = Wertung
    .plural = Wertungen
    .gender = feminine
param-points_past-potential = Begabung
    .plural = Begabungen
    .gender = feminine
formula-lowest = Niedrigste Wertung
    .name = Mindestwertung
    .plural = Mindestwertungen
    .gender = feminine
    .after = bei { $damage_dat }
param-lowest-damage = Schwächung
    .plural = Schwächungen
    .gender = feminine
procedure-stat_check = Probe eines Attributs
    .plural = Proben eines Attributs
    .gender = feminine
    .do = lege für { $which_acc } die Probe ab
param-stat_check-who = Träger
    .name = { $case ->
      [gen] Trägers
     *[plain] Träger
    }
    .plural = Träger
    .gender = masculine
param-stat_check-which = Attribut
    .name = { $case ->
      [gen] Attributs
     *[plain] Attribut
    }
    .plural = Attribute
    .gender = neuter
local-stat_check-score = Wertung
    .plural = Wertungen
    .gender = feminine
local-stat_check-pile = Sammlung
    .plural = Sammlungen
    .gender = feminine
local-stat_check-price = Preis
    .name = { $case ->
      [gen] Preises
     *[plain] Preis
    }
    .plural = Preise
    .gender = masculine
local-stat_check-debt = Schuld an Marken
    .plural = Schulden an Marken
    .gender = feminine
local-stat_check-back = Erstattung
    .plural = Erstattungen
    .gender = feminine
local-stat_check-which = Attribut
    .name = { $case ->
      [gen] Attributs
     *[plain] Attribut
    }
    .plural = Attribute
    .gender = neuter
procedure-lose_marks = Verlust von Marken
    .name = { $case ->
      [gen] Verlusts von Marken
     *[plain] Verlust von Marken
    }
    .plural = Verluste von Marken
    .gender = masculine
    .do = { $place ->
          [inv] { $who_person ->
              [you] verlierst du
             *[it] verliert { $who }
            }
         *[last] { $who_person ->
              [you] du verlierst
             *[it] { $who } verliert
            }
        } { $marks_kind ->
          [whole] { $marks } { $marks ->
              [one] Marke
             *[other] Marken
            }
         *[other] { $marks_acc }
        } { $which_im }
param-lose_marks-who = Träger
    .name = { $case ->
      [gen] Trägers
     *[plain] Träger
    }
    .plural = Träger
    .gender = masculine
param-lose_marks-which = Attribut
    .name = { $case ->
      [gen] Attributs
     *[plain] Attribut
    }
    .plural = Attribute
    .gender = neuter
param-lose_marks-marks = Marken
    .name = Zahl der Marken
    .plural = Zahlen der Marken
    .gender = feminine
local-lose_marks-reach = Schwelle eines Rückgangs
    .plural = Schwellen eines Rückgangs
    .gender = feminine
local-lose_marks-before = Sammlung vorher
    .name = { $case ->
      [dat] vorherigen Sammlung
      [gen] vorherigen Sammlung
     *[plain] vorherige Sammlung
    }
    .plural = vorherige Sammlungen
    .gender = feminine

## Was übt, und was kostet

kind-mark = Übung
    .plural = Übungen
    .plural_name = Übungen
    .gender = feminine
    .bare = yes
field-mark-trains = Geübtes Attribut
    .name = { $case ->
      [gen] Übungsattributs
     *[plain] Übungsattribut
    }
    .plural = Übungsattribute
    .gender = neuter
field-mark-likely = Wahrscheinlichkeit einer Marke
    .plural = Wahrscheinlichkeiten einer Marke
    .gender = feminine
kind-lapse = Fehltritt
    .name = { $case ->
      [gen] Fehltritts
     *[plain] Fehltritt
    }
    .plural = Fehltritte
    .plural_name = Fehltritte
    .gender = masculine
    .bare = yes
field-lapse-costs = Betroffenes Attribut
    .name = { $case ->
      [gen] Zielattributs
     *[plain] Zielattribut
    }
    .plural = Zielattribute
    .gender = neuter
field-lapse-marks = Marken
    .name = Zahl der Marken
    .plural = Zahlen der Marken
    .gender = feminine
field-lapse-likely = Wahrscheinlichkeit
    .plural = Wahrscheinlichkeiten
    .gender = feminine
kind-draught = Trank
    .name = { $case ->
      [gen] Tranks
     *[plain] Trank
    }
    .plural = Tränke
    .plural_name = Tränke
    .gender = masculine
field-draught-likely = Wahrscheinlichkeit jeder Marke
    .plural = Wahrscheinlichkeiten jeder Marke
    .gender = feminine
draught-potion = Gebräu
    .name = { $case ->
      [gen] Gebräus
     *[plain] Gebräu
    }
    .plural = Gebräue
    .gender = neuter
draught-elixir = Elixier
    .name = { $case ->
      [gen] Elixiers
     *[plain] Elixier
    }
    .plural = Elixiere
    .gender = neuter
draught-potion-says = Jede seiner Marken kommt mit einer Wahrscheinlichkeit von { $likely } zur Sammlung des Attributs, das das Gebräu nennt.
draught-elixir-says-2 = Es hebt dieses Attribut für immer um 1 und die Begabung darin um 1 oder 2.
draught-elixir-says = Jede seiner Marken kommt mit einer Wahrscheinlichkeit von { $likely } zur Sammlung des Attributs, das das Elixier nennt.
event-done = Übung
    .plural = Übungen
    .gender = feminine
    .as_doer = { $place ->
      [neben] du dich { $deed_said ->
          [yes] durch { $deed }
         *[no] {""}
        } übst
      [other] du dich { $deed_said ->
          [yes] durch { $deed }
         *[no] {""}
        } übst
      [inv] übst du dich { $deed_said ->
          [yes] durch { $deed }
         *[no] {""}
        }
     *[last] du übst dich { $deed_said ->
          [yes] durch { $deed }
         *[no] {""}
        }
    }
    .happens = { $place ->
      [neben] { $doer_person ->
          [you] du dich durch { $deed } übst
         *[it] { $doer } sich durch { $deed } übt
        }
      [other] { $doer_person ->
          [you] du dich durch { $deed } übst
         *[it] { $doer } sich durch { $deed } übt
        }
      [inv] { $doer_person ->
          [you] übst du dich
         *[it] übt sich { $doer }
        } durch { $deed }
     *[last] { $doer_person ->
          [you] du übst dich
         *[it] { $doer } übt sich
        } durch { $deed }
    }
param-done-deed = Übung
    .plural = Übungen
    .gender = feminine
event-lapsed = Fehltritt
    .name = { $case ->
      [gen] Fehltritts
     *[plain] Fehltritt
    }
    .plural = Fehltritte
    .gender = masculine
    .as_doer = { $place ->
      [neben] du { $lapse_said ->
          [yes] den Fehltritt { $lapse }
         *[no] einen Fehltritt
        } begehst
      [other] du { $lapse_said ->
          [yes] den Fehltritt { $lapse }
         *[no] einen Fehltritt
        } begehst
      [inv] begehst du { $lapse_said ->
          [yes] den Fehltritt { $lapse }
         *[no] einen Fehltritt
        }
     *[last] du begehst { $lapse_said ->
          [yes] den Fehltritt { $lapse }
         *[no] einen Fehltritt
        }
    }
    .happens = { $place ->
      [neben] { $doer } den Fehltritt { $lapse } begeht
      [other] { $doer } den Fehltritt { $lapse } begeht
      [inv] begeht { $doer } den Fehltritt { $lapse }
     *[last] { $doer } begeht den Fehltritt { $lapse }
    }
param-lapsed-lapse = Fehltritt
    .name = { $case ->
      [gen] Fehltritts
     *[plain] Fehltritt
    }
    .plural = Fehltritte
    .gender = masculine
event-drunk = Getrunkener Trank
    .name = { $case ->
      [gen] Schlucks
     *[plain] Schluck
    }
    .plural = Schlucke
    .gender = masculine
    .as_drinker = { $place ->
      [neben] du { $draught_said ->
          [yes] { $draught_acc }
         *[no] einen Trank
        } trinkst
      [other] du { $draught_said ->
          [yes] { $draught_acc }
         *[no] einen Trank
        } trinkst
      [inv] trinkst du { $draught_said ->
          [yes] { $draught_acc }
         *[no] einen Trank
        }
     *[last] du trinkst { $draught_said ->
          [yes] { $draught_acc }
         *[no] einen Trank
        }
    }
    .happens = { $place ->
      [neben] { $drinker } { $draught_acc } trinkt
      [other] { $drinker } { $draught_acc } trinkt
      [inv] trinkt { $drinker } { $draught_acc }
     *[last] { $drinker } trinkt { $draught_acc }
    }
param-drunk-draught = Trank
    .name = { $case ->
      [gen] Tranks
     *[plain] Trank
    }
    .plural = Tränke
    .gender = masculine
param-drunk-trained = Genanntes Attribut
    .name = { $case ->
      [gen] Attributs, das er nennt,
     *[plain] Attribut, das er nennt,
    }
    .plural = Attribute, die er nennt,
    .gender = neuter
param-drunk-marks = Marken
    .name = Zahl der Marken
    .plural = Zahlen der Marken
    .gender = feminine
event-corpse_eaten = Frischer Kadaver
    .name = Mahlzeit von einem frischen Kadaver
    .plural = Mahlzeiten von frischen Kadavern
    .gender = feminine
    .as_eater = { $place ->
      [neben] du einen frischen Kadaver isst
      [other] du einen frischen Kadaver isst
      [inv] isst du einen frischen Kadaver
     *[last] du isst einen frischen Kadaver
    }
    .happens = { $place ->
      [neben] { $eater } einen frischen Kadaver isst
      [other] { $eater } einen frischen Kadaver isst
      [inv] isst { $eater } einen frischen Kadaver
     *[last] { $eater } isst einen frischen Kadaver
    }
param-corpse_eaten-trained = Attribut, das er übt
    .name = { $case ->
      [gen] Attributs, das er übt,
     *[plain] Attribut, das er übt,
    }
    .plural = Attribute, die er übt,
    .gender = neuter
param-corpse_eaten-marks = Marken, die er gibt
    .name = Zahl der Marken, die er gibt,
    .plural = Zahlen der Marken, die er gibt,
    .gender = feminine

## Wer entzieht

kind-drain = Zehrendes Wesen
    .name = { $case ->
      [gen] Zehrers
     *[plain] Zehrer
    }
    .plural = Zehrende Wesen
    .plural_name = Zehrer
    .gender = masculine
    .bare = yes
field-drain-attack = Angriff
    .name = { $case ->
      [gen] Angriffs
     *[plain] Angriff
    }
    .plural = Angriffe
    .gender = masculine
field-drain-drains = Entzogenes Attribut
    .name = { $case ->
      [gen] Zielattributs
     *[plain] Zielattribut
    }
    .plural = Zielattribute
    .gender = neuter
field-drain-points = Punkte
    .name = Zahl der Punkte
    .plural = Zahlen der Punkte
    .gender = feminine
field-drain-likely = Wahrscheinlichkeit je Treffer
    .plural = Wahrscheinlichkeiten je Treffer
    .gender = feminine
field-drain-resisted_with = Abgewehrt mit
    .name = { $case ->
      [gen] Attributs zur Abwehr
     *[plain] Attribut zur Abwehr
    }
    .plural = Attribute zur Abwehr
    .gender = neuter
field-drain-difficulty = Schwierigkeit
    .plural = Schwierigkeiten
    .gender = feminine
enum-attack_name = Angriff
    .name = { $case ->
      [gen] Angriffs
     *[plain] Angriff
    }
    .plural = Angriffe
    .gender = masculine
member-attack_name-scythe = Sense
    .plural = Sensen
    .gender = feminine
member-attack_name-touch = Berührung
    .plural = Berührungen
    .gender = feminine
member-attack_name-bite = Biss
    .name = { $case ->
      [gen] Bisses
     *[plain] Biss
    }
    .plural = Bisse
    .gender = masculine
member-attack_name-kiss = Kuss
    .name = { $case ->
      [gen] Kusses
     *[plain] Kuss
    }
    .plural = Küsse
    .gender = masculine
member-attack_name-slam = Hieb
    .name = { $case ->
      [gen] Hiebs
     *[plain] Hieb
    }
    .plural = Hiebe
    .gender = masculine
member-attack_name-barrow_blade = Grabhügelklinge
    .plural = Grabhügelklingen
    .gender = feminine
event-drained_of = Entzug
    .name = { $case ->
      [gen] Entzugs
     *[plain] Entzug
    }
    .plural = Entzüge
    .gender = masculine
    .as_victim = { $place ->
      [neben] dir { $which } entzogen wird
      [other] dir { $which } entzogen wird
      [inv] wird dir { $which } entzogen
     *[last] dir wird { $which } entzogen
    }
    .happens = { $place ->
      [neben] { $which } entzogen wird
      [other] { $which } entzogen wird
      [inv] wird { $which } entzogen
     *[last] { $which } wird entzogen
    }
    .told = die Kälte entzieht { $victim_dat } { $points } { $points ->
          [one] Punkt
         *[other] Punkte
        } { $which_im }
param-drained_of-which = Attribut
    .name = { $case ->
      [gen] Attributs
     *[plain] Attribut
    }
    .plural = Attribute
    .gender = neuter
param-drained_of-points = Punkte
    .name = Zahl der Punkte
    .plural = Zahlen der Punkte
    .gender = feminine
procedure-drain_touch = Zehrende Berührung
    .name = Berührung eines Zehrers
    .plural = Berührungen eines Zehrers
    .gender = feminine
    .do = lass { $drain_acc } versuchen, von { $victim_dat } zu zehren
param-drain_touch-victim = Opfer
    .name = { $case ->
      [gen] Opfers
     *[plain] Opfer
    }
    .plural = Opfer
    .gender = neuter
param-drain_touch-drain = Zehrendes Wesen
    .name = { $case ->
      [gen] Zehrers
     *[plain] Zehrer
    }
    .plural = Zehrer
    .gender = masculine
procedure-resist = Widerstand gegen einen Entzug
    .name = { $case ->
      [gen] Widerstands gegen einen Entzug
     *[plain] Widerstand gegen einen Entzug
    }
    .plural = Widerstände gegen einen Entzug
    .gender = masculine
    .do = lass { $victim_acc } { $drain_dat } widerstehen
param-resist-victim = Opfer
    .name = { $case ->
      [gen] Opfers
     *[plain] Opfer
    }
    .plural = Opfer
    .gender = neuter
param-resist-drain = Zehrendes Wesen
    .name = { $case ->
      [gen] Zehrers
     *[plain] Zehrer
    }
    .plural = Zehrer
    .gender = masculine
local-resist-bonus = Zugabe
    .plural = Zugaben
    .gender = feminine
local-resist-spared = Punkte über der Mindestwertung
    .name = Zahl der Punkte über der Mindestwertung
    .plural = Zahlen der Punkte über der Mindestwertung
    .gender = feminine
local-resist-points = Verlorene Punkte
    .name = Zahl der verlorenen Punkte
    .plural = Zahlen der verlorenen Punkte
    .gender = feminine
procedure-mend = Heilung in einem Tempel
    .plural = Heilungen in einem Tempel
    .gender = feminine
    .do = heile { $who_acc }
param-mend-who = Patient
    .name = { $case ->
      [acc] Patienten
      [dat] Patienten
      [gen] Patienten
     *[plain] Patient
    }
    .plural = Patienten
    .gender = masculine
local-mend-which = Attribut
    .name = { $case ->
      [gen] Attributs
     *[plain] Attribut
    }
    .plural = Attribute
    .gender = neuter
kind-talent = Gabe
    .plural = Gaben
    .plural_name = Gaben
    .gender = feminine
    .bare = yes
talent-unbroken_soul = Ungebrochene Seele
    .gender = feminine
talent-unbroken_soul-text = Was andere leeren würde, findet an dir keinen Halt: { SIGNED($bonus) } bei jeder Probe gegen einen Entzug.
talent-iron_will = Eiserner Wille
    .gender = masculine
talent-iron_will-text = Dein Geist gehört nur dir: { SIGNED($bonus) } bei jeder Probe auf Willenskraft.
talent-divine_grace = Göttliche Gnade
    .gender = feminine
talent-divine_grace-text = Etwas Größeres steht dem Paladin bei: { SIGNED($bonus) } bei jeder Probe gegen einen Entzug.
talent-gourmand = Feinschmecker
    .gender = masculine
talent-gourmand-text = Du lässt von einem frischen Kadaver nichts verkommen, und er gibt dir seine Marken doppelt.

## Abstammungen

kind-race = Abstammung
    .plural = Abstammungen
    .plural_name = Abstammungen
    .gender = feminine
    .bare = yes
field-race-strength = Stärke
    .gender = feminine
field-race-dexterity = Gewandtheit
    .gender = feminine
field-race-toughness = Zähigkeit
    .gender = feminine
field-race-intelligence = Intelligenz
    .gender = feminine
field-race-willpower = Willenskraft
    .gender = feminine
field-race-presence = Ausstrahlung
    .gender = feminine
field-race-spread = Spanne
    .gender = feminine
table-potential_of = Grundbegabung einer Abstammung
    .name = Grundbegabung
    .plural = Grundbegabungen
    .gender = feminine
    .after = { $race_gen } { $which_im }
param-potential_of-race = Abstammung
    .plural = Abstammungen
    .gender = feminine
param-potential_of-which = Attribut
    .name = { $case ->
      [gen] Attributs
     *[plain] Attribut
    }
    .plural = Attribute
    .gender = neuter
formula-highest_potential = Höchste Begabung einer Abstammung
    .name = Höchstbegabung
    .plural = Höchstbegabungen
    .gender = feminine
    .after = { $race_gen } { $which_im }
param-highest_potential-race = Abstammung
    .plural = Abstammungen
    .gender = feminine
param-highest_potential-which = Attribut
    .name = { $case ->
      [gen] Attributs
     *[plain] Attribut
    }
    .plural = Attribute
    .gender = neuter
procedure-begin = Beginn einer Reise
    .name = { $case ->
      [gen] Beginns einer Reise
     *[plain] Beginn einer Reise
    }
    .plural = Anfänge einer Reise
    .gender = masculine
    .do = beginne eine Reise mit { $who_dat } { $race_sort ->
          [param] nach { $race_dat }
         *[other] ({ $race })
        }
param-begin-who = Neuling
    .name = { $case ->
      [gen] Neulings
     *[plain] Neuling
    }
    .plural = Neulinge
    .gender = masculine
param-begin-race = Abstammung
    .plural = Abstammungen
    .gender = feminine
local-begin-which = Attribut
    .name = { $case ->
      [gen] Attributs
     *[plain] Attribut
    }
    .plural = Attribute
    .gender = neuter
procedure-roll_potential = Wurf einer Begabung
    .name = { $case ->
      [gen] Wurfs einer Begabung
     *[plain] Wurf einer Begabung
    }
    .plural = Würfe einer Begabung
    .gender = masculine
    .do = wirf für { $who_acc } { $race_sort ->
          [param] nach { $race_dat }
         *[other] ({ $race })
        } die Begabung { $which_im }
param-roll_potential-who = Neuling
    .name = { $case ->
      [gen] Neulings
     *[plain] Neuling
    }
    .plural = Neulinge
    .gender = masculine
param-roll_potential-race = Abstammung
    .plural = Abstammungen
    .gender = feminine
param-roll_potential-which = Attribut
    .name = { $case ->
      [gen] Attributs
     *[plain] Attribut
    }
    .plural = Attribute
    .gender = neuter
local-roll_potential-rolled = Geworfene Begabung
    .name = { $case ->
      [dat] geworfenen Begabung
      [gen] geworfenen Begabung
     *[plain] geworfene Begabung
    }
    .plural = geworfene Begabungen
    .gender = feminine

## Krankheiten

kind-disease = Krankheit
    .plural = Krankheiten
    .plural_name = Krankheiten
    .gender = feminine
    .bare = yes
disease-filth_fever = Schmutzfieber
    .gender = neuter
disease-red_ache = Roter Schmerz
    .gender = masculine
disease-shakes = Zittersucht
    .gender = feminine
disease-marsh_ague = Sumpffieber
    .gender = neuter
disease-grave_rot = Grabfäule
    .gender = feminine
disease-mummy_rot = Mumienfäule
    .gender = feminine
disease-brain_fever = Hirnfieber
    .gender = neuter
disease-burrowing_worms = Wühlwürmer
    .gender = masculine
    .number = plural
field-disease-resisted_with = Überwunden mit
    .name = { $case ->
      [gen] Attributs zur Überwindung
     *[plain] Attribut zur Überwindung
    }
    .plural = Attribute zur Überwindung
    .gender = neuter
field-disease-teaches = Übt durch
    .name = Übung aus der Überwindung
    .plural = Übungen aus der Überwindung
    .gender = feminine
procedure-fight_off = Kampf gegen eine Krankheit
    .name = { $case ->
      [gen] Kampfs gegen eine Krankheit
     *[plain] Kampf gegen eine Krankheit
    }
    .plural = Kämpfe gegen eine Krankheit
    .gender = masculine
    .do = lass { $who_acc } gegen { $disease_acc } ankämpfen
param-fight_off-who = Patient
    .name = { $case ->
      [acc] Patienten
      [dat] Patienten
      [gen] Patienten
     *[plain] Patient
    }
    .plural = Patienten
    .gender = masculine
param-fight_off-disease = Krankheit
    .plural = Krankheiten
    .gender = feminine
param-fight_off-difficulty = Schwierigkeit
    .plural = Schwierigkeiten
    .gender = feminine
local-fight_off-bonus = Zugabe
    .plural = Zugaben
    .gender = feminine
event-fought_off = Überwundene Krankheit
    .name = Genesung
    .plural = Genesungen
    .gender = feminine
    .as_who = { $place ->
      [neben] du { $disease_said ->
          [yes] { $disease_acc }
         *[no] eine Krankheit
        } überwindest
      [other] du { $disease_said ->
          [yes] { $disease_acc }
         *[no] eine Krankheit
        } überwindest
      [inv] überwindest du { $disease_said ->
          [yes] { $disease_acc }
         *[no] eine Krankheit
        }
     *[last] du überwindest { $disease_said ->
          [yes] { $disease_acc }
         *[no] eine Krankheit
        }
    }
    .happens = { $place ->
      [neben] { $who } { $disease_acc } überwindet
      [other] { $who } { $disease_acc } überwindet
      [inv] überwindet { $who } { $disease_acc }
     *[last] { $who } überwindet { $disease_acc }
    }
param-fought_off-disease = Krankheit
    .plural = Krankheiten
    .gender = feminine

## Einträge der Tabellen: Übungen, Fehltritte, zehrende Wesen, Abstammungen

mark-burdened = Unter einer Last, die bremst, handeln, nicht warten
    .name = „Unter einer Last, die bremst, handeln, nicht warten“
    .gender = feminine
mark-striking = Im Nahkampf treffen, auch mit Tritt oder Schild
    .name = „Im Nahkampf treffen, auch mit Tritt oder Schild“
    .gender = feminine
mark-striking_hard = Im Nahkampf einen kritischen Treffer landen
    .name = „Im Nahkampf einen kritischen Treffer landen“
    .gender = feminine
mark-shielding = Einen Hieb mit dem Schild abfangen
    .name = „Einen Hieb mit dem Schild abfangen“
    .gender = feminine
mark-digging = Einen Zug lang graben
    .name = „Einen Zug lang graben“
    .gender = feminine
mark-door_kicking = Gegen eine Tür, eine Truhe oder ein Standbild treten
    .name = „Gegen eine Tür, eine Truhe oder ein Standbild treten“
    .gender = feminine
mark-anvil_work = Waffen oder Rüstungen aus Metall am Amboss bearbeiten, gut oder schlecht
    .name = „Waffen oder Rüstungen aus Metall am Amboss bearbeiten, gut oder schlecht“
    .gender = feminine
mark-straining = Sich gegen einen Griff stemmen, mit oder ohne Erfolg
    .name = „Sich gegen einen Griff stemmen, mit oder ohne Erfolg“
    .gender = feminine
mark-wading = Einen Schritt in tiefem Wasser tun
    .name = „Einen Schritt in tiefem Wasser tun“
    .gender = feminine
mark-hauling = 20 kg oder mehr heben
    .name = „20 kg oder mehr heben“
    .gender = feminine
mark-dodging = Einem Angriff ausweichen oder an einer bekannten Falle vorbeikommen
    .name = „Einem Angriff ausweichen oder an einer bekannten Falle vorbeikommen“
    .gender = feminine
mark-parrying = Einen Hieb parieren
    .name = „Einen Hieb parieren“
    .gender = feminine
mark-shooting = Mit einem Schuss oder Wurf treffen
    .name = „Mit einem Schuss oder Wurf treffen“
    .gender = feminine
mark-sneaking = Einen Schritt in Hörweite eines Wesens tun
    .name = „Einen Schritt in Hörweite eines Wesens tun“
    .gender = feminine
mark-backstabbing = Aus dem Verborgenen treffen
    .name = „Aus dem Verborgenen treffen“
    .gender = feminine
mark-climbing = Aus dem Wasser aufs Eis oder aus einer Grube klettern
    .name = „Aus dem Wasser aufs Eis oder aus einer Grube klettern“
    .gender = feminine
mark-picking = Sich an einem Schloss versuchen
    .name = „Sich an einem Schloss versuchen“
    .gender = feminine
mark-disarming = Sich mit Fingerfertigkeit an einer Falle versuchen
    .name = „Sich mit Fingerfertigkeit an einer Falle versuchen“
    .gender = feminine
mark-stealing = Zu stehlen versuchen
    .name = „Zu stehlen versuchen“
    .gender = feminine
mark-staying_alert = Sich nicht überraschen lassen
    .name = „Sich nicht überraschen lassen“
    .gender = feminine
mark-aiming_spells = Mit einem Angriffszauber treffen: Strahl, Geschoss, Berührung
    .name = „Mit einem Angriffszauber treffen: Strahl, Geschoss, Berührung“
    .gender = feminine
mark-bleeding = Einen Hieb einstecken, der Trefferpunkte kostet
    .name = „Einen Hieb einstecken, der Trefferpunkte kostet“
    .gender = feminine
mark-reeling = Einen schweren oder kritischen Treffer einstecken
    .name = „Einen schweren oder kritischen Treffer einstecken“
    .gender = feminine
mark-felling = Im Nahkampf einen Feind der eigenen oder einer höheren Stufe töten
    .name = „Im Nahkampf einen Feind der eigenen oder einer höheren Stufe töten“
    .gender = feminine
mark-recovering = Eine Krankheit ohne Willenskraft überwinden
    .name = „Eine Krankheit ohne Willenskraft überwinden“
    .gender = feminine
mark-freezing_bath = Durchs Eis brechen
    .name = „Durchs Eis brechen“
    .gender = feminine
mark-marching = Einen Schritt in der Wildnis tun
    .name = „Einen Schritt in der Wildnis tun“
    .gender = feminine
mark-fasting = Hungrig, aber noch nicht schwach, handeln, nicht warten
    .name = „Hungrig, aber noch nicht schwach, handeln, nicht warten“
    .gender = feminine
mark-shaking_off = Blutung, Gift oder ein anderes anhaltendes Übel überstehen
    .name = „Blutung, Gift oder ein anderes anhaltendes Übel überstehen“
    .gender = feminine
mark-exertion = Ausdauer für eine Waffenkunst aufwenden
    .name = „Ausdauer für eine Waffenkunst aufwenden“
    .gender = feminine
mark-cold_dawn = Den Morgen (6 Uhr) bei Frost erleben
    .name = „Den Morgen (6 Uhr) bei Frost erleben“
    .gender = feminine
mark-finding = Durch Suchen Verborgenes finden
    .name = „Durch Suchen Verborgenes finden“
    .gender = feminine
mark-reading = Eine Schriftrolle lesen
    .name = „Eine Schriftrolle lesen“
    .gender = feminine
mark-identifying = Einen Gegenstand bestimmen
    .name = „Einen Gegenstand bestimmen“
    .gender = feminine
mark-studying = Einen Zauber aus einem Zauberbuch lernen
    .name = „Einen Zauber aus einem Zauberbuch lernen“
    .gender = feminine
mark-writing = Einen bekannten Zauber auf eine Schriftrolle schreiben
    .name = „Einen bekannten Zauber auf eine Schriftrolle schreiben“
    .gender = feminine
mark-first_kill = Zum ersten Mal ein Wesen einer Art töten
    .name = „Zum ersten Mal ein Wesen einer Art töten“
    .gender = feminine
mark-casting_with_wits = Einen bekannten Zauber wirken, der mit Intelligenz wächst oder dessen Schaden gar nicht wächst
    .name = „Einen bekannten Zauber wirken, der mit Intelligenz wächst oder dessen Schaden gar nicht wächst“
    .gender = feminine
mark-arriving = Zum ersten Mal eine Ebene erreichen, die Erfahrung bringt
    .name = „Zum ersten Mal eine Ebene erreichen, die Erfahrung bringt“
    .gender = feminine
mark-inspecting = Einem getragenen Gegenstand ansehen, was er ist
    .name = „Einem getragenen Gegenstand ansehen, was er ist“
    .gender = feminine
mark-searching_in_vain = Einen Zug lang vergeblich suchen
    .name = „Einen Zug lang vergeblich suchen“
    .gender = feminine
mark-foraging = Nach Nahrung suchen, mit oder ohne Erfolg
    .name = „Nach Nahrung suchen, mit oder ohne Erfolg“
    .gender = feminine
mark-working_out_traps = Sich mit Verstand an einer Falle versuchen
    .name = „Sich mit Verstand an einer Falle versuchen“
    .gender = feminine
mark-noticing = Im Vorbeigehen etwas bemerken
    .name = „Im Vorbeigehen etwas bemerken“
    .gender = feminine
mark-persevering = Eine Handlung von mehreren Zügen zu Ende bringen
    .name = „Eine Handlung von mehreren Zügen zu Ende bringen“
    .gender = feminine
mark-clear_head = Das Hirnfieber überwinden
    .name = „Das Hirnfieber überwinden“
    .gender = feminine
mark-striking_hungry = Hungrig oder schlimmer einen Hieb landen
    .name = „Hungrig oder schlimmer einen Hieb landen“
    .gender = feminine
mark-focusing = Mana für eine Gabe aufwenden
    .name = „Mana für eine Gabe aufwenden“
    .gender = feminine
mark-praying = An einem vergessenen Altar beten
    .name = „An einem vergessenen Altar beten“
    .gender = feminine
mark-crystal_eating = Einen magischen Kristall verzehren
    .name = „Einen magischen Kristall verzehren“
    .gender = feminine
mark-struggling = Sich gegen einen Griff wehren, mit oder ohne Erfolg
    .name = „Sich gegen einen Griff wehren, mit oder ohne Erfolg“
    .gender = feminine
mark-holding_out = Dem standhalten, was Attribute entzieht
    .name = „Dem standhalten, was Attribute entzieht“
    .gender = feminine
mark-regaining_wits = Sich von einer Überraschung erholen
    .name = „Sich von einer Überraschung erholen“
    .gender = feminine
mark-casting_with_will = Einen bekannten Zauber wirken, der mit Willenskraft wächst
    .name = „Einen bekannten Zauber wirken, der mit Willenskraft wächst“
    .gender = feminine
mark-chatting = Plaudern
    .name = „Plaudern“
    .gender = feminine
mark-trading = Waren bezahlen oder verkaufen
    .name = „Waren bezahlen oder verkaufen“
    .gender = feminine
mark-errand_done = Einen Auftrag erfüllen
    .name = „Einen Auftrag erfüllen“
    .gender = feminine
mark-parting_crowds = Ein Wesen dazu bringen, Platz zu machen
    .name = „Ein Wesen dazu bringen, Platz zu machen“
    .gender = feminine
mark-inspiring = Mit Gesang begeistern oder bauchreden
    .name = „Mit Gesang begeistern oder bauchreden“
    .gender = feminine
mark-guild_rank = Einen Rang in einer Gilde gewinnen
    .name = „Einen Rang in einer Gilde gewinnen“
    .gender = feminine
mark-haggling = Einen Handel abschließen, den dein Verhandeln verbessert hat
    .name = „Einen Handel abschließen, den dein Verhandeln verbessert hat“
    .gender = feminine
mark-first_meeting = Mit jemandem zum ersten Mal plaudern
    .name = „Mit jemandem zum ersten Mal plaudern“
    .gender = feminine
mark-casting_with_presence = Einen bekannten Zauber wirken, der mit Ausstrahlung wächst
    .name = „Einen bekannten Zauber wirken, der mit Ausstrahlung wächst“
    .gender = feminine
lapse-weak_arms_at_dawn = Am Morgen (6 Uhr) vor Hunger schwache Arme haben
    .name = „Am Morgen (6 Uhr) vor Hunger schwache Arme haben“
    .gender = masculine
lapse-overloaded = Überladen handeln, weder warten noch etwas ablegen
    .name = „Überladen handeln, weder warten noch etwas ablegen“
    .gender = masculine
lapse-weak_body_at_dawn = Am Morgen (6 Uhr) vor Hunger einen schwachen Körper haben
    .name = „Am Morgen (6 Uhr) vor Hunger einen schwachen Körper haben“
    .gender = masculine
lapse-starving = Einen Trefferpunkt an den Hunger verlieren
    .name = „Einen Trefferpunkt an den Hunger verlieren“
    .gender = masculine
lapse-vomiting = Sich übergeben
    .name = „Sich übergeben“
    .gender = masculine
lapse-reckless_step = Eine bekannte Falle auslösen
    .name = „Eine bekannte Falle auslösen“
    .gender = masculine
lapse-fainting = Vor Hunger ohnmächtig werden
    .name = „Vor Hunger ohnmächtig werden“
    .gender = masculine
lapse-caught_stealing = Beim Stehlen ertappt werden
    .name = „Beim Stehlen ertappt werden“
    .gender = masculine
drain-ankou = Ankou
    .gender = masculine
drain-archlich = Erzlich
    .gender = masculine
drain-banshee = Banshee
    .gender = feminine
drain-barrow_king = Hügelgrabkönig
    .gender = masculine
drain-bodach = Bodach
    .gender = masculine
drain-deathless_king = Todloser König
    .gender = masculine
drain-deathshade = Todesschatten
    .gender = masculine
drain-demilich = Demilich
    .gender = masculine
drain-dread_wraith = Schreckensschemen
    .gender = masculine
drain-elder_vampire = Alter Vampir
    .gender = masculine
drain-eldest_vampire = Ältester Vampir
    .gender = masculine
drain-ghost_dragon = Geisterdrache
    .gender = masculine
drain-ghost_lord = Geisterfürst
    .gender = masculine
drain-gibbering_shade = Schnatternder Schatten
    .gender = masculine
drain-greater_shadow = Großer Schatten
    .gender = masculine
drain-incubus = Inkubus
    .gender = masculine
drain-lich = Lich
    .gender = masculine
drain-lich_drake = Lichdrache
    .gender = masculine
drain-night_mare = Nachtmahr
    .gender = masculine
drain-nightganger = Nachtgänger
    .gender = masculine
drain-nightwing = Nachtschwinge
    .gender = feminine
drain-nightworm = Nachtwurm
    .gender = masculine
drain-nihtscinna_the_hollow = Nihtscinna die Hohle
    .gender = feminine
drain-nosferatu = Nosferatu
    .gender = masculine
drain-pale_drinker = Bleicher Trinker
    .gender = masculine
drain-shadow = Schatten
    .gender = masculine
drain-succubus = Sukkubus
    .gender = masculine
drain-vampire = Vampir
    .gender = masculine
drain-vampire_lord = Vampirfürst
    .gender = masculine
drain-vampire_spawn = Vampirbrut
    .gender = feminine
drain-washer_at_the_ford = Wäscherin an der Furt
    .gender = feminine
drain-white_lady = Weiße Frau
    .gender = feminine
drain-wight_lord = Gruftfürst
    .gender = masculine
drain-wraith = Schemen
    .gender = masculine
drain-wraith_lord = Schemenfürst
    .gender = masculine
drain-wealaf_the_unburied = Wēalāf der Unbegrabene
    .gender = masculine
race-elf = Elf
    .gender = masculine
race-human = Mensch
    .gender = masculine
race-dwarf = Zwerg
    .gender = masculine
race-halfling = Halbling
    .gender = masculine
race-gnome = Gnom
    .gender = masculine
race-goblin = Goblin
    .gender = masculine
race-drow = Drow
    .gender = masculine
race-kobold = Kobold
    .gender = masculine
race-duergar = Duergar
    .gender = masculine
race-half_elf = Halbelf
    .gender = masculine
race-half_orc = Halbork
    .gender = masculine
race-lizardfolk = Echsenmensch
    .gender = masculine
race-ratfolk = Rattenmensch
    .gender = masculine

## Rast

clock-turn = Zug
    .name = { $case ->
      [gen] Zugs
     *[plain] Zug
    }
    .plural = Züge
    .gender = masculine
event-disturbed = Störung
    .plural = Störungen
    .gender = feminine
    .as_sleeper = { $place ->
      [neben] dich etwas stört
      [other] dich etwas stört
      [inv] stört dich etwas
     *[last] etwas stört dich
    }
    .happens = { $place ->
      [neben] etwas { $sleeper_acc } stört
      [other] etwas { $sleeper_acc } stört
      [inv] stört etwas { $sleeper_acc }
     *[last] etwas stört { $sleeper_acc }
    }
param-disturbed-sleeper = Schläfer
    .name = { $case ->
      [gen] Schläfers
     *[plain] Schläfer
    }
    .plural = Schläfer
    .gender = masculine
action-resting = Rast
    .plural = Rasten
    .gender = feminine
    .do = raste { $length } Züge lang
param-resting-length = Gewählte Dauer
    .name = { $case ->
      [dat] gewählten Dauer
      [gen] gewählten Dauer
     *[plain] gewählte Dauer
    }
    .plural = gewählte Dauern
    .gender = feminine
