import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { contrast, readTokens, type Tokens } from '#tests/fixtures/contrast.ts'
import { themeColor } from './theme/theme-color.ts'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')
const light = readTokens(css, '[data-theme="light"]')
const dark = { ...light, ...readTokens(css, '[data-theme="dark"]') }
const systemDark = { ...light, ...readTokens(css, ':root:not([data-theme])') }

const THEMES: readonly (readonly [string, Tokens])[] = [
  ['light', light],
  ['dark', dark],
]
const GROUNDS = ['paper', 'surface', 'sunken']
const onGrounds = (names: readonly string[], least: number) =>
  names.flatMap((name) => GROUNDS.map((ground) => [name, ground, least] as const))

const PAIRS: readonly (readonly [string, string, number])[] = [
  ['ink', 'paper', 7],
  ['ink', 'surface', 7],
  ['ink', 'sunken', 7],
  ['ink', 'pine-tint', 7],
  ['ink-2', 'paper', 7],
  ['ink-2', 'surface', 7],
  ['ink-2', 'sunken', 4.5],
  ['ink-2', 'pine-tint', 4.5],
  ...onGrounds(['pine', 'pine-hover', 'ember', 'glacier', 'moss', 'amber', 'error'], 4.5),
  ['placeholder', 'surface', 4.5],
  ['pine', 'pine-tint', 4.5],
  ['on-pine', 'pine', 4.5],
  ['on-pine', 'pine-hover', 4.5],
  ['ember', 'ember-tint', 4.5],
  ['glacier', 'glacier-tint', 4.5],
  ['moss', 'moss-tint', 4.5],
  ['amber', 'amber-tint', 4.5],
  ['error', 'error-tint', 4.5],
  ['on-deep', 'deep', 7],
  ['on-deep-2', 'deep', 7],
  ['deep', 'on-deep', 7],
  ['moss-on-deep', 'deep', 4.5],
  ...onGrounds(['line-strong', 'focus', 'heat-4', 'cool-4'], 3),
  ['focus', 'pine-tint', 3],
  ['focus-on-deep', 'deep', 3],
]

describe.each(THEMES)('in the %s theme', (_, tokens) => {
  test.each(PAIRS)('%s on %s has a contrast of at least %d', (text, ground, least) => {
    expect(contrast(tokens[text] ?? '', tokens[ground] ?? '')).toBeGreaterThanOrEqual(least)
  })
})

test('black on white is 21 to 1', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21)
})

test('the dark theme is the same whether the visitor or the system chose it', () => {
  expect(systemDark).toEqual(dark)
})

test('the dark theme changes every color of the page', () => {
  expect([dark.paper, dark.surface, dark.ink, dark.pine]).not.toEqual([
    light.paper,
    light.surface,
    light.ink,
    light.pine,
  ])
})

test('the browser bars take the color of the header', () => {
  expect(themeColor.toLowerCase()).toBe(light.deep)
})
