import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readTokens } from '#tests/fixtures/contrast.ts'

const tokens = readTokens(readFileSync(new URL('../tokens.css', import.meta.url), 'utf8'), ':root')
const css = readFileSync(new URL('./popover.css', import.meta.url), 'utf8')

test('[L-POP-W] popovers are 276, 354 or 600 px wide', () => {
  expect([tokens.popover, tokens['popover-large'], tokens['popover-wide']]).toEqual([
    '276px',
    '354px',
    '600px',
  ])
  expect(
    [...css.matchAll(/^\.pop(\S*) \{[^}]*?\bwidth: var\((\S+?)\)/gm)].map(([, size, token]) => [size, token]),
  ).toEqual([
    ['', '--popover'],
    ['.large', '--popover-large'],
    ['.wide', '--popover-wide'],
  ])
})

test('[L-POP-W] the wide one, which holds the help of filters, is at most 520 px high', () => {
  expect(css).toMatch(/\.pop\.wide \{[^}]*max-height: 520px/)
})
