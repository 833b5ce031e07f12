import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { firstFlaw } from '#drawings/engine/svg-check.ts'
import { drawRendering, renderingOf } from '#drawings/pictures.ts'
import { renderedProduct } from '#features/catalog/view/rendered-product.ts'
import { generateProducts } from './generate.ts'

/** These tests look at every product of the demo catalogue that differs from the others in its picture. */
const products = generateProducts().filter(({ isService }) => !isService)
const pictures = new Map(products.map((product) => [JSON.stringify(renderedProduct(product)), product]))

/** Bytes of one rendering over the wire. */
const BUDGET = 12_000

test('each product has a rendering of its own: well-formed, at most 12 kB, inside its frame', () => {
  const seen = new Set<string>()
  const faults = [...pictures.values()].flatMap((product) => {
    const svg = drawRendering(renderedProduct(product))
    if (svg === undefined) return []
    const bytes = gzipSync(svg, { level: 6 }).length
    const flaw = firstFlaw(svg.replace(/<style>.*?<\/style>/, ''))
    const told = [
      ...(bytes > BUDGET ? [`${bytes} bytes`] : []),
      ...(flaw ? [flaw] : []),
      ...(/NaN|undefined|Infinity/.test(svg) ? ['no number'] : []),
      ...(seen.has(svg) ? ['looks like another product'] : []),
    ]
    seen.add(svg)
    return told.map((fault) => `${product.sku}: ${fault}`)
  })

  expect(faults).toEqual([])
  expect(seen.size).toBeGreaterThan(20)
}, 120_000)

test('alternative text names the thing and its size', () => {
  const words = [...pictures.values()].flatMap((product) => renderingOf(renderedProduct(product))?.alt ?? [])

  expect(words.filter((text) => !/^Rendering of an? .*\d in wide|not to scale/.test(text))).toEqual([])
})
