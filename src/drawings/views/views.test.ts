import { brotliCompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { drawingsCss } from '../engine/drawing-styles.ts'
import { firstFlaw, subpathBoxes } from '../engine/svg-check.ts'
import { describeFigure } from '../figure/alt-text.ts'
import { figure, figureFromSpec } from '../figure/figure.ts'
import { clearanceOf, type DrawingType, drawingTypes } from '../figure/registry.ts'
import type { DrawingSize, DrawingSpec } from '../spec.ts'
import { drawInCard } from './compose.ts'
import { drawConnections } from './connections.ts'
import { drawIsometric } from './isometric.ts'
import { isometricSpan } from './isometric-edges.ts'
import { drawOnSheet } from './sheet.ts'

const BUDGET = 4096
const compressed = (svg: string) => brotliCompressSync(svg).length
const forbidden = /NaN|undefined|Infinity|\bid=|clip|<image|<script|style=/
const boxed = (height: number, width: number, depth: number): DrawingSize => ({ height, width, depth })
const part = (type: DrawingType, dimensions: DrawingSize) => ({ type, options: {}, dimensions })

const condenser = part('condenser', boxed(26, 26, 26))
const head = part('wallHead', boxed(12.5, 32.6, 8.5))
const outdoor = part('sideUnit', boxed(36.4, 36, 15))
const systems: Record<string, DrawingSpec> = {
  'furnace, coil and outdoor unit': {
    type: 'condenser',
    options: {},
    parts: [part('furnace', boxed(34.5, 14, 28.75)), part('coil', boxed(20, 14, 21)), condenser],
  },
  'heat pump and air handler': {
    type: 'condenser',
    options: {},
    parts: [part('airHandler', boxed(49, 17.5, 21)), condenser],
  },
  'coil and outdoor unit': {
    type: 'condenser',
    options: {},
    parts: [part('coil', boxed(26, 21, 21)), condenser],
  },
  'one head': { type: 'wallHead', options: {}, parts: [head, outdoor] },
  'five heads': {
    type: 'sideUnit',
    options: {},
    parts: [
      part('concealed', boxed(8.5, 35.6, 26)),
      part('lowWall', boxed(24, 27.7, 8.5)),
      part('cassette', boxed(10.5, 24.7, 25)),
      head,
      head,
      outdoor,
    ],
  },
}
const package_: DrawingSpec = {
  type: 'packageUnit',
  options: {},
  parts: [part('packageUnit', boxed(33, 51, 47)), part('pad', boxed(14, 51, 47))],
}

describe('isometric views', () => {
  test.each(drawingTypes)('%s: well-formed, named, deterministic, at most 4 KB', (type) => {
    const { svg } = drawIsometric(figure(type, null, { brand: 'Heat & <Air>' }))

    expect(firstFlaw(svg)).toBeUndefined()
    expect(svg).not.toMatch(forbidden)
    expect(svg).toMatch(/<title>Isometric drawing of an? [^<]+ deep\.<\/title>/)
    expect(svg).toBe(drawIsometric(figure(type, null, { brand: 'Heat & <Air>' })).svg)
    expect(compressed(svg)).toBeLessThanOrEqual(BUDGET)
  })

  const solids = drawingTypes.filter((type) => type !== 'waterHeater')

  test.each(solids)("%s: the solid is the unit's width, height and depth, ± 1%", (type) => {
    const one = figure(type, boxed(30, 24, 18))
    const { svg } = drawIsometric(
      { ...one, paint: () => undefined },
      { width: 4000, height: 4000, scale: 60, dimensions: false },
    )
    const span = isometricSpan(one.box)
    const boxes = subpathBoxes(svg.replace(/<g[\s\S]*?<\/g>/g, ''))
    // vents rise above the box
    const roof = one.type === 'cassette' || one.type === 'slimCassette' ? -24 * 0.5 : -18 * 0.5
    const body = boxes.filter(({ top }) => top >= (roof - 0.2) * 60)

    const width =
      (Math.max(...body.map(({ right }) => right)) - Math.min(...body.map(({ left }) => left))) / 60
    const height =
      (Math.max(...body.map(({ bottom }) => bottom)) - Math.min(...body.map(({ top }) => top))) / 60

    expect(Math.abs(width / span.w - 1)).toBeLessThanOrEqual(0.01)
    expect(Math.abs(height / span.h - 1)).toBeLessThanOrEqual(0.01)
  })

  test('a tank keeps its height and the width of its ellipse', () => {
    const { svg } = drawIsometric(figure('waterHeater', boxed(60, 20, 20)), {
      scale: 5,
      dimensions: false,
      width: 900,
      height: 900,
    })

    const body = subpathBoxes(svg.replace(/<g[\s\S]*?<\/g>/g, ''))[0]

    expect(((body?.right ?? 0) - (body?.left ?? 0)) / 5).toBeCloseTo(20 * Math.sqrt(1.5), 1)
    expect(((body?.bottom ?? 0) - (body?.top ?? 0)) / 5).toBeCloseTo(60, 1)
  })

  test('what hangs in a ceiling is seen from below', () => {
    const below = drawIsometric(figure('cassette'), { dimensions: false })
    const above = drawIsometric(figure('carton', boxed(10.5, 25.4, 25.4)), { dimensions: false })

    expect(below.svg).toContain('matrix(0.866 -0.5 0.866 0.5')
    expect(above.svg).not.toContain('matrix(0.866 -0.5 0.866 0.5')
  })
})

describe('front and side', () => {
  test.each(drawingTypes)('%s has a side, with its depth on a dimension line', (type) => {
    const { svg } = drawOnSheet(figure(type, boxed(21, 17, 13)), { withDoor: false, scale: 12 })

    expect(figure(type).views).toContain('side')
    expect(svg).toContain('>SIDE<')
    expect(svg).toMatch(type === 'cassette' || type === 'slimCassette' ? />17″</ : />13″</)
    expect(compressed(svg)).toBeLessThanOrEqual(BUDGET)
  })

  test('the space to keep free is drawn in front of the side view and said', () => {
    const { svg } = drawOnSheet(figure('condenser'), { withDoor: false, clearance: true, scale: 7 })

    expect(clearanceOf('condenser')).toEqual({ front: 24, above: 60 })
    expect(svg).toContain('>ROOM TO WORK<')
    expect(svg).toContain('>60″ FREE ABOVE<')
    expect(svg).toContain('24 in to keep free in front and 60 in above')
  })

  test('a pad states its depth, not the height of its plan with the edge below', () => {
    const { svg } = drawInCard(figure('pad', boxed(3, 36, 30)))

    expect(svg).toContain('>30″<')
    expect(svg).not.toContain('>37″<')
  })
})

describe('systems', () => {
  test.each(Object.entries(systems))(
    '%s: drawn as parts that keep their sizes, apart from each other',
    (_, spec) => {
      const one = figureFromSpec(spec)
      const parts = one.parts ?? []

      expect(parts.map(({ one: { box } }) => box.w).toSorted()).toEqual(
        (spec.parts ?? []).map(({ dimensions }) => dimensions.width).toSorted(),
      )
      expect(parts.flatMap((a, i) => parts.slice(i + 1).filter((b) => overlap(a, b)))).toEqual([])
      expect(Math.max(...parts.map(({ x, one: { span } }) => x + span().w))).toBeCloseTo(one.box.w, 6)
    },
  )

  const overlap = (a: Placed, b: Placed): boolean => {
    const [p, q] = [a.one.span(), b.one.span()]
    return (
      a.x < b.x + q.w - 0.01 && b.x < a.x + p.w - 0.01 && a.y < b.y + q.h - 0.01 && b.y < a.y + p.h - 0.01
    )
  }
  type Placed = NonNullable<ReturnType<typeof figureFromSpec>['parts']>[number]

  test('the alternative text names every part with its size', () => {
    expect(
      describeFigure(figureFromSpec(systems['coil and outdoor unit'] ?? null), { besideDoor: true }),
    ).toBe(
      'Front drawing of a matched system to one scale: cased coil, 21 in wide, 26 in high; ' +
        'top-discharge outdoor unit, 26 in wide, 26 in high; shown beside a 6 ft 8 in door.',
    )
  })

  test.each(Object.entries(systems))('%s: card, sheet and connections are at most 4 KB each', (_, spec) => {
    const one = figureFromSpec(spec)
    const pictures = [
      drawInCard(one),
      drawOnSheet(one, { scale: 4.2 }),
      drawConnections(spec, { suction: 0.75, liquid: 0.375, tons: 3 }, { scale: 3 }),
    ]

    for (const picture of pictures) {
      expect(compressed(picture?.svg ?? '')).toBeLessThanOrEqual(BUDGET)
      expect(firstFlaw(picture?.svg ?? '<none>')).toBeUndefined()
      expect(picture?.svg).not.toMatch(forbidden)
      expect(picture?.svg).toMatch(/<title>[^<]+<\/title>/)
    }
  })

  test('pulled apart, a system says the tubes that connect it', () => {
    const ducted = drawConnections(
      systems['furnace, coil and outdoor unit'] ?? package_,
      { suction: 0.75, liquid: 0.375, tons: 1.5 },
      { scale: 3 },
    )
    const ductless = drawConnections(
      systems['one head'] ?? package_,
      { suction: 0.375, liquid: 0.25 },
      { scale: 2.7 },
    )

    expect(ducted?.svg).toContain('Suction ¾″')
    expect(ducted?.svg).toContain('Liquid ⅜″')
    expect(ducted?.svg).toContain('600 CFM to the rooms')
    expect(ductless?.svg).toContain('¼″ × ⅜″')
    expect(ductless?.svg).toContain('>1 port<')
  })

  test('a furnace that stays is said to stay; an air handler has its coil inside', () => {
    expect(drawConnections(systems['coil and outdoor unit'] ?? package_, {})?.svg).toContain(
      'stays in its place',
    )
    expect(drawConnections(systems['heat pump and air handler'] ?? package_, {})?.svg).toContain(
      'coil inside, drain ¾″',
    )
  })

  test('what has nothing to connect is not pulled apart', () => {
    expect(drawConnections(package_, {})).toBeUndefined()
    expect(drawConnections({ type: 'furnace', options: {} }, {})).toBeUndefined()
  })

  test('an absurd number of parts is cut', () => {
    const many: DrawingSpec = {
      type: 'sideUnit',
      options: {},
      parts: Array.from({ length: 500 }, () => head),
    }

    expect(figureFromSpec(many).parts).toHaveLength(9)
  })
})

test('every class of these views has a style', () => {
  const markup =
    drawingTypes.map((type) => drawIsometric(figure(type)).svg).join('') +
    Object.values(systems)
      .map((spec) => drawConnections(spec, {})?.svg)
      .join('')
  const used = new Set([...markup.matchAll(/class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' ')))

  expect(
    [...used].filter((name) => !['t', 'dw', 'sm'].includes(name) && !drawingsCss().includes(`.dw .${name}`)),
  ).toEqual([])
})
