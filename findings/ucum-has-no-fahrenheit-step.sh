#!/bin/sh
# @lhncbc/ucum-lhc 7.1.10 (the reference implementation of UCUM in JavaScript), seen on 2026-11-27.
#
# Guess: heat loss and insulation in the units of the trade, BTU per hour and degree Fahrenheit, convert to W/K,
# and 36,000 BTU/h are 10.551 kW.
# Seen: [degF] is a point on a scale only, so every unit with a step of Fahrenheit is refused: U-values, R-values
# and heat loss. The step in kelvin works, and so does [degR], the step of Rankine, which is as large. And [Btu]
# is the thermochemical BTU: the same 36,000 BTU/h are 10.543 kW, 0.07 % less than by the international table
# ([Btu_IT]), by which equipment is rated.
# What to do: write [degR] for a difference in Fahrenheit, and [Btu_IT] for a BTU.
#
# Run: sh findings/ucum-has-no-fahrenheit-step.sh
# It installs the packages below in a temporary folder, and fails when the behavior has changed.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-audit --no-fund --silent @lhncbc/ucum-lhc@7.1.10

cat >run.mjs <<'JS'
import { createRequire } from 'node:module'

const { UcumLhcUtils } = createRequire(import.meta.url)('@lhncbc/ucum-lhc')
const ucum = UcumLhcUtils.getInstance()
for (const [unit, size, to] of [
  ['[Btu_IT]/(h.[degF])', 500, 'W/K'],
  ['[Btu_IT]/(h.[degR])', 500, 'W/K'],
  ['[sft_i].[degF].h/[Btu_IT]', 19, 'm2.K/W'],
  ['[sft_i].[degR].h/[Btu_IT]', 19, 'm2.K/W'],
  ['[Btu]/h', 36000, 'kW'],
  ['[Btu_th]/h', 36000, 'kW'],
  ['[Btu_IT]/h', 36000, 'kW'],
]) {
  const { status, toVal } = ucum.convertUnitTo(unit, size, to)
  console.log(`${size} ${unit}: ${status === 'succeeded' ? `${toVal.toFixed(3)} ${to}` : 'refused'}`)
}
JS

node run.mjs >seen.txt
cat >expected.txt <<'TEXT'
500 [Btu_IT]/(h.[degF]): refused
500 [Btu_IT]/(h.[degR]): 263.764 W/K
19 [sft_i].[degF].h/[Btu_IT]: refused
19 [sft_i].[degR].h/[Btu_IT]: 3.346 m2.K/W
36000 [Btu]/h: 10.543 kW
36000 [Btu_th]/h: 10.543 kW
36000 [Btu_IT]/h: 10.551 kW
TEXT
cat seen.txt
cmp -s seen.txt expected.txt || {
  echo 'The behavior has changed. Expected:' >&2
  cat expected.txt >&2
  exit 1
}
