import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type Compared,
  type ComparedItem,
  type CompareEvent,
  compareUrl,
  idsFrom,
  MAX_COMPARED,
  NOTHING_COMPARED,
  readCompared,
  reduceCompared,
} from './compared.ts'

const item = (digit: number): ComparedItem => ({ id: `45000000${digit}`, name: `Furnace ${digit}` })
const add = (digit: number): CompareEvent => ({ type: 'itemAdded', item: item(digit) })
const after = (...events: readonly CompareEvent[]): Compared =>
  events.reduce(reduceCompared, NOTHING_COMPARED)
const idsOf = ({ comparedItems }: Compared): string[] => comparedItems.map(({ id }) => id)

test('[S-COMPARE] [E-COMPARE] products are chosen in order, each once', () => {
  expect(after(add(1), add(2), add(1)).comparedItems).toEqual([item(1), item(2)])
})

test('[S-COMPARE] [V-COMPARE] [K-LIMITS] a fifth product is refused by name and the four stay', () => {
  const four = after(add(1), add(2), add(3), add(4))

  expect(MAX_COMPARED).toBe(4)
  expect(reduceCompared(four, add(5))).toEqual({ ...four, refused: 'Furnace 5' })
})

test('[S-COMPARE] an undone removal puts the product back in its place', () => {
  const removed = after(add(1), add(2), add(3), { type: 'itemRemoved', id: item(2).id })

  expect(idsOf(removed)).toEqual([item(1).id, item(3).id])
  expect(removed.removal?.names).toEqual(['Furnace 2'])
  expect(idsOf(reduceCompared(removed, { type: 'removalUndone' }))).toEqual([
    item(1).id,
    item(2).id,
    item(3).id,
  ])
})

test('[S-COMPARE] clearing removes all and can be undone until another product is chosen', () => {
  const cleared = after(add(1), add(2), { type: 'cleared' })

  expect(cleared.comparedItems).toEqual([])
  expect(idsOf(reduceCompared(cleared, { type: 'removalUndone' }))).toEqual([item(1).id, item(2).id])
  expect(reduceCompared(cleared, add(3)).removal).toBeNull()
})

const anyEvent: fc.Arbitrary<CompareEvent> = fc.oneof(
  fc.nat(8).map(add),
  fc.nat(8).map((digit): CompareEvent => ({ type: 'itemRemoved', id: item(digit).id })),
  fc
    .uniqueArray(fc.nat(8), { maxLength: 8 })
    .map((digits): CompareEvent => ({ type: 'listReplaced', items: digits.map(item) })),
  fc.constantFrom<CompareEvent>({ type: 'cleared' }, { type: 'removalUndone' }, { type: 'noticeClosed' }),
)

test('[V-COMPARE] any sequence of changes leaves at most four different products', () => {
  fc.assert(
    fc.property(fc.array(anyEvent, { maxLength: 40 }), (events) => {
      const ids = idsOf(after(...events))
      expect(ids.length).toBeLessThanOrEqual(MAX_COMPARED)
      expect(new Set(ids).size).toBe(ids.length)
    }),
  )
})

describe('the address of a comparison', () => {
  const anyIds = fc.uniqueArray(fc.integer({ min: 100_000_000, max: 999_999_999 }).map(String), {
    maxLength: 4,
  })

  test('[R-COMPARE] is read back as it was written', () => {
    fc.assert(
      fc.property(anyIds, fc.boolean(), (ids, only) => {
        expect(idsFrom(new URL(compareUrl(ids, only), 'http://store.test').searchParams)).toEqual(ids)
      }),
    )
  })

  test.each([
    ['nothing', '', []],
    ['words', 'ids=furnace,450000001x', []],
    ['twice the same', 'ids=450000001,450000001', ['450000001']],
    ['one parameter each', 'ids=450000001&ids=450000002', ['450000001', '450000002']],
    ['spaces', 'ids= 450000001 , 450000002', ['450000001', '450000002']],
  ])('[R-COMPARE] with %s names what can be named', (_, query, ids) => {
    expect(idsFrom(new URLSearchParams(query))).toEqual(ids)
  })
})

describe('a saved list', () => {
  test('[S-COMPARE] is read back', () => {
    expect(readCompared(JSON.stringify([item(1), item(2)]))).toEqual([item(1), item(2)])
  })

  test('[S-COMPARE] that is broken, forged or too long keeps its valid items and is never an error', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json(), fc.constant(null)), (text) => {
        const items = readCompared(text)
        expect(items.length).toBeLessThanOrEqual(MAX_COMPARED)
        expect(items.every(({ id, name }) => /^\d{9}$/.test(id) && typeof name === 'string')).toBe(true)
      }),
    )
    expect(readCompared(JSON.stringify([item(1), { id: 'x', name: 'y' }, 7, item(1), item(2)]))).toEqual([
      item(1),
      item(2),
    ])
  })
})
