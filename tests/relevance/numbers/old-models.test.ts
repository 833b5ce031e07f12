import { expect, test } from 'vitest'
import { createMemorySearch } from '#adapters/search-memory/index.ts'
import { attributes } from '#features/catalog/catalog/rules/attributes.ts'
import { type FoundProduct, searchRequestSchema } from '#features/choosing/search/contract.ts'
import type { OldModel } from '#features/choosing/search/rules/codes/old-models.ts'
import { makeVocabulary } from '#features/choosing/search/rules/query/vocabulary.ts'
import { compact } from '#features/choosing/search/rules/query/words.ts'
import { oldModel } from '#features/choosing/search/server/old-models.ts'
import { toQuery } from '#features/choosing/search/server/present.ts'
import { presentPage } from '#features/choosing/search/server/write-page.ts'
import { searchNotes } from '#features/choosing/search/view/search-notes.ts'
import { makeDoc, PLAIN_FACETS } from '#tests/adapters/search-docs.ts'
import { sharedSearch, withdrawnModels } from '../ask.ts'

const { engine, products } = await sharedSearch()
const OLD = withdrawnModels()

async function ask(query: string, asked = engine) {
  const request = toQuery(searchRequestSchema.parse({ query, limit: 24 }), asked)
  const answer = presentPage(await asked.search(request), request)
  return { ...answer, skus: answer.hits.hits.map((hit) => hit._source.sku), notes: searchNotes(answer) }
}

const sizeOf = (product: FoundProduct): number => oldModel(product, [], attributes()).size ?? Infinity

/** Each sign twice, left out, or swapped with the next. */
const slipsOf = (model: string): string[] =>
  [...model].flatMap((sign, at) => {
    const [before, after] = [model.slice(0, at), model.slice(at + 1)]
    return [before + sign + sign + after, before + after, before + (after[0] ?? '') + sign + after.slice(1)]
  })

/** A unit that is sold within a system is still sold. */
const isSoldWithin = ({ code }: OldModel): boolean =>
  products.some(({ sku }) => compact(sku) !== code && sku.split('/').map(compact).includes(code))
const brands = new Set(products.map(({ brand }) => brand))
const unsold = OLD.filter((each) => !isSoldWithin(each) && brands.has(each.brand))
const replaced = unsold.filter(({ successors }) => successors.length > 0)

test('[S27] each withdrawn model with a successor leads to it first, and the page says so', async () => {
  expect(replaced.length).toBeGreaterThan(0)
  for (const { model, brand, successors } of replaced)
    for (const text of [
      model,
      model.toLowerCase().replace('-', ' '),
      compact(model),
      `replacement for ${brand} ${model}`,
      `is the ${model} discontinued?`,
    ]) {
      const { skus, notes, corrections } = await ask(text)
      expect(skus.slice(0, successors.length).map(compact), text).toEqual(successors)
      expect(notes, text).toEqual([
        `${model} is replaced by ${skus.slice(0, successors.length).join(' or ')}.`,
      ])
      expect(corrections).toEqual([])
    }
})

test('[S27] so it does with one slip where no number that is sold is as near', async () => {
  let led = 0
  for (const { model, successors } of replaced)
    for (const typed of slipsOf(model)) {
      const { skus, notes, corrections } = await ask(typed)
      if (compact(typed) === compact(model) || !corrections.some(({ read }) => read === model)) continue
      led++
      expect(compact(skus[0] ?? ''), typed).toBe(successors[0])
      expect(notes[0]).toContain(`${model} is replaced by`)
    }

  expect(led).toBeGreaterThan(replaced.length * 3)
  expect((await ask('OHP-O7')).skus[0]).toBe('OHP-09')
})

test('[S27] one without a successor is no longer sold: the same type in the nearest size', async () => {
  const alone = unsold.filter(({ successors }) => successors.length === 0)
  expect(alone.length).toBeGreaterThan(0)
  for (const { model, type, size } of alone) {
    const { hits, notes } = await ask(model)
    const off = (product: FoundProduct) => Math.abs(sizeOf(product) - size!)
    const ofType = products.filter((each) => each.type === type).map(off)
    expect(
      hits.hits.map((hit) => off(hit._source)),
      model,
    ).toEqual(ofType.sort((one, other) => one - other).slice(0, hits.hits.length))
    expect(hits.total.value, model).toBe(Math.min(ofType.length, 60))
    expect(new Set(hits.hits.map((hit) => hit._source.type)), model).toEqual(new Set([type]))
    expect(notes).toEqual([`${model} is no longer sold. These are the closest of its type.`])
  }
})

test('[S27] what is asked for beside an old model is found, and the page speaks of the model', async () => {
  const { hits, notes } = await ask('wall sleeve for OHP-07')

  expect(hits.hits[0]?._source.name).toMatch(/sleeve/i)
  expect(notes).toContain('OHP-07 is replaced by OHP-09.')
  expect((await ask('ptac not OHP-07')).replaced).toBeUndefined()
})

test('[S27] no number that is sold is read as an old model', async () => {
  for (const { sku } of products.filter((_, index) => index % 7 === 0))
    expect((await ask(sku)).replaced, sku).toBeUndefined()
})

test('[S27] rows of staff lead to our models, through a chain, and not for what is sold', async () => {
  const own = createMemorySearch()
  const docs = ['NEW-36', 'NEW-48', 'SOLD-1'].map((sku) => makeDoc({ sku, name: `Heat Pump ${sku}` }))
  await own.replace({ version: 1, docs, facets: () => PLAIN_FACETS })
  const row = (said: string, means: string) => ({
    kind: 'replaced' as const,
    said,
    means,
    brand: 'Aero Star',
  })
  own.setVocabulary(
    makeVocabulary([
      row('xq77036a', 'MID-36, NEW-48'),
      row('mid36', 'NEW-36, XQ77-036A'),
      row('sold1', 'NEW-36'),
      row('gone12', 'NEVER-1'),
    ]),
  )

  const { skus, notes } = await ask('Aero Star XQ77-036A', own)
  expect(skus).toEqual(['NEW-36', 'NEW-48'])
  expect(notes).toEqual(['XQ77-036A is replaced by NEW-36 or NEW-48.'])
  expect((await ask('XQ77-O36A', own)).skus).toEqual(['NEW-36', 'NEW-48'])
  expect((await ask('SOLD-1', own)).skus).toEqual(['SOLD-1'])
  expect((await ask('GONE-12', own)).replaced).toBeUndefined()
  own.setVocabulary(makeVocabulary([]))
  expect((await ask('XQ77-036A', own)).replaced).toBeUndefined()
  own.close()
})

test('[S27] a unit of a maker that is not sold is not said to be no longer sold', async () => {
  for (const { model } of OLD.filter(({ brand }) => !brands.has(brand)))
    expect((await ask(model)).replaced, model).toBeUndefined()
})
