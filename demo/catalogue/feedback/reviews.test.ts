import { describe, expect, test } from 'vitest'
import { generateProducts } from '../generate.ts'
import { reviewsOfAll, seriesOf } from './reviews.ts'

const products = generateProducts()
const reviews = reviewsOfAll(products)
const productOf = new Map(products.map((product) => [product.id, product]))
const sentencesOf = (body: string): string[] => body.split(/(?<=[.!?]) /)
const repeated = (texts: readonly string[]): string[] =>
  texts.filter((text, index) => texts.indexOf(text) !== index)

describe('reviews of the demo', () => {
  const bySeries = Map.groupBy(reviews, ({ product_id }) => seriesOf(productOf.get(product_id)!))

  test('the pages of a series share no sentence and no title, so no page repeats one', () => {
    const shared = [...bySeries].flatMap(([series, all]) =>
      repeated([...all.flatMap(({ body }) => sentencesOf(body)), ...all.map(({ title }) => title)]).map(
        (text) => `${series}: ${text}`,
      ),
    )
    expect(shared).toEqual([])
  })

  test('every blank of a sentence is filled, and each review says something', () => {
    expect(reviews.filter(({ title, body }) => /[{}|]/.test(title + body))).toEqual([])
    expect(reviews.filter(({ body }) => body.length < 20)).toEqual([])
  })

  test('most equipment has reviews', () => {
    const reviewed = new Set(reviews.map(({ product_id }) => product_id))
    const furnaces = products.filter(({ type }) => type === 'gas-furnace')
    expect(furnaces.filter(({ id }) => reviewed.has(id)).length / furnaces.length).toBeGreaterThan(0.8)
    expect(reviews.length).toBeGreaterThan(3_000)
  })
})
