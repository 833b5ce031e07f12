#!/bin/sh
# CoolProp 8.0.0, seen on 2026-11-27.
#
# Guess: a pressure chart of R-454B, the refrigerant of most new air conditioners, comes from the blend's name, as
# that of R-410A does, or from the percentages on its label (68.9 % R-32, 31.1 % R-1234yf, by mass).
# Seen: "R454B" is no name; "R454B.mix" is. The percentages of the label in the text for a blend are read as
# fractions of molecules: at 113 °F the vapor is then 44 psi too low (307 against 351 psig), so a technician who
# charges by that chart charges wrongly. No error is raised. And "R410A.mix", a name of the library, has no
# solution at that temperature, where "R410A" has one.
# What to do: use the name with ".mix", or divide each percentage by the molar mass first.
#
# Run: sh findings/coolprop-blends-by-the-label.sh
# It installs the packages below in a temporary folder, and fails when the behavior has changed.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv packages
packages/bin/pip install --quiet --disable-pip-version-check CoolProp==8.0.0

cat >run.py <<'PY'
from CoolProp.CoolProp import PropsSI

def psig(fluid, quality):
    return PropsSI("P", "T", 318.15, "Q", quality, fluid) / 6894.757 - 14.696

def line(name, fluid):
    try:
        print(f"{name}: {psig(fluid, 0):.0f} psig liquid, {psig(fluid, 1):.0f} psig vapor")
    except ValueError:
        print(f"{name}: no answer")

label = {"R32": 0.689, "R1234yf": 0.311}
moles = {part: mass / PropsSI("M", part) for part, mass in label.items()}
blend = lambda parts: "&".join(f"{part}[{share / sum(parts.values()):.6f}]" for part, share in parts.items())
line("R410A", "R410A")
line("R410A.mix", "R410A.mix")
line("R454B", "R454B")
line("R454B.mix", "R454B.mix")
line("R-454B by the label", "HEOS::" + blend(label))
line("R-454B by molar mass", "HEOS::" + blend(moles))
PY

packages/bin/python run.py >seen.txt
cat >expected.txt <<'TEXT'
R410A: 382 psig liquid, 381 psig vapor
R410A.mix: no answer
R454B: no answer
R454B.mix: 363 psig liquid, 351 psig vapor
R-454B by the label: 336 psig liquid, 307 psig vapor
R-454B by molar mass: 363 psig liquid, 351 psig vapor
TEXT
cat seen.txt
cmp -s seen.txt expected.txt || {
  echo 'The behavior has changed. Expected:' >&2
  cat expected.txt >&2
  exit 1
}
