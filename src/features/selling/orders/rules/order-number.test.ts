import { expect, test } from 'vitest'
import { askedOrderNumber, printedOrderNumber, typedOrderNumber } from './order-number.ts'

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

test.each([
  'AZ4T-4KPE-NPAT3',
  'az4t4kpenpat3',
  'Where is my order AZ4T 4KPE NPAT3?',
  'order #: AZ4T-4KPE-NPAT3',
  'track order number az4t4kpenpat3',
])('[issue 27, numbers] the search %j asks for an order', (text) => {
  expect(askedOrderNumber(text)).toBe('AZ4T4KPENPAT3')
})

test.each([
  'track my order',
  '',
  'AZ4T-4KPE',
  'AZ4T4KPENPAT3 furnace',
  'AZ4T4KPENPATO',
  'BZ4T4KPENPAT3',
  'air conditioner',
  'AIRCONDITIONR',
])('the search %j asks for no order', (text) => {
  expect(askedOrderNumber(text)).toBeUndefined()
})
