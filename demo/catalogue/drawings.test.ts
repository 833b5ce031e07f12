import { brotliCompressSync, constants } from 'node:zlib'
import { expect, test } from 'vitest'
import { commonOptions } from '#drawings/engine/kind.ts'
import { isDrawingType, kindOf } from '#drawings/figure/registry.ts'
import { draw, stageOf } from '#drawings/pictures.ts'
import { drawFromSpec } from '#drawings/test-drawings.ts'
import { fileOf } from '#drawings/views/share.ts'
import { connectionSizes } from '#shop/product/drawing-file.server.ts'
import { generateProducts } from './generate.ts'

const products = generateProducts()
const drawings = products.flatMap((product) =>
  [product.drawing, ...(product.drawing.parts ?? [])].map((drawing) => ({ sku: product.sku, ...drawing })),
)

test('every product and every part of a system names a drawing that exists', () => {
  expect(
    drawings.filter(({ type }) => !isDrawingType(type)).map(({ sku, type }) => `${sku}: ${type}`),
  ).toEqual([])
})

test('every option exists in its drawing', () => {
  const strangers = drawings.flatMap(({ type, options }) =>
    Object.keys(options)
      .filter((name) => isDrawingType(type) && !(name in kindOf(type).options) && !(name in commonOptions))
      .map((name) => `${type}.${name}`),
  )

  expect([...new Set(strangers)]).toEqual([])
})

test('every kind of product can be drawn on a card from its own size', () => {
  const one = [...Map.groupBy(products, (product) => product.type).values()].flatMap((group) =>
    group.slice(0, 2),
  )

  expect(
    one
      .filter(
        (product) =>
          !drawFromSpec(product.drawing, product.dimensions, { form: 'card' }).svg.includes('<svg'),
      )
      .map((product) => product.sku),
  ).toEqual([])
})

/** Bytes of a drawing over the wire, as a part of a page and as a file with its own styles. */
const BUDGET = 4096
/** A lower quality than the server's, so the measured size is larger than the real one. */
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }

test('every view of every kind of product is at most 4 KB, as a part of a page and as a file, and says in ' +
  'words what it shows', () => {
  const kinds = Map.groupBy(products, ({ type, drawing, dimensions }) =>
    [type, drawing.type, dimensions === null, ...(drawing.parts ?? []).map((part) => part.type)].join(),
  )
  const some = [...kinds.values()].flatMap((group) => group.at(-1) ?? [])
  const faults = some.flatMap(({ sku, drawing, dimensions, attributes }) =>
    [
      ...stageOf({ drawing, dimensions }).views,
      'card' as const,
      'room-phone' as const,
      'thumb' as const,
    ].flatMap((view) => {
      const svg = draw({
        drawing,
        dimensions,
        view,
        ...(view === 'connections' ? { connections: connectionSizes(attributes) } : {}),
      })
      const bytes = Math.max(...[svg, fileOf(svg)].map((text) => brotliCompressSync(text, QUICK).length))
      return [
        ...(bytes > BUDGET ? [`${sku} ${view}: ${bytes} bytes`] : []),
        ...(/^<svg [^>]*aria-label="[^"]{10,}"[^>]*><title>[^<]+<\/title>/.test(svg)
          ? []
          : [`${sku} ${view}: ${svg.slice(0, 80)}`]),
      ]
    }),
  )

  expect(some.length).toBeGreaterThan(100)
  expect([...new Set(faults)]).toEqual([])
}, 30_000)
