import { expect, test } from 'vitest'
import { printedOrderNumber, typedOrderNumber } from './order-number.ts'

test('an order number is printed in three groups', () => {
  expect(printedOrderNumber('AZ4T4KPENPAT3')).toBe('AZ4T-4KPE-NPAT3')
})

test.each(['AZ4T4KPENPAT3', 'AZ4T-4KPE-NPAT3', ' az4t 4kpe npat3 ', 'AZ4T–4KPE–NPAT3'])(
  'the typed number %j names the order',
  (typed) => {
    expect(typedOrderNumber(typed)).toBe('AZ4T4KPENPAT3')
    expect(typedOrderNumber(printedOrderNumber(typedOrderNumber(typed)))).toBe('AZ4T4KPENPAT3')
  },
)
