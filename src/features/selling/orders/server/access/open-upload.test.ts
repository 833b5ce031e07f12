import { expect, test } from 'vitest'
import { orderOfUpload } from './order-of.ts'

const ID = 'A0123456789AB'

test.each([
  ['a call with the header', '', { orderID: ID }, '60614', { orderID: ID, postal: '60614' }],
  ['a call without', '', { orderID: ID }, undefined, { orderID: ID, postal: undefined }],
  ['the order’s page', '', { orderID: ID, postal: '60614' }, undefined, { orderID: ID, postal: '60614' }],
  ['the tracking page', `orderID=${ID}&postal=60614`, {}, undefined, { orderID: ID, postal: '60614' }],
  [
    'the tracking page in the buyer’s browser',
    `orderID=${ID}&postal=`,
    {},
    undefined,
    { orderID: ID, postal: undefined },
  ],
  ['no order', '', {}, undefined, { orderID: '', postal: undefined }],
])('the order of an upload: %s', (_, query, named, orderPostal, question) => {
  expect(orderOfUpload({ url: new URL(`http://store.test/?${query}`), orderPostal }, named)).toEqual(question)
})
