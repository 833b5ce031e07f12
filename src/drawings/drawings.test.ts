import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatInches } from './engine/dimension-lines.ts'
import { drawingsCss, lightTheme } from './engine/drawing-styles.ts'
import { Pen } from './engine/pen.ts'
import { bodyInside, firstFlaw } from './engine/svg-check.ts'
import { formatTube } from './engine/system-marks.ts'
import { figure } from './figure/figure.ts'
import { type DrawingType, drawingTypes, isDrawingType } from './figure/registry.ts'
import { drawHouse } from './house/house.ts'
import { houseParts } from './house/labels.ts'
import { commonScale, DRAWINGS_VERSION } from './pictures.ts'
import { drawCard, drawFromSpec, drawFront, drawGroup, drawSheet } from './test-drawings.ts'
import { cardScale, PHONE_CARD } from './views/compose.ts'
import { drawExploded } from './views/exploded.ts'
import { drawIsometric } from './views/isometric.ts'
import { drawMultiSplit } from './views/multi-split.ts'
import { standaloneSvg } from './views/share.ts'

const usual = { height: 30, width: 20, depth: 20 }
const SYSTEM = {
  type: 'condenser',
  options: {},
  parts: ['furnace', 'coil', 'condenser', 'wallHead', 'cassette'].map((type) => ({
    type,
    options: {},
    dimensions: usual,
  })),
}
const compressed = (svg: string) => brotliCompressSync(svg).length
const views = drawingTypes.flatMap((type) => figure(type).views.map((view) => ({ type, view })))
const spreads = drawingTypes
  .flatMap((type) => figure(type).views.map((view) => ({ type, view, stretch: 1.3 })))
  .concat(views.map((one) => ({ ...one, stretch: 0.85 })))

/** What no drawing may contain, whatever the data. */
const forbidden = /NaN|undefined|Infinity|\bid=|clip|<image|<script|style=/

