import { expect, test } from 'vitest'
import { readSale, type SaleClaim, writeSale } from './sale-header.ts'

const NONE: SaleClaim = {
  customerID: null,
  projectID: null,
  priceRequest: null,
  removeTax: false,
  shipping: null,
}

test.each([
  NONE,
  { ...NONE, customerID: 7, projectID: 12 },
  { ...NONE, customerID: 7, priceRequest: 5, removeTax: true, shipping: 0 },
  { ...NONE, shipping: 19.99 },
])('what is written is read: %o', (sale) => {
  expect(readSale(writeSale(sale)) ?? NONE).toEqual(sale)
})

test.each(['customerID=-1', 'customerID=x;shipping=-2', 'shipping=1e9', '\u0000', 'a'.repeat(9_000)])(
  'a header that the portal did not write says nothing: %#',
  (text) => expect(readSale(text)).toEqual(NONE),
)
