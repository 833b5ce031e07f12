#!/bin/sh
# unitmath 0.8.8, seen on 2026-11-27.
#
# Guess: 70 °F less 60 °F is a difference of 10 °F, as in mathjs, whose units the library grew out of.
# Seen: both are turned into kelvin first, and the difference of 5.6 K is read as a temperature again: -449.67 °F.
# A sum of two temperatures is wrong in the same way. A single conversion is right.
# What to do: subtract plain numbers and convert the difference, never subtract units of temperature.
#
# Run: sh findings/unitmath-subtracts-temperatures.sh
# It installs the packages below in a temporary folder, and fails when the behavior has changed.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-audit --no-fund --silent unitmath@0.8.8

cat >run.mjs <<'JS'
import { createRequire } from 'node:module'

const unit = createRequire(import.meta.url)('unitmath')
console.log(`70 degF = ${unit('70 degF').to('degC').toString({ precision: 4 })}`)
console.log(`70 degF - 60 degF = ${unit('70 degF').sub('60 degF').toString({ precision: 5 })}`)
console.log(`21 degC - 20 degC = ${unit('21 degC').sub('20 degC').toString({ precision: 5 })}`)
JS

node run.mjs >seen.txt
cat >expected.txt <<'TEXT'
70 degF = 21.11 degC
70 degF - 60 degF = -449.67 degF
21 degC - 20 degC = -272.15 degC
TEXT
cat seen.txt
cmp -s seen.txt expected.txt || {
  echo 'The behavior has changed. Expected:' >&2
  cat expected.txt >&2
  exit 1
}
