import { expect, test } from 'vitest'
import { commonOptions } from '#ui/drawings/kind.ts'
import { isDrawingType, kindOf } from '#ui/drawings/registry.ts'
import { drawFromSpec } from '#ui/drawings/index.ts'
import { generateProducts } from './generate.ts'

const products = generateProducts()
const drawings = products.flatMap((product) => [product.drawing, ...(product.drawing.parts ?? [])].map((drawing) => ({ sku: product.sku, ...drawing })))

test('every product and every part of a system names a drawing that exists', () => {
  expect(drawings.filter(({ type }) => !isDrawingType(type)).map(({ sku, type }) => `${sku}: ${type}`)).toEqual([])
})

test('every option is one the drawing knows', () => {
  const strangers = drawings.flatMap(({ type, options }) =>
    Object.keys(options)
      .filter((name) => isDrawingType(type) && !(name in kindOf(type).options) && !(name in commonOptions))
      .map((name) => `${type}.${name}`),
  )

  expect([...new Set(strangers)]).toEqual([])
})

test('every kind of product can be drawn on a card from its own size', () => {
  const one = [...Map.groupBy(products, (product) => product.type).values()].flatMap((group) => group.slice(0, 2))

  expect(one.filter((product) => !drawFromSpec(product.drawing, product.dimensions, { form: 'card' }).svg.includes('<svg')).map((product) => product.sku)).toEqual([])
})
