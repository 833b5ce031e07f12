import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { firstFlaw } from '#drawings/engine/svg-check.ts'
import { renderInstalled } from '#drawings/renderings/installed/installed.ts'
import { describeRendering, renderWithExtent } from '#drawings/renderings/rendering.ts'
import { renderedProduct } from '#features/catalog/catalog/view/product-card.ts'
import { generateProducts } from './generate.ts'
import type { DemoProduct } from './product.ts'

/** These tests look at every product of the demo catalog that differs from the others in its picture. */
const products = generateProducts().filter(({ isService }) => !isService)
const pictures = new Map(
  products.map((product) => {
    const { name: _, ...looks } = renderedProduct(product)
    return [JSON.stringify(looks), product]
  }),
)

/** Bytes of one rendering over the wire. */
const BUDGET = 12_000

const frame = { left: 0, top: 0, right: 640, bottom: 480 }

/** Everything that is wrong with one picture. */
function faultsOf(svg: string): string[] {
  const bytes = gzipSync(svg, { level: 6 }).length
  const flaw = firstFlaw(svg.replace(/<style>.*?<\/style>/, ''))
  return [
    ...(bytes > BUDGET ? [`${bytes} bytes`] : []),
    ...(flaw ? [flaw] : []),
    ...(/NaN|undefined|Infinity/.test(svg) ? ['no number'] : []),
  ]
}

test('each product has a rendering of its own: well-formed, at most 12 kB, inside its frame', () => {
  const seen = new Map<string, string>()
  const sizeOf = ({ dimensions }: DemoProduct): string => JSON.stringify(dimensions)
  const before = process.cpuUsage()
  const faults = [...pictures.values()].flatMap((product) => {
    const { svg, extent } = renderWithExtent(renderedProduct(product))
    const shapes = svg.replace(/aria-label="[^"]*"|<title>[^<]*<\/title>/g, '')
    const same = seen.get(shapes)
    seen.set(shapes, sizeOf(product))
    const told = [
      ...faultsOf(svg),
      ...(isInside(extent) ? [] : [`reaches ${JSON.stringify(extent)}`]),
      ...(same !== undefined && same !== sizeOf(product) ? ['looks like another size'] : []),
    ]
    return told.map((fault) => `${product.sku}: ${fault}`)
  })

  expect(faults).toEqual([])
  // Processor time, because other work shares the machine.
  const { user, system } = process.cpuUsage(before)
  expect((user + system) / 1000 / pictures.size, 'milliseconds each').toBeLessThan(100)
}, 240_000)

const isInside = ({ left, top, right, bottom }: typeof frame): boolean =>
  left >= frame.left && top >= frame.top && right <= frame.right && bottom <= frame.bottom

test('alternative text names the thing and its size', () => {
  const words = [...pictures.values()].map((product) => describeRendering(renderedProduct(product)))

  expect(
    words.filter((text) => !/^Rendering of .*(\d in wide.*\d in high|size not stated)/.test(text)),
  ).toEqual([])
})

test('each unit with a scene is shown installed: well-formed and at most 12 kB', () => {
  const scenes = [...pictures.values()].flatMap((product) => {
    const svg = renderInstalled(renderedProduct(product))
    return svg === '' ? [] : [{ sku: product.sku, type: product.drawing?.type, faults: faultsOf(svg) }]
  })

  expect(scenes.filter(({ faults }) => faults.length > 0)).toEqual([])
  expect(new Set(scenes.map(({ type }) => type))).toEqual(
    new Set(['condenser', 'sideUnit', 'packageUnit', 'furnace']),
  )
})
