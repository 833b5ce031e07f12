import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { firstFlaw } from '../engine/svg-check.ts'
import { RENDERINGS_VERSION } from '../pictures.ts'
import type { DrawingSize, DrawingSpec } from '../spec.ts'
import { renderInstalled } from './installed/installed.ts'
import { renderedKinds, renderedTypes } from './models.ts'
import { describeRendering, render } from './rendering.ts'

const size = { width: 21, height: 34.5, depth: 28.75 }
const of = (type: string, options: DrawingSpec['options'] = {}, dimensions: DrawingSize | null = size) => ({
  drawing: { type, options },
  dimensions,
})

/** Looks within a type that its name alone does not show. */
const variants: readonly (readonly [type: string, kind: string, options?: DrawingSpec['options']])[] = [
  ...['value', 'glide', 'home'].map((style) => ['furnace', '', { style, afue: 80 }] as const),
  ...['slot', 'mesh'].map((style) => ['condenser', '', { style, hp: true }] as const),
  ['sideUnit', '', { fans: 2, ports: 5 }],
  ['waterHeater', '', { gas: false }],
  ['tankless', '', { electric: true }],
  ['tankless', '', { condensing: false }],
  ['packageUnit', '', { gas: false }],
  ['humidifier', '', { fan: true }],
  ['thermostat', '', { wifi: true }],
  ['uvLamp', 'Two bulbs'],
  ['condensatePump', 'Mini split'],
  ['disconnect', 'With GFCI outlet'],
  ['disconnect', 'Service switch'],
  ['disconnect', 'Fused'],
  ...['Zone panel', 'Wall controller', 'Transformer', 'Guard', 'Wall plate', 'Adapter', 'Outdoor sensor'].map(
    (kind) => ['remoteSensor', kind] as const,
  ),
  ['remoteSensor', 'Humidistat'],
  ...['Snow stand', 'Risers'].map((kind) => ['wallBracket', kind] as const),
  ...['Thermostat wire', 'Mini split cable'].map((kind) => ['whip', kind] as const),
  ...['Zone damper', 'Type B rain cap', 'Type B tee', 'Type B roof flashing', 'Type B 45° elbow'].map(
    (kind) => ['elbow', kind] as const,
  ),
  ...['Condensate Neutralizer', 'Low-Profile Flush Vent'].map((kind) => ['elbow', kind] as const),
  ...['Flexible', 'PVC vent pipe'].map((kind) => ['flexDuct', kind] as const),
]

describe('every type', () => {
  test.each(renderedTypes)('%s: the same data, the same picture', (type) => {
    expect(render(of(type))).toBe(render(of(type)))
  })

  test.each(renderedTypes)('%s: another size is another picture', (type) => {
    expect(render(of(type, {}, { ...size, width: 17.5 }))).not.toBe(render(of(type)))
    expect(render(of(type, {}, { ...size, height: 30 }))).not.toBe(render(of(type)))
  })

  test.each(renderedTypes)('%s: any size and any brand make a well-formed file', (type) => {
    for (const width of [0.5, 6, 240])
      for (const height of [0.5, 12, 240]) {
        const svg = render(of(type, { brand: '<b>&"' }, { width, height, depth: 9 }))
        expect(firstFlaw(svg.replace(/<style>.*?<\/style>/, ''))).toBeUndefined()
        expect(svg).not.toMatch(/NaN|undefined|Infinity|<script|<image/)
      }
  })

  test('the renderings are those that were looked at; a changed hash asks for another look', () => {
    const hash = createHash('sha256')
    for (const type of renderedTypes) hash.update(render(of(type, { brand: 'Northvale' })))
    for (const kind of renderedKinds) hash.update(render({ ...of('carton'), kind }))
    for (const [type, kind, options] of variants) hash.update(render({ ...of(type, options), kind }))
    for (const type of renderedTypes) hash.update(renderInstalled(of(type)))
    hash.update(renderInstalled(of('furnace', { afue: 80 })))
    expect(RENDERINGS_VERSION, 'browsers keep renderings by this version: set it to the received value').toBe(
      hash.digest('hex').slice(0, 8),
    )
  })
})

test('alternative text says what it is and how large, in words', () => {
  expect(describeRendering(of('furnace', { afue: 96 }))).toBe(
    'Rendering of a 96% gas furnace, 21 in wide, 34.5 in high, 28.75 in deep.',
  )
  expect(describeRendering(of('furnace', {}, null))).toContain('not to scale')
})

test('colors of the light theme are in the file, those of the dark theme in one rule of its style', () => {
  const svg = render(of('furnace', { brand: 'Corvane' }))
  expect(svg).toMatch(
    /<style>@media \(prefers-color-scheme:dark\)\{(\[[^\]]+\]\{[a-z-]+:#[0-9a-f]{6}\})+\}<\/style>/,
  )
})
