import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compareTexts } from '#features/choosing/search/rules/order/compare-texts.ts'
import { makeDoc } from '#tests/adapters/search-docs.ts'
import { makeTerms } from '../words/terms.ts'
import { makeWordsIndex } from '../words-index.ts'
import { makeCards } from './cards.ts'
import { Figures } from './figures.ts'
import { sortTexts } from './sort-texts.ts'

const cardOf = (name: string, price: number) => makeDoc({ id: '450000001', name, price }).source

test('[30] a card that was cut into its properties is the same JSON, also after changes', () => {
  const step = fc.tuple(fc.nat({ max: 9 }), fc.string({ unit: 'grapheme' }), fc.nat({ max: 5 }))
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const cards = makeCards()
      const wanted = new Map<number, string>()
      for (const [slot, name, price] of steps) {
        cards.put(slot, cardOf(name, price))
        wanted.set(slot, JSON.stringify(cardOf(name, price)))
      }
      const again = makeCards(structuredClone(cards.pack(10)))
      for (const [slot, json] of wanted) {
        expect(Buffer.from(cards.json(slot)).toString()).toBe(json)
        expect(Buffer.from(again.json(slot)).toString()).toBe(json)
      }
    }),
  )
})

test('[30] cards that share their properties take a fraction of their JSON', () => {
  const cards = makeCards()
  let json = 0
  for (let slot = 0; slot < 3_000; slot++) {
    const card = cardOf(`Thing ${slot}`, slot)
    cards.put(slot, card)
    json += JSON.stringify(card).length
  }
  const { shared, bytes } = cards.pack(3_000)
  expect(shared.letters.length + bytes.length).toBeLessThan(json / 4)
})

test('[30] figures are those that were set, few values and more than two bytes tell apart', () => {
  for (const count of [100, 70_000]) {
    const figures = new Figures()
    for (let slot = 0; slot < count; slot++) figures.set(slot, slot / 8)
    figures.set(5, Number.NaN)
    figures.set(7, 0.125)
    expect(figures.at(count - 1)).toBe((count - 1) / 8)
    expect([figures.at(5), figures.at(7), figures.at(count + 3)]).toEqual([Number.NaN, 0.125, Number.NaN])
  }
})

test('[30] words have one number each and are found by their beginnings, also those that come later', () => {
  const terms = makeTerms()
  const words = Array.from({ length: 5_000 }, (_, n) => `${n % 7 === 0 ? 'abcdef' : 'x'}${n.toString(36)}`)
  const begins = (prefix: string, among: readonly string[]) =>
    among.filter((word) => word.startsWith(prefix)).sort()
  words.forEach((word, n) => {
    expect(terms.add(word)).toBe(n)
  })
  const found = (prefix: string) =>
    terms
      .beginningWith(prefix)
      .map((term) => terms.at(term))
      .sort()
  for (const prefix of ['abcdef1', 'abc', 'x2', 'y']) expect(found(prefix)).toEqual(begins(prefix, words))
  terms.add('abcdef1new')
  expect(found('abcdef1')).toEqual(begins('abcdef1', [...words, 'abcdef1new']))
  expect([terms.find('abcdef1new'), terms.find('none'), terms.add('x1')]).toEqual([5_000, -1, 1])
})

test('[30] texts that are sorted in turns are in order, and equal ones stay as they are', () => {
  const texts = Array.from({ length: 20_000 }, (_, n) => `Model ${(n * 7_919) % 5_003}`)
  const steps = sortTexts(texts, compareTexts)
  let turns = 0
  let step = steps.next()
  for (; !step.done; step = steps.next()) turns++
  const sorted = [...texts.keys()].sort((a, b) => compareTexts(texts[a]!, texts[b]!) || a - b)

  expect([...step.value]).toEqual(sorted)
  expect(turns).toBeGreaterThan(10)
})

test('[30] lists that were made again in turns are those with the changes beside them', async () => {
  const index = makeWordsIndex()
  const docOf = (n: number, name: string) => ({
    slot: n,
    doc: makeDoc({ id: String(450_000_000 + n), name }),
  })
  index.write(Array.from({ length: 6_000 }, (_, n) => docOf(n, `Thing ${n % 50}`)))
  await index.settle()
  const before = index.postings('steady', false)
  index.write(Array.from({ length: 5_500 }, (_, n) => docOf(n, `Steady ${n % 50}`)))
  index.clearCache()
  const beside = [index.postings('steady', false), index.postings('thi', true)]
  await index.settle()
  index.clearCache()

  expect(before.slots.length).toBe(0)
  expect(beside[0]!.slots.length).toBe(5_500)
  expect([index.postings('steady', false), index.postings('thi', true)]).toEqual(beside)
})