describe('every type and view', () => {
  test('there are 43 kinds of equipment, a floor register and the carton', () => {
    expect(drawingTypes).toHaveLength(45)
    expect(new Set(drawingTypes).size).toBe(45)
  })

  test.each(views)('$type $view: same data, same markup', ({ type, view }) => {
    expect(drawFront(type, null, { brand: 'Northvale' }, { view })).toEqual(
      drawFront(type, null, { brand: 'Northvale' }, { view }),
    )
  })

  test.each(views)('$type $view is well-formed, named, and free of ids and clip paths', ({ type, view }) => {
    const { svg } = drawFront(type, null, { brand: 'Heat & <Air>' }, { view, scale: 20 })

    expect(firstFlaw(svg)).toBeUndefined()
    expect(svg).toMatch(
      new RegExp(
        '^<svg class="dw" viewBox="[-\\d. ]+" width="\\d+" height="\\d+" role="img" ' +
          'aria-label="[^"]+"><title>[^<]+</title>',
      ),
    )
    expect(svg).not.toMatch(forbidden)
  })

  test.each(spreads)(
    "$type $view × $stretch: the drawn body is the unit's size, ± 1%",
    ({ type, view, stretch }) => {
      const usual = figure(type).box
      const one = figure(type, {
        width: usual.w * stretch,
        height: usual.h * stretch,
        depth: usual.d * stretch,
      })
      const span = one.span(view)
      const scale = 4000 / Math.max(span.w, span.h)
      const [w, h] = [span.w * scale, span.h * scale]
      const pen = new Pen(scale)
      one.paint(pen, view, { pipes: false })

      const body = bodyInside(pen.markup(), { w, h }, { x: w * 0.01 + 1, y: h * 0.01 + 1 })

      expect(Math.abs(body.left)).toBeLessThanOrEqual(w * 0.01 + 1)
      expect(Math.abs(body.right - w)).toBeLessThanOrEqual(w * 0.01 + 1)
      expect(Math.abs(body.top)).toBeLessThanOrEqual(h * 0.01 + 1)
      expect(Math.abs(body.bottom - h)).toBeLessThanOrEqual(h * 0.01 + 1)
    },
  )

  test.each(drawingTypes)('%s: at most 4 KB compressed as a card', (type) => {
    expect(compressed(drawCard(type, null, { brand: 'Northvale' }).svg)).toBeLessThanOrEqual(4096)
  })

  test('the drawings are those that a person approved; a changed hash must be approved again', async () => {
    const hash = (svg: string) => createHash('sha256').update(svg).digest('hex').slice(0, 16)
    const fronts = views.map(
      ({ type, view }) =>
        `${type} ${view} ${hash(drawFront(type, null, { brand: 'Northvale' }, { view }).svg)}`,
    )
    const cards = drawingTypes.map((type) => `${type} card ${hash(drawCard(type, null).svg)}`)
    const sheets = drawingTypes.map(
      (type) => `${type} sheet ${hash(drawSheet(type, null, {}, { clearance: true }).svg)}`,
    )
    const solids = drawingTypes.map((type) => `${type} isometric ${hash(drawIsometric(figure(type)).svg)}`)
    const systems = [
      `house ${hash(drawHouse().svg)}`,
      `exploded ${hash(drawExploded().svg)}`,
      `multi-split ${hash(drawMultiSplit({ heads: [{ type: 'wallHead' }, { type: 'cassette' }] }).svg)}`,
      `system card ${hash(drawFromSpec(SYSTEM, null, { form: 'card' }).svg)}`,
    ]

    const all = `${[...fronts, ...cards, ...sheets, ...solids, ...systems].join('\n')}\n`
    await expect(all).toMatchFileSnapshot('./drawings.hashes.txt')
    expect(DRAWINGS_VERSION, 'browsers keep drawings by this version: set it to the received value').toBe(
      hash(all).slice(0, 8),
    )
  })

  const inches = fc.double({ min: 0.5, max: 120, noNaN: true })
  const options = fc.dictionary(
    fc.constantFrom(
      'afue',
      'style',
      'hp',
      'fans',
      'ports',
      'gas',
      'electric',
      'turns',
      'dia',
      'branch',
      'breakers',
      'wifi',
      'pipes',
      'label',
    ),
    fc.oneof(fc.boolean(), fc.integer({ min: 0, max: 99 }), fc.constantFrom('slot', 'home')),
  )

  test.each(drawingTypes)('%s: no size and no option draws nonsense', (type) => {
    const anyUnit = fc.record({ width: inches, height: inches, depth: inches })
    const anyScale = fc.double({ min: 0.5, max: 30, noNaN: true })

    fc.assert(
      fc.property(anyUnit, options, anyScale, (dims, chosen, scale) => {
        const { svg } = drawFromSpec({ type, options: chosen }, dims, { form: 'front', scale })
        expect(svg).not.toMatch(forbidden)
        expect(firstFlaw(svg)).toBeUndefined()
      }),
      { numRuns: 12 },
    )
  })
})

describe('data that is not as it should be', () => {
  test("an unknown type is drawn as a carton of the product's size", () => {
    expect(
      drawFromSpec(
        { type: 'perpetuumMobile', options: {} },
        { width: 20, height: 10, depth: 8 },
        { form: 'card' },
      ).svg,
    ).toBe(drawCard('carton', { width: 20, height: 10, depth: 8 }).svg)
    const { svg } = drawFromSpec(null, null, { form: 'front' })
    expect(svg).toContain('<svg')
    expect(svg).not.toMatch(/″|\bin (wide|high|deep)\b/)
  })

  test('a product whose maker does not state the size is drawn without inches and without a door', () => {
    const spec = { type: 'sideUnit', options: {} }
    const words = (svg: string) => svg.replaceAll(/<[^>]*>/g, ' ')
    for (const form of ['card', 'front', 'sheet'] as const) {
      const { svg } = drawFromSpec(spec, null, { form })
      expect(`${words(svg)} ${/aria-label="([^"]*)"/.exec(svg)?.[1]}`).not.toMatch(/\d\s?(″|in\b|′)/)
    }
    const measured = drawFromSpec(spec, { width: 36, height: 30, depth: 14 }, { form: 'card' })
    expect(words(measured.svg)).toContain('36″')
  })

  test.each(['toString', '__proto__', 'constructor', ''])('%j is not a type', (name) => {
    expect(isDrawingType(name)).toBe(false)
  })

  test('options of another type, or of the wrong kind, change nothing', () => {
    expect(
      drawFromSpec(
        { type: 'furnace', options: { turns: 3, afue: 'much', style: 'baroque', toString: 'x' } },
        {},
        { form: 'front' },
      ).svg,
    ).toBe(drawFront('furnace', null).svg)
  })

  test.each([0, -4, Number.NaN, Infinity, 4000])('a width of %d becomes the usual one', (width) => {
    expect(drawFront('furnace', { width }).svg).toBe(drawFront('furnace', null).svg)
  })

  test('brand names are escaped', () => {
    expect(drawFront('furnace', { width: 24.5 }, { brand: '<b>&"' }, { scale: 20 }).svg).toContain(
      '&lt;B&gt;&amp;&quot;',
    )
  })
})

