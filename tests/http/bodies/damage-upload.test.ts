import { afterAll, beforeAll, expect, test } from 'vitest'
import { placeOrder } from '#tests/fixtures/buyers/order.ts'
import { drawnPhoto } from '#tests/fixtures/shop/photos.ts'
import { type TestApp, testApp } from '#tests/fixtures/store/app.ts'

let store: TestApp
let order: { orderID: string; cookie: string }
beforeAll(async () => {
  store = await testApp()
  const found = await (await store.post('/search', { query: 'gas furnace', limit: 1 })).json()
  order = await placeOrder(store, found.hits.hits[0]._source)
})
afterAll(() => store.close())

const path = (orderID: string) => `/v1/api/orders/${orderID}/damage`
const form = async (bytes?: number) => {
  const body = new FormData()
  body.set('postal', '60614')
  body.set('note', 'left panel dented')
  body.set(
    'photos',
    bytes === undefined
      ? await drawnPhoto()
      : new File([new Uint8Array(bytes)], 'dent.jpg', { type: 'image/jpeg' }),
  )
  return body
}
const send = async (to: string, body: BodyInit, headers: Record<string, string> = {}) => {
  const answer = await store.fetch(to, {
    method: 'POST',
    body,
    headers: { origin: store.origin, ...headers },
  })
  return [answer.status, ((await answer.json()) as { errorType?: string }).errorType]
}

test('[R-TRACK] photos for an unknown order are refused before the server reads them', async () => {
  expect(await send(path('A0000000000ZZ'), await form())).toEqual([404, 'order_not_found'])
  expect(await send(path(order.orderID), await form(), { 'x-order-postal': '60615' })).toEqual([
    404,
    'order_not_found',
  ])
  // The server refuses the order before it notices that the body is too large.
  expect(await send(path('A0000000000ZZ'), await form(16 * 1024 * 1024))).toEqual([404, 'order_not_found'])
})

test('refuses uploads from another site, over 15 MB, or to a call that takes no files', async () => {
  expect(
    await send(path(order.orderID), await form(), {
      origin: 'https://evil.example',
      'sec-fetch-site': 'cross-site',
    }),
  ).toEqual([403, 'cross_site'])
  expect(await send(path(order.orderID), await form(16 * 1024 * 1024), { cookie: order.cookie })).toEqual([
    413,
    'too_large',
  ])
  expect(await send('/v1/api/cart/check', await form())).toEqual([415, 'unsupported_media_type'])
})

test('refuses five files at once, and a file in a text field', async () => {
  const five = await form()
  for (let count = 0; count < 4; count++) five.append('photos', await drawnPhoto())
  const words = await form()
  words.set('note', await drawnPhoto())

  expect(await send(path(order.orderID), five, { cookie: order.cookie })).toEqual([400, 'invalid'])
  expect(await send(path(order.orderID), words, { 'x-order-postal': '60614' })).toEqual([400, 'invalid'])
})

test('190,000 parts are refused before they are parsed', async () => {
  const body = `${'--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n1\r\n'.repeat(190_000)}--x--\r\n`
  const headers = { 'content-type': 'multipart/form-data; boundary=x', cookie: order.cookie }

  expect(await send(path(order.orderID), body, headers)).toEqual([400, 'malformed'])
})
