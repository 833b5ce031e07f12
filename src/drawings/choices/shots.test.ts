import { brotliCompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { firstFlaw } from '../engine/svg-check.ts'
import { drawShot, shotNames } from './shots.ts'

describe.each(shotNames)('%s', (name) => {
  const svg = drawShot(name)

  test('is well-formed, has a size, and is skipped by assistive technology', () => {
    expect(firstFlaw(svg)).toBe(undefined)
    expect(svg).toMatch(/^<svg class="dw" viewBox="0 0 200 150" width="200" height="150" aria-hidden="true">/)
    expect(svg).not.toMatch(/NaN|undefined|Infinity|\bid=/)
  })

  test('is small', () => expect(brotliCompressSync(svg).length).toBeLessThan(2_048))
})