describe('cards', () => {
  test('a card is 310 × 233 with both dimensions on it', () => {
    const card = drawCard('furnace', { width: 17.5, height: 34.5, depth: 28.75 })

    expect(card).toMatchObject({ width: 310, height: 233 })
    expect(card.svg).toContain('>17½″<')
    expect(card.svg).toContain('>34½″<')
  })

  test('the phone card is 128 wide and leaves the figures to the text', () => {
    const card = drawCard('furnace', null, {}, PHONE_CARD)

    expect(card.width).toBe(128)
    expect(card.svg).not.toContain('<text')
  })

  test('a list shares the scale at which its largest product fits', () => {
    const furnace = figure('furnace')
    const heater = figure('waterHeater')

    expect(cardScale([furnace])).toBe(4.6)
    expect(cardScale([furnace, heater])).toBe(cardScale([heater]))
    expect(cardScale([heater])).toBeLessThan(4.6)
  })

  test('a list of small parts is drawn larger, at one scale for all; one with equipment is not', () => {
    const of = (type: DrawingType) => ({ drawing: { type, options: {} }, dimensions: null })

    expect(commonScale([of('thermostat')])).toBe(28)
    expect(commonScale([of('thermostat'), of('remoteSensor')])).toBe(28)
    expect(commonScale([of('thermostat'), of('furnace')])).toBe(4.6)
    expect(commonScale([])).toBe(4.6)
  })

  test('art beside its own name is hidden from assistive technology', () => {
    const { svg } = drawCard('coil', null, {}, { decorative: true })

    expect(svg).toContain('aria-hidden="true"')
    expect(svg).not.toContain('<title>')
  })
})

