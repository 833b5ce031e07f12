import { describe, expect, test } from 'vitest'
import { toCents } from '#lib/money.ts'
import { type SignedTotal, type TotalNow, totalChanges } from './signed-total.ts'

const amounts = (selected: number, shipping: number, tax: number) => ({
  selected: toCents(selected),
  shipping: toCents(shipping),
  tax: toCents(tax),
  total: toCents(selected + shipping + tax),
})
const signed: SignedTotal = {
  ...amounts(350_00, 0, 31_35),
  ...{ zip: '60302', state: 'IL', taxRate: 0.0896, shippingType: 'standard', isExempt: false },
}
const same: TotalNow = { ...amounts(350_00, 0, 31_35), ...signed }

describe('[F2] why a total is not the signed one', () => {
  test.each<[string, Partial<SignedTotal>, Partial<TotalNow>, unknown]>([
    ['nothing changed', {}, {}, []],
    [
      'another ZIP code',
      {},
      { ...amounts(350_00, 0, 35_88), zip: '60614', taxRate: 0.1025 },
      [{ part: 'tax', was: 31_35, now: 35_88, reason: 'place' }],
    ],
    [
      'another state in one ZIP code',
      { zip: '42223', state: 'KY' },
      { ...amounts(350_00, 0, 33_00), zip: '42223', state: 'TN' },
      [{ part: 'tax', was: 31_35, now: 33_00, reason: 'place' }],
    ],
    [
      'another delivery, and tax on it',
      {},
      { ...amounts(350_00, 40_00, 34_94), shippingType: 'expedited' },
      [
        { part: 'shipping', was: 0, now: 40_00, reason: 'delivery' },
        { part: 'tax', was: 31_35, now: 34_94, reason: 'base' },
      ],
    ],
    [
      'a new rate at the same place',
      {},
      { ...amounts(350_00, 0, 33_25), taxRate: 0.095 },
      [{ part: 'tax', was: 31_35, now: 33_25, reason: 'rate' }],
    ],
    [
      'an exemption that has ended',
      { ...amounts(350_00, 0, 0), isExempt: true },
      {},
      [{ part: 'tax', was: 0, now: 31_35, reason: 'exemption' }],
    ],
    [
      'an added service',
      {},
      { ...amounts(375_00, 0, 33_59) },
      [
        { part: 'selected', was: 350_00, now: 375_00, reason: 'services' },
        { part: 'tax', was: 31_35, now: 33_59, reason: 'base' },
      ],
    ],
  ])('%s', (_, was, now, changes) => {
    expect(totalChanges({ ...signed, ...was }, { ...same, ...now })).toEqual(changes)
  })

  test('ZIP+4 is the same place', () => {
    expect(totalChanges(signed, { ...same, zip: '60302-1234' })).toEqual([])
  })
})
