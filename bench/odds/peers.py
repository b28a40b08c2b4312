"""Times the goals of the odds in our engine, in icepool and in dyce, and checks first that all find the same chances.

    bench/odds/run             # builds, installs both libraries, runs this
    python peers.py BINARY     # in an environment that has tests/peers/requirements.txt

The libraries are told each task twice where that matters: `by hand` is how somebody writes it who knows which sums may be
taken apart, with the hit, the dodge and the dice worked out beforehand; `plainly` is every die in one call. Ours is told
neither: it runs the bytecode of the pack, which works these numbers out, too.

What is timed is the least of several runs in this process, after one that is not counted; what the libraries remember of
dice from one run to the next, they may use. Ours is timed twice: `first` by an engine that knows nothing yet of the table,
`again` by one that answered the same before.
"""

import json
import subprocess
import sys
import time
import warnings
from fractions import Fraction

import dyce
import icepool
from dyce import H, P

# dyce calls its `expand` experimental on every call
warnings.filterwarnings("ignore")

# What the pack's own rules make of the two fighters: see `runebook trace`.
TO_HIT, MELEE, EVASION, STEP, ARMOUR = 9, 6, 8, 80, (2, 4)
MELEES, EVASIONS = range(6, 46), range(25)


def least(work, seconds=1.0):
    """The least time of one call, over about a second of them."""
    work()
    best, began = float("inf"), time.perf_counter()
    while True:
        start = time.perf_counter()
        work()
        now = time.perf_counter()
        best = min(best, now - start)
        if now - began > seconds:
            return best


def joint(net, crit):
    """Two numbers as one, for dyce counts ints."""
    return net * 16 + crit


# The attack: an opposed d20, a die more for each 8 of the margin, damage less armour.

def crits(margin):
    return (10 * margin + 4) // STEP


def attack_icepool(to_hit=TO_HIT, dodge=EVASION):
    def struck(margin):
        if margin <= 0:
            return icepool.Reroll
        return nets[crits(margin)]

    armour = ARMOUR[0] @ icepool.d(ARMOUR[1])
    margins = icepool.d(20) + to_hit - icepool.d(20) - dodge
    most = max(crits(margins.max_outcome()), 0)
    nets = [
        ((1 + crit) @ icepool.d12 - armour).map(lambda net, crit=crit: (max(net, 0), crit)) for crit in range(most + 1)
    ]
    return margins.map(struck)


def attack_icepool_plainly():
    def struck(mine, theirs, *armour):
        margin = mine + TO_HIT - theirs - EVASION
        if margin <= 0:
            return icepool.Reroll
        crit = crits(margin)
        return ((1 + crit) @ icepool.d12).map(lambda damage: (max(damage - sum(armour), 0), crit))

    return icepool.map(struck, icepool.d20, icepool.d20, icepool.d4, icepool.d4)


def attack_dyce(to_hit=TO_HIT, dodge=EVASION):
    def struck(margin):
        return nets[crits(margin.outcome)] if margin.outcome > 0 else H({-1: 1})

    armour = ARMOUR[0] @ H(ARMOUR[1])
    margins = H(20) + to_hit - H(20) - dodge
    most = max(crits(max(margins)), 0)
    nets = [
        ((1 + crit) @ H(12) - armour).apply(lambda net, crit=crit: joint(max(net, 0), crit)) for crit in range(most + 1)
    ]
    return dyce.expand(struck, margins)


def attack_dyce_plainly():
    def struck(mine, theirs, one, other):
        margin = mine.outcome + TO_HIT - theirs.outcome - EVASION
        if margin <= 0:
            return H({-1: 1})
        crit, armour = crits(margin), one.outcome + other.outcome
        return ((1 + crit) @ H(12)).apply(lambda damage: joint(max(damage - armour, 0), crit))

    return dyce.expand(struck, H(20), H(20), H(4), H(4))


def each_attack(attack):
    return [
        attack(melee + TO_HIT - MELEE, evasion) for melee in MELEES for evasion in EVASIONS
    ]


# Holding out: 2d12 and a modifier against a difficulty; a double twelve always holds.

CELLS = [(difficulty, score) for difficulty in range(1, 49) for score in range(21)]


