import { expect, test } from 'vitest'
import { quantityAvailable } from './availability.ts'

const item = (available: number) => ({
  sellable: true,
  isService: false,
  stock: { available, backOrder: false, restockOn: null },
})

test.each([
  [0, 1, 0],
  [3, 5, 3],
  [19, 20, 19],
  [19, 999, 19],
  [20, 999, 999],
  [34, 40, 40],
  [34, 34, 34],
])(
  '[C-CHECK] with %i in stock, a check of %i answers %i: it never reveals a stock above 20',
  (stock, asked, told) => {
    expect(quantityAvailable(item(stock), asked)).toBe(told)
  },
)
