import { expect, test } from 'vitest'
import { orderOfUpload } from './open-upload.ts'

const ID = 'A0123456789AB'

test.each([
  ['a call with the header', `/v1/api/orders/${ID}/damage`, '60614', { orderID: ID, postal: '60614' }],
  ['a call without', `/v1/api/orders/${ID}/damage`, undefined, { orderID: ID, postal: undefined }],
  ['the order’s page', `/order-summary/${ID}/60614`, undefined, { orderID: ID, postal: '60614' }],
  ['the same by script', `/order-summary/${ID}/60614.data`, undefined, { orderID: ID, postal: '60614' }],
  [
    'the tracking page',
    `/track-your-order?orderID=${ID.toLowerCase()}&postal=60614`,
    undefined,
    { orderID: ID, postal: '60614' },
  ],
  [
    'the tracking page in the buyer’s browser',
    `/track-your-order?orderID=${ID}&postal=`,
    undefined,
    { orderID: ID, postal: undefined },
  ],
  ['a page without an order', '/write-a-review', undefined, undefined],
  ['no readable id', '/order-summary/%ff/60614', undefined, { orderID: '', postal: '60614' }],
])('the order of an upload: %s', (_, path, header, question) => {
  expect(orderOfUpload(new URL(path, 'http://store.test'), header)).toEqual(question)
})