def needs(difficulty, score):
    return min(difficulty - (score - 10) // 2, 24)


def shown(chance):
    """With the digits of the page: one, two below one percent, half to even."""
    percent = Fraction(chance) * 100
    digits = 2 if percent < 1 else 1
    return f"{float(round(percent, digits)):.{digits}f}"


def held_icepool():
    dice = 2 @ icepool.d12
    return [shown(dice.probability(">=", needs(*cell))) for cell in CELLS]


def held_dyce():
    dice = 2 @ H(12)
    cells = []
    for cell in CELLS:
        holds = dice.ge(needs(*cell))
        cells.append(shown(Fraction(holds.get(True, 0), holds.total)))
    return cells


# The exploding d6 of rip.txt, as (total, last): 1 is five less and goes on as long as 1 falls; 6 goes on with bursts.

DEEP = 16  # 6^-16 is 3.5e-13


def rip_icepool():
    def burst(deep):
        again = burst(deep - 1) if deep else icepool.Die([(0, 6)])
        faces = [(0, 1), (0, 2), (0, 3), (1, 4), (2, 5)]
        return icepool.Die([*faces, again.map(lambda total, last: (total + 3, last))])

    high = burst(DEEP).map(lambda total, last: (total + 6, last))

    def down(deep):
        again = down(deep - 1) if deep else icepool.Die([(0, 1)])
        low = again.map(lambda total, last: (total - 5, last))
        return icepool.Die([low, *((face, face) for face in range(2, 6)), high])

    return down(DEEP)


def rip_dyce():
    def burst(deep):
        again = burst(deep - 1) if deep else H({6: 1})
        return dyce.expand(
            lambda shown: {4: joint(1, 4), 5: joint(2, 5), 6: again + joint(3, 0)}.get(shown.outcome, shown.outcome),
            H(6),
        )

    high = burst(DEEP) + joint(6, 0)

    def down(deep):
        again = down(deep - 1) if deep else H({1: 1})
        return dyce.expand(
            lambda shown: {1: again + joint(-5, 0), 6: high}.get(shown.outcome, joint(shown.outcome, shown.outcome)),
            H(6),
        )

    return down(DEEP)


# Duels to 0 health: d20 + 8 against d20 + 5, a die more for each 7, 3d7 less 2d4.

def duel_icepool(mine, theirs):
    armour = 2 @ icepool.d4
    margins = icepool.d20 + 8 - icepool.d20 - 5
    crits = range(margins.max_outcome() // 7 + 1)
    nets = [((3 + crit) @ icepool.d7 - armour).map(lambda net: max(net, 0)) for crit in crits]
    harm = margins.map(lambda margin: nets[margin // 7] if margin > 0 else 0)

    def round_of(one, other):
        """Both have their turn, unless one of them has lost."""
        if one <= 0 or other <= 0:
            return (one, other)
        hit = harm.map(lambda harm: max(other - harm, 0))
        return hit.map(lambda other: (one, other) if other <= 0 else harm.map(lambda harm: (max(one - harm, 0), other)))

    end = icepool.Die([(mine, theirs)]).map(round_of, star=True, repeat="inf")
    return end.map(lambda one, other: other <= 0).probability(True)


# What is kept of many dice.

def kept_icepool(count, sides, keep):
    return icepool.d(sides).pool(count).highest(keep).sum()


def kept_dyce(count, sides, keep):
    return (count @ P(sides)).at(slice(-keep, None))


# Comparing

def of_icepool(die):
    return {outcome: Fraction(quantity, die.denominator()) for outcome, quantity in die.items() if quantity}


def of_dyce(h, pair=False):
    """What did not hit is left out, and the rest is all there is."""
    total = h.total - h.get(-1, 0) if pair else h.total
    key = (lambda outcome: (outcome >> 4, outcome & 15)) if pair else (lambda outcome: outcome)
    counts = ((outcome, count) for outcome, count in h.items() if count and not (pair and outcome == -1))
    return {key(outcome): Fraction(count, total) for outcome, count in counts}


def ours_of(found, fields=None):
    outcomes = {}
    for values, ends in found["outcomes"]:
        at = tuple(values[:fields]) if fields else values[0]
        low, high = (Fraction(end) for end in ends)
        before = outcomes.get(at, (0, 0))
        outcomes[at] = (before[0] + low, before[1] + high)
    return outcomes


def same(ours, theirs, off=0):
    keys = ours.keys() | theirs.keys()
    ends = ((ours.get(key, (0, 0)), theirs.get(key, 0)) for key in keys)
    wrong = [ends for ends in ends if not ends[0][0] - off <= ends[1] <= ends[0][1] + off]
    assert not wrong, wrong[:3]


def show(seconds):
    for unit, size in (("s", 1), ("ms", 1e-3), ("µs", 1e-6)):
        if seconds >= size:
            return f"{seconds / size:.3g} {unit}"
    return f"{seconds / 1e-9:.3g} ns"


def row(name, ours, goal, *theirs):
    """Ours first and again, the goal, and each library: how many times ours it takes."""
    first, again = ours["first"], ours["again"]
    again_only = f"met again, missed first by {first / goal:.1f}"
    met = "met" if first <= goal else again_only if again <= goal else f"missed by {again / goal:.1f}"
    libraries = "; ".join(f"{who} {show(took)} ({took / again:.3g} ×)" for who, took in theirs)
    print(f"{name:32} {show(first):>9} {show(again):>9}   {show(goal):>8} {met:32} {libraries or '–'}")


def main():
    binary, long = sys.argv[1], "--long" in sys.argv
    ours = json.loads(subprocess.run([binary], capture_output=True, text=True, check=True).stdout)
    print(f"{'task':32} {'first':>9} {'again':>9}   {'goal':>8} {'':32} the libraries (how many times ours)")
    attacks(ours)
    tables(ours)
    rip(ours["rip"])
    duels(ours, long)
    keeps(ours)
    for name, said in (("sampled", "sampled duel, 40 × 60"), ("fight", "sampled duel of sil-q")):
        found = ours[name]["found"]
        each, threads = ours[name]["first"] / found["fights"], found["cores"] or "all"
        print(f"{said:32} {1 / each:>9.4g} a second on {threads} threads, {found['attacks']:.1f} attacks each")


def attacks(ours):
    found = ours_of(ours["attack"]["found"], 2)
    makers = {
        "icepool by hand": (attack_icepool, of_icepool),
        "icepool plainly": (attack_icepool_plainly, of_icepool),
        "dyce by hand": (attack_dyce, lambda h: of_dyce(h, True)),
        "dyce plainly": (attack_dyce_plainly, lambda h: of_dyce(h, True)),
    }
    for make, read in makers.values():
        same(found, read(make()))
    row("a full attack, joint", ours["attack"], 30e-6, *((who, least(make)) for who, (make, _) in makers.items()))


def tables(ours):
    found = [ours_of(cell, 2) for cell in ours["attacks"]["found"]]
    for attack, read in ((attack_icepool, of_icepool), (attack_dyce, lambda h: of_dyce(h, True))):
        for mine, theirs in zip(found, each_attack(attack), strict=True):
            same(mine, read(theirs))
    makers = (("icepool by hand", attack_icepool), ("dyce by hand", attack_dyce))
    timed = [(who, least(lambda m=make: each_attack(m))) for who, make in makers]
    row("the same, 1,000 cells", ours["attacks"], 30e-3, *timed)
    held = [shown.replace("%", "").strip() for _, shown in ours["hold"]["found"]]
    for make in (held_icepool, held_dyce):
        wrong = [ends for ends in zip(CELLS, held, make(), strict=True) if ends[1] != ends[2]]
        assert not wrong, wrong[:9]
    makers = (("icepool", held_icepool), ("dyce", held_dyce))
    row("2d12 and a modifier, 1,008 cells", ours["hold"], 50e-6, *((who, least(make)) for who, make in makers))


def rip(ours):
    found = ours_of(ours["found"], 2)
    assert ours["found"]["residual"] <= 1e-12
    for theirs in (of_icepool(rip_icepool()), of_dyce(rip_dyce(), True)):
        same(found, theirs, 1e-12)
    makers = (("icepool, cut off", rip_icepool), ("dyce, cut off", rip_dyce))
    row("exploding d6 of rip, joint", ours, 50e-6, *((who, least(make)) for who, make in makers))


def duels(ours, long):
    for name, healths, goal, wait in (("duel_12", (12, 12), 1e-3, True), ("duel_40", (40, 60), 25e-3, long)):
        theirs = []
        if wait:
            start = time.perf_counter()
            win = duel_icepool(*healths)
            theirs.append(("icepool, once", time.perf_counter() - start))
            low, high = ours[name]["found"]["wins"][0]
            assert low - 1e-12 <= win <= high + 1e-12, (low, win, high)
        row(f"duel to 0 health, {healths[0]} × {healths[1]}", ours[name], goal, *theirs)


def keeps(ours):
    for dice, goal in (((10, 10, 4), 25e-6), ((40, 20, 10), 2.5e-3)):
        name = "keep_{2}_of_{0}d{1}".format(*dice)
        found = ours_of(ours[name]["found"])
        # dyce goes through all ways in which 40 dice fall into faces: that takes more than minutes
        makers = (("icepool", kept_icepool), ("dyce", kept_dyce))[: 2 if dice[0] < 40 else 1]
        for who, make in makers:
            same(found, (of_icepool if who == "icepool" else of_dyce)(make(*dice)))
        row(name.replace("_", " "), ours[name], goal, *((who, least(lambda m=make: m(*dice))) for who, make in makers))


if __name__ == "__main__":
    main()
