import { brotliCompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { firstFlaw } from '../engine/svg-check.ts'
import { choiceNames, drawChoice } from './choice-picture.ts'

describe.each(choiceNames)('%s', (name) => {
  const svg = drawChoice(name)

  test('is well-formed, has a size, and is skipped by assistive technology', () => {
    expect(firstFlaw(svg)).toBe(undefined)
    expect(svg).toMatch(
      /^<svg class="dw" viewBox="0 0 92 84" width="92" height="84" aria-hidden="true"><path/,
    )
    expect(svg).not.toMatch(/NaN|undefined|Infinity|\bid=/)
  })

  test('is small', () => expect(brotliCompressSync(svg).length).toBeLessThan(1_024))
})

test('an unknown name draws nothing', () => {
  expect(drawChoice('constructor')).toMatch(/<svg [^>]*><\/svg>/)
})
