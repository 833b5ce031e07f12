#!/bin/sh
# js-quantities 1.8.0, seen on 2026-11-27.
#
# Guess: "2000 sqft" and "2000 ft2" are the same floor area.
# Seen: the unit "sqft" is known and is an area, but its size is one square meter. A home of 2,000 sqft becomes
# one of 2,000 m2, which is 10.8 times too large. No error is raised. "ft2" and "ft^2" are right.
# What to do: write "ft2", and refuse "sqft" before the library sees it.
#
# Run: sh findings/js-quantities-square-feet.sh
# It installs the packages below in a temporary folder, and fails when the behavior has changed.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-audit --no-fund --silent js-quantities@1.8.0

cat >run.mjs <<'JS'
import Qty from 'js-quantities'

for (const area of ['2000 ft2', '2000 ft^2', '2000 sqft'])
  console.log(`${area} = ${Qty(area).to('m2').toPrec('0.1 m2').toString()}`)
JS

node run.mjs >seen.txt
cat >expected.txt <<'TEXT'
2000 ft2 = 185.8 m2
2000 ft^2 = 185.8 m2
2000 sqft = 2000 m2
TEXT
cat seen.txt
cmp -s seen.txt expected.txt || {
  echo 'The behavior has changed. Expected:' >&2
  cat expected.txt >&2
  exit 1
}
