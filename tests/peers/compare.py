"""Holds answers of `runebook odds` against icepool and dyce: the same dice and procedures, said three times.

    .ci/peers                          # makes the environment in target/, builds the binary, runs this
    python compare.py BINARY [SEED]    # in an environment that has requirements.txt

Every chance must be the same fraction. Where a library means something else by a word, the case says so below and is put to
it in the words that mean the same:

- icepool's `explode(depth=9)` and dyce's `explode_n(n=1)` have a bound when none is said, each another. Ours is always said,
  and is said to them.
- What reaches the bound is kept as it is by all three: a die that still shows the face adds nothing more.
- icepool's `reroll` without `depth` goes on until the face is gone; `depth=1` is our `once`.
- icepool refuses a reroll of every face (it divides by 0); here that is the die as it was, and is not asked.
- dyce has no reroll in 0.7: each face that is rerolled becomes a die again.
- What is kept is `highest(k)` of an icepool pool, and `at(slice(-k, None))` of the sorted dice of dyce.
"""

import json
import random
import subprocess
import sys
import tempfile
import warnings
from fractions import Fraction
from pathlib import Path

import dyce
import icepool
from dyce import H, P

# dyce calls its `expand` experimental on every call
warnings.filterwarnings("ignore")

HEAD = 'entity fighter "Fighter" { }\ncharacter ann "Ann" is fighter { }\n'
MANIFEST = "language: 1\nname: peers\n"


class Case:
    """One question: in our words, with the rules it needs, and as both libraries put it."""

    def __init__(self, question, ice, dy, rules=""):
        self.question, self.ice, self.dy, self.rules = question, ice, dy, rules


def of_icepool(die):
    return {int(outcome): Fraction(quantity, die.denominator()) for outcome, quantity in die.items() if quantity}


def of_dyce(h):
    return {int(outcome): Fraction(count, h.total) for outcome, count in h.items() if count}


def chance(value):
    low, high = value if isinstance(value, list) else (value, value)
    return Fraction(low), Fraction(high)


def ours(binary, pack, question):
    run = subprocess.run(
        [binary, "odds", str(pack), question, "--format", "json", "--all"], capture_output=True, text=True, check=False
    )
    if run.returncode:
        raise SystemExit(f"{question}\n{run.stdout}{run.stderr}")
    outcomes = json.loads(run.stdout)["outcomes"]
    return {int(outcome["values"][0]): chance(outcome["chance"]) for outcome in outcomes}


# Dice

def sums(rng):
    pools = [(rng.randint(1, 6), rng.choice([2, 3, 4, 6, 8, 10, 12, 20])) for _ in range(rng.randint(1, 3))]
    more = rng.randint(-5, 9)
    text = " + ".join(f"{count}d{sides}" for count, sides in pools) + (f" - {-more}" if more < 0 else f" + {more}")
    ice = sum((count @ icepool.d(sides) for count, sides in pools), start=icepool.Die([0])) + more
    dy = H({more: 1})
    for count, sides in pools:
        dy = dy + count @ H(sides)
    return Case(f"odds of (roll ({text}))", ice, dy)


def kept(rng):
    count, sides = rng.randint(2, 6), rng.choice([4, 6, 8, 10, 20])
    keep, high = rng.randint(1, count), rng.random() < 0.5
    pool = icepool.d(sides).pool(count)
    ice = pool.highest(keep).sum() if high else pool.lowest(keep).sum()
    dy = (count @ P(sides)).at(slice(-keep, None) if high else slice(0, keep))
    return Case(f"odds of (roll {count}d{sides} keep {'high' if high else 'low'} {keep})", ice, dy)


def counted(rng):
    count, sides = rng.randint(1, 9), rng.choice([6, 8, 10, 12])
    least = rng.randint(1, sides)
    ice = count @ icepool.d(sides).map(lambda shown: int(shown >= least))
    dy = count @ H(sides).apply(lambda shown: int(shown >= least))
    return Case(f"odds of (roll {count}d{sides} count >= {least})", ice, dy)


def exploding(rng):
    count, sides, deep = rng.randint(1, 4), rng.choice([4, 6, 8, 10]), rng.randint(1, 4)
    face = rng.choice([sides, sides, rng.randint(1, sides)])

    ice = count @ icepool.d(sides).explode([face], depth=deep)
    one = exploded(sides, face, deep)
    return Case(f"odds of (roll {count}d{sides} explode on {face} at most {deep} deep)", ice, count @ one)


def exploded(sides, face, deep):
    """One exploding die of dyce: the face again and again, at most so deep."""
    if deep == 0:
        return H(sides)
    deeper = exploded(sides, face, deep - 1)
    return dyce.expand(lambda shown: deeper + shown.outcome if shown.outcome == face else shown.outcome, H(sides))


def rerolled(rng):
    count, sides = rng.randint(1, 5), rng.choice([4, 6, 8, 12])
    least = rng.randint(1, sides - 1)
    faces = list(range(1, least + 1))
    ice = count @ icepool.d(sides).reroll(faces, depth=1)
    one = dyce.expand(lambda shown: H(sides) if shown.outcome <= least else shown.outcome, H(sides))
    return Case(f"odds of (roll {count}d{sides} reroll <= {least} once)", ice, count @ one)


# Procedures

def procedure(number, body, ice, dy):
    rules = f'procedure case_{number}(who: fighter) "Case {number}" gives out: number = 0 {{\n{body}}}\n'
    return Case(f"odds of out in case_{number}(ann)", ice, dy, rules)


