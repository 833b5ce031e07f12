#!/bin/sh
# @react-pdf/renderer 4.9.0, seen on 2026-11-27.
#
# Guess: a page's style "lineHeight" is inherited by the texts of the page and changes nothing else.
# Seen: when a page has a lineHeight, a text with a "render" function in a fixed view (the usual page number)
# is not drawn. In a view with an absolute position, the usual foot, the plain text beside it is lost too. No
# error is raised. The same foot is drawn when the lineHeight stands on the texts instead, or when the foot has
# no "render".
# What to do: set lineHeight on a view or on texts, never on the page.
#
# Run: sh findings/react-pdf-foot-and-line-height.sh
# It installs the packages below in a temporary folder, and fails when the behavior has changed.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-audit --no-fund --silent @react-pdf/renderer@4.9.0 react@19.3.1 unpdf@1.8.1

cat >run.mjs <<'JS'
import { Document, Page, renderToBuffer, Text, View } from '@react-pdf/renderer'
import { createElement as h } from 'react'
import { extractText } from 'unpdf'

const number = { render: ({ pageNumber, totalPages }) => `Page ${pageNumber} of ${totalPages}` }
const foot = (props, style = {}) =>
  h(View, { fixed: true, style }, h(Text, null, 'Foot'), h(Text, props, props.render ? null : 'plain'))
const pages = {
  'no lineHeight, a page number': [{}, {}, number],
  'lineHeight on the page, a page number': [{ lineHeight: 1.4 }, {}, number],
  'lineHeight on the page, a page number in a foot at the bottom': [
    { lineHeight: 1.4 },
    {},
    number,
    { position: 'absolute', bottom: 20 },
  ],
  'lineHeight on the page, no render': [{ lineHeight: 1.4 }, {}, {}],
  'lineHeight on the text, a page number': [{}, { lineHeight: 1.4 }, number],
}
for (const [name, [page, text, props, at]] of Object.entries(pages)) {
  const body = h(Text, { style: text }, 'Body')
  const pdf = await renderToBuffer(h(Document, null, h(Page, { size: 'LETTER', style: page }, body, foot(props, at))))
  const read = await extractText(new Uint8Array(pdf), { mergePages: true })
  console.log(`${name}: ${read.text.split(/\s*\n\s*/).join(' | ')}`)
}
JS

node run.mjs >seen.txt
cat >expected.txt <<'TEXT'
no lineHeight, a page number: Body | Foot | Page 1 of 1
lineHeight on the page, a page number: Body | Foot
lineHeight on the page, a page number in a foot at the bottom: Body
lineHeight on the page, no render: Body | Foot | plain
lineHeight on the text, a page number: Body | Foot | Page 1 of 1
TEXT
cat seen.txt
cmp -s seen.txt expected.txt || {
  echo 'The behavior has changed. Expected:' >&2
  cat expected.txt >&2
  exit 1
}
