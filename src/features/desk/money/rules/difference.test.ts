import { expect, test } from 'vitest'
import { KINDS, resolutionsOf } from './difference.ts'

const of = (amount: number) => ({ amount })

test.each([
  ['orphan', of(100), null, ['give_back']],
  ['unknown', of(100), null, ['give_back', 'order']],
  ['unknown_refund', of(100), null, ['take_over', 'order']],
  ['refunded', of(200), of(100), ['take_over', 'order']],
  ['refunded', of(100), of(200), ['order']],
  ['missing', null, of(100), ['order']],
  ['amount', of(99), of(100), ['order']],
  ['earlier', null, null, ['order']],
] as const)('%s with %o there and %o here: %o', (kind, theirs, ours, expected) => {
  expect(resolutionsOf({ kind, theirs, ours })).toEqual(expected)
})

test('money is given back only of a charge that our books do not have', () => {
  const kinds = KINDS.filter((kind) =>
    resolutionsOf({ kind, theirs: of(1), ours: of(1) }).includes('give_back'),
  )
  expect(kinds).toEqual(['orphan', 'unknown'])
})