def attack(rng, number):
    """An opposed roll, and harm less protection where it hits."""
    mine, theirs = rng.randint(0, 9), rng.randint(0, 9)
    harm, kept_off = (rng.randint(1, 4), rng.choice([5, 7, 9])), (rng.randint(1, 3), rng.choice([2, 4]))
    body = (
        f"  let mine = roll 1d20 + {mine}\n  let theirs = roll 1d20 + {theirs}\n"
        f"  if mine > theirs {{ set out to (roll {harm[0]}d{harm[1]} - roll {kept_off[0]}d{kept_off[1]}, at least 0) }}\n"
    )
    net = (harm[0] @ icepool.d(harm[1]) - kept_off[0] @ icepool.d(kept_off[1])).map(lambda net: max(net, 0))
    hits = icepool.d(20) + mine > icepool.d(20) + theirs
    ice = hits.if_else(net, icepool.Die([0]))
    left = (harm[0] @ H(harm[1]) - kept_off[0] @ H(kept_off[1])).apply(lambda net: max(net, 0))
    dy = dyce.expand(
        lambda one, other: left if one.outcome + mine > other.outcome + theirs else 0, H(20), H(20)
    )
    return procedure(number, body, ice, dy)


def critical(rng, number):
    """A margin that makes dice."""
    skill, needs = rng.randint(-4, 8), rng.randint(3, 9)
    sides = rng.choice([6, 8, 11])
    body = (
        f"  let margin = roll 1d20 + {skill} - roll 1d20\n"
        f"  if margin >= {needs} {{ set out to roll 3d{sides} }}\n"
        f"  else {{ if margin > 0 {{ set out to roll 1d{sides} }} }}\n"
    )
    margin = icepool.d(20) + skill - icepool.d(20)
    big, small = 3 @ icepool.d(sides), icepool.d(sides)
    ice = margin.map(lambda by: big if by >= needs else small if by > 0 else 0)
    three, one = 3 @ H(sides), H(sides)
    dy = dyce.expand(
        lambda by: three if by.outcome >= needs else one if by.outcome > 0 else 0, H(20) + skill - H(20)
    )
    return procedure(number, body, ice, dy)


def repeated(rng, number):
    """So many tries, of which the good ones are added up."""
    times, sides = rng.randint(2, 6), rng.choice([4, 6, 8])
    least = rng.randint(2, sides)
    body = (
        f"  repeat at most {times} times {{ let shown = roll 1d{sides}\n"
        f"    if shown >= {least} {{ set out to out + shown }} }}\n"
    )
    ice = times @ icepool.d(sides).map(lambda shown: shown if shown >= least else 0)
    dy = times @ H(sides).apply(lambda shown: shown if shown >= least else 0)
    return procedure(number, body, ice, dy)


def either(rng, number):
    """Two rolls of which each is read twice."""
    two, sides = rng.randint(1, 3), rng.choice([6, 8, 12])
    body = (
        f"  let one = roll {two}d6\n  let other = roll 1d{sides}\n"
        "  if one >= other { set out to one - other } else { set out to other - one + 100 }\n"
    )
    told = lambda one, other: one - other if one >= other else other - one + 100  # noqa: E731
    ice = icepool.map(told, two @ icepool.d(6), icepool.d(sides))
    dy = dyce.expand(lambda one, other: told(one.outcome, other.outcome), two @ H(6), H(sides))
    return procedure(number, body, ice, dy)


def likely(rng, number):
    """A chance, then dice for those it falls to."""
    part, of, sides = rng.randint(1, 6), rng.randint(7, 12), rng.choice([4, 6, 10])
    body = f"  with chance {part} / {of} {{ set out to roll 2d{sides} }}\n"
    ice = icepool.coin(part, of).if_else(2 @ icepool.d(sides), icepool.Die([0]))
    hit = 2 @ H(sides)
    dy = dyce.expand(lambda falls: hit if falls.outcome else 0, H({1: part, 0: of - part}))
    return procedure(number, body, ice, dy)


def cases(rng):
    dice = [make(rng) for make in (sums, kept, counted, exploding, rerolled) for _ in range(30)]
    makers = (attack, critical, repeated, either, likely)
    acts = [make(rng, at * len(makers) + place) for at in range(30) for place, make in enumerate(makers)]
    return dice + acts


def main():
    binary, seed = sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 1
    made = cases(random.Random(seed))
    wrong = 0
    with tempfile.TemporaryDirectory() as folder:
        pack = Path(folder)
        (pack / "pack.yaml").write_text(MANIFEST)
        (pack / "rules.rune").write_text(HEAD + "".join(case.rules for case in made))
        for case in made:
            found = ours(binary, pack, case.question)
            for name, theirs in (("icepool", of_icepool(case.ice)), ("dyce", of_dyce(case.dy))):
                known = {outcome: ends for outcome, ends in found.items() if ends[1] > 0}
                same = known.keys() == theirs.keys() and all(
                    low <= theirs[outcome] <= high for outcome, (low, high) in known.items()
                )
                if not same:
                    wrong += 1
                    print(f"{name} differs: {case.question}\n{case.rules}  ours {known}\n  {name} {theirs}")
            exact = all(low == high for low, high in found.values())
            if not exact:
                print(f"not exact: {case.question}")
                wrong += 1
    print(f"{len(made)} values and procedures held against icepool and dyce (seed {seed}): {wrong} differences")
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
