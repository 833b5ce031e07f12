import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toCents, ZERO } from '#lib/money.ts'
import { aloneShare, contentKey, grossProfit, judgeRepricing, type RequestedPrice } from './repricing.ts'

const line = (price: number, asked: number, cost: number | null, qty = 1): RequestedPrice => ({
  id: '100000001',
  name: 'Furnace',
  qty,
  price,
  asked,
  cost,
})

const shippingLess = (given: number) => ({ quoted: toCents(25_00), given: toCents(given) })
const FULL_SHIPPING = shippingLess(ZERO)

describe('who may lower a price', () => {
  test.each([
    ['nothing is lowered', [line(100_00, 100_00, 70_00)], 0, 'alone'],
    ['exactly the limit', [line(100_00, 90_00, 70_00)], 0, 'alone'],
    ['one cent more', [line(100_00, 89_99, 70_00)], 0, 'approval'],
    ['down to the cost', [line(100_00, 70_00, 70_00)], 0, 'approval'],
    ['an unknown cost', [line(100_00, 99_00, null)], 0, 'approval'],
    ['an unknown cost of a line that keeps its price', [line(100_00, 100_00, null)], 0, 'alone'],
    ['shipping that takes the profit', [line(100_00, 95_00, 93_00)], 2_10, 'approval'],
    ['shipping by exactly the limit', [line(100_00, 100_00, 70_00)], 2_50, 'alone'],
    ['shipping by more than the limit', [line(100_00, 100_00, 70_00)], 2_51, 'approval'],
    ['a line that is sold at a loss already', [line(100_00, 100_00, 110_00)], 0, 'approval'],
  ] as const)('%s: %j', (_, lines, shipping, kind) => {
    expect(judgeRepricing(lines, shippingLess(shipping)).kind).toBe(kind)
  })

  test.each([
    ['below the cost', line(100_00, 69_99, 70_00), 'below_cost'],
    ['below the price of a service without a cost', line(100_00, 99_99, 100_00), 'at_cost'],
    ['above the price', line(100_00, 100_01, 70_00), 'above_price'],
    ['nothing', line(100_00, 0, 0), 'not_an_amount'],
    ['less than nothing', line(100_00, -1, null), 'not_an_amount'],
    ['half a cent', line(100_00, 99.5, null), 'not_an_amount'],
    ['no number', line(100_00, Number.NaN, null), 'not_an_amount'],
  ] as const)('%s is refused, with any approval', (_, wanted, problem) => {
    expect(judgeRepricing([line(5_00, 5_00, 1_00), wanted], FULL_SHIPPING)).toEqual({
      kind: 'refused',
      problems: [{ id: wanted.id, problem }],
    })
  })
})

const anyLine = fc.record({
  id: fc.constant('100000001'),
  name: fc.constant('Furnace'),
  qty: fc.integer({ min: 1, max: 999 }),
  price: fc.integer({ min: 1, max: 10_000_00 }),
  asked: fc.integer({ min: -10, max: 11_000_00 }),
  cost: fc.option(fc.integer({ min: 0, max: 9_000_00 }), { nil: null }),
})
const anyLines = fc.array(anyLine, { minLength: 1, maxLength: 8 })

test('no verdict but a refusal lets a lowered price below its cost', () => {
  fc.assert(
    fc.property(anyLines, fc.integer({ min: 0, max: 500_00 }), (lines, given) => {
      const verdict = judgeRepricing(lines, { quoted: toCents(500_00), given: toCents(given) })
      if (verdict.kind === 'refused') return
      for (const { price, asked, cost } of lines)
        if (asked < price) expect(asked).toBeGreaterThanOrEqual(cost ?? 0)
      if (verdict.kind === 'alone') {
        expect(verdict.share).toBeLessThanOrEqual(aloneShare())
        expect(grossProfit(lines, toCents(given)) ?? 0).toBeGreaterThanOrEqual(0)
      }
    }),
  )
})

test('a lower price never needs less approval', () => {
  const rank = { alone: 0, approval: 1, refused: 2 }
  fc.assert(
    fc.property(anyLines, fc.integer({ min: 1, max: 1_000 }), (lines, less) => {
      const start = lines.map((each) => ({ ...each, asked: Math.min(Math.max(1, each.asked), each.price) }))
      const lower = start.map((each) => ({ ...each, asked: each.asked - less }))
      expect(rank[judgeRepricing(lower, FULL_SHIPPING).kind]).toBeGreaterThanOrEqual(
        rank[judgeRepricing(start, FULL_SHIPPING).kind],
      )
    }),
  )
})

test('the content of a cart does not depend on the order of its lines, and on everything else', () => {
  const lines = [
    { id: '100000002', qty: 1 },
    { id: '100000001', qty: 3 },
  ]
  const content = { lines, customerID: 4, projectID: null }
  expect(contentKey(content)).toBe(contentKey({ ...content, lines: lines.toReversed() }))
  const others = [
    { ...content, customerID: 5 },
    { ...content, projectID: 4 },
    { ...content, lines: lines.slice(1) },
    { ...content, lines: [{ id: '100000002', qty: 2 }, lines[1]!] },
  ]
  for (const other of others) expect(contentKey(other)).not.toBe(contentKey(content))
})