describe('sheets, groups and systems', () => {
  test('a sheet shows views, dimensions, door and ruler', () => {
    const { svg } = drawSheet('furnace', { width: 17.5, height: 35, depth: 28.75 }, { afue: 96 })

    expect(svg.match(/>(FRONT|SIDE|17½″|35″|28¾″|6′8″ DOOR|24 in)</g)).toHaveLength(7)
    expect(svg).toContain('shown beside a 6 ft 8 in door.')
    expect(firstFlaw(svg)).toBeUndefined()
  })

  test('a sheet leaves out views the type lacks', () => {
    expect(drawSheet('tankless', null, {}, { views: ['front', 'section'] }).svg).not.toContain('SECTION')
  })

  test('a group stands on one line and is named after its members', () => {
    expect(drawGroup([figure('furnace'), figure('coil')]).svg).toContain(
      '<title>gas furnace and cased coil</title>',
    )
  })

  test.each([4, 14])(
    'the house at %d px a foot is well-formed, at most 12 KB compressed, and links every part',
    (scale) => {
      const { svg } = drawHouse({
        scale,
        counts: { furnace: 1296 },
        href: (part) => `/shop?part=${part}&from=house`,
      })

      expect(firstFlaw(svg)).toBeUndefined()
      expect(svg).not.toMatch(forbidden)
      expect(compressed(svg)).toBeLessThanOrEqual(12 * 1024)
      expect(svg.match(/<a href="/g)).toHaveLength(houseParts.length)
      expect(svg).toContain('1,296')
    },
  )

  test('load bands name their values', () => {
    const { svg } = drawHouse({
      bands: { roof: { thickness: 1, label: ['Roof', '8,400 BTU/h'] } },
      machines: [],
    })

    expect(svg).toContain('8,400 BTU/h')
    expect(firstFlaw(svg)).toBeUndefined()
  })

  test('a matched system says the sizes that connect it', () => {
    const { svg } = drawExploded({
      furnace: { dims: { width: 21 } },
      coil: { dims: { width: 17.5 } },
      lineSet: { suction: 1.125, liquid: 0.375, length: 50 },
    })

    expect(svg).toContain('Suction 1⅛″, insulated')
    expect(svg).toContain('on a 21″ furnace, with a transition')
    expect(firstFlaw(svg)).toBeUndefined()
    expect(svg).not.toMatch(forbidden)
  })

  test('every head of a multi-zone system has its port and line sizes', () => {
    const heads = (
      ['wallHead', 'cassette', 'slimCassette', 'concealed', 'floorCeiling', 'lowWall'] as const
    ).map((type) => ({ type, room: `Room of ${type}`, gas: 0.5, length: 20 }))

    const { svg } = drawMultiSplit({ outdoor: { btuPerHour: 48000 }, heads })

    expect(svg.match(/¼″ × ½″, 20 ft/g)).toHaveLength(6)
    expect(svg).toContain('port F Room of lowWall')
    expect(firstFlaw(svg)).toBeUndefined()
    expect(svg).not.toMatch(forbidden)
  })
})

describe('words and files', () => {
  test.each([
    [17.5, '17½″'],
    [14, '14″'],
    [0.25, '¼″'],
    [0, '0″'],
    [28.75, '28¾″'],
    [34.9, '35″'],
  ] as const)('%d inches are written %s', (value, text) => {
    expect(formatInches(value)).toBe(text)
  })

  test.each([
    [0.375, '⅜″'],
    [0.875, '⅞″'],
    [1.125, '1⅛″'],
    [0.5, '½″'],
  ] as const)('a tube of %d in is written %s', (value, text) => {
    expect(formatTube(value)).toBe(text)
  })

  test('a stand-alone file needs no page: namespace, resolved colors, no links', () => {
    const svg = standaloneSvg(drawHouse({ href: () => '/x' }))

    expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" /)
    expect(svg).not.toMatch(/var\(|<a /)
    expect(firstFlaw(svg)).toBeUndefined()
  })

  test('a stand-alone file has only the styles that it uses', () => {
    const style = /<style>(.*)<\/style>/.exec(standaloneSvg(drawFront('carton', null)))?.[1] ?? ''

    expect(style).toContain('.of')
    expect(style).not.toContain('.gl')
  })

  test('drawings.css has the rules of the styles', () => {
    const bare = (css: string) => css.replace(/\s+|;(?=\s*\})/g, '').replaceAll('"', "'")

    expect(bare(readFileSync(new URL('./data/drawings.css', import.meta.url), 'utf8'))).toBe(
      bare(drawingsCss()),
    )
  })

  test('the light theme in stand-alone files has the values of the design tokens', () => {
    const tokens = readFileSync(new URL('../ui/tokens.css', import.meta.url), 'utf8').toUpperCase()

    expect(
      Object.entries(lightTheme).filter(
        ([name, value]) =>
          value.startsWith('#') &&
          name !== 'drawing-ground' &&
          !tokens.includes(`--${name}: ${value}`.toUpperCase()),
      ),
    ).toEqual([])
  })

  const classes = (type: DrawingType) =>
    [...drawFront(type, null, {}, { scale: 20 }).svg.matchAll(/class="(\w+)"/g)].map(([, name]) => name)

  test('every class that a drawing uses has a style', () => {
    const used = [...new Set(drawingTypes.flatMap(classes))].filter((name) => name !== 't' && name !== 'dw')

    expect(used.filter((name) => !drawingsCss().includes(`.dw .${name}`))).toEqual([])
  })
})
