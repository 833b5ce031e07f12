import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { START_AFTER_PAINT, startAfterPaint } from './after-paint.server.ts'

const late = (html: string): string => Buffer.concat(startAfterPaint(Buffer.from(html))).toString()

const SCRIPT = '<script type="module" async="">import "/assets/a.js";\nimport("/assets/b.js");</script>'
const PRELOADS =
  '<link rel="modulepreload" href="/assets/a.js"/>' +
  '<link rel="modulepreload" crossorigin="" href="/assets/c.js"/>'
const page = (scripts: string, preloads = PRELOADS) =>
  `<head><title>Öfen ″ </title>${preloads}</head><body><p>16″</p><script>first()</script>${scripts}</body>`

test('the code of a page waits in a template, all of it as it was written', () => {
  const starter = `<script type="module">${START_AFTER_PAINT}</script>`
  expect(late(page(SCRIPT))).toBe(
    page(`<template id="waits-for-paint">${PRELOADS}${SCRIPT}</template>`, starter),
  )
})

test.each(['<p>One moment</p>', page('')])('a page without a module script stays as it is: %s', (html) => {
  expect(late(html)).toBe(html)
})

test('the inventory of payment pages has the hash of the script that starts the code', () => {
  const sha256 = createHash('sha256').update(START_AFTER_PAINT).digest('base64')
  expect(readFileSync('docs/payment-scripts.json', 'utf8')).toContain(`"sha256": "${sha256}"`)
})
