import { brotliCompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { firstFlaw } from '../../engine/svg-check.ts'
import type { DrawingSpec } from '../../spec.ts'
import { describeInstalled, renderInstalled } from './installed.ts'

const size = { width: 21, height: 34.5, depth: 28.75 }
const of = (type: string, options: DrawingSpec['options'] = {}, dimensions = size) => ({
  drawing: { type, options },
  dimensions,
})

const shown: readonly [type: string, options: DrawingSpec['options']][] = [
  ['condenser', { hp: true, style: 'mesh' }],
  ['condenser', {}],
  ['sideUnit', { fans: 2, ports: 5 }],
  ['packageUnit', { gas: false }],
  ['furnace', { afue: 80 }],
  ['furnace', { afue: 96 }],
  ['furnace', { fuel: 'electric' }],
  ['furnace', { fuel: 'oil' }],
]

describe.each(shown)('%s %j where it is installed', (type, options) => {
  test('any size makes a well-formed file of at most 12 kB', () => {
    for (const width of [6, 21, 60])
      for (const height of [12, 34.5, 80]) {
        const svg = renderInstalled(of(type, options, { width, height, depth: 28 }))
        expect(firstFlaw(svg.replace(/<style>.*?<\/style>/, ''))).toBeUndefined()
        expect(svg).not.toMatch(/NaN|undefined|Infinity|<script|<image/)
        expect(brotliCompressSync(svg).length).toBeLessThanOrEqual(12_000)
      }
  })

  test('depends on its dimensions alone, and knows both themes', () => {
    const svg = renderInstalled(of(type, options))
    expect(renderInstalled(of(type, options))).toBe(svg)
    expect(renderInstalled(of(type, options, { ...size, width: 17.5 }))).not.toBe(svg)
    expect(svg).toContain('@media (prefers-color-scheme:dark)')
  })
})

test('a thing without such a place, or without a stated size, has no scene', () => {
  expect(renderInstalled(of('thermostat'))).toBe('')
  expect(renderInstalled({ ...of('furnace'), dimensions: null })).toBe('')
  expect(describeInstalled(of('thermostat'))).toBe('')
})

test('alternative text says where it stands', () => {
  expect(describeInstalled({ ...of('condenser'), name: 'Value 14 AC' })).toBe(
    'Rendering of Value 14 AC on its pad beside a house, 21 in wide, 34.5 in high, 28.75 in deep.',
  )
})
