import { afterAll, beforeAll, expect, test } from 'vitest'
import { drawnPhoto } from '#tests/fixtures/shop/photos.ts'
import { type TestApp, testApp } from '#tests/fixtures/store/app.ts'

let store: TestApp
beforeAll(async () => {
  store = await testApp()
})
afterAll(() => store.close())

const PATH = '/v1/api/orders/A0000000000ZZ/damage'
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
const send = async (path: string, body: BodyInit, headers: Record<string, string> = {}) => {
  const answer = await store.fetch(path, {
    method: 'POST',
    body,
    headers: { origin: store.origin, ...headers },
  })
  return [answer.status, ((await answer.json()) as { errorType?: string }).errorType]
}

test('[R-TRACK] photos of an unknown order: read as a form, and refused like any wrong order', async () => {
  expect(await send(PATH, await form())).toEqual([404, 'order_not_found'])
})

test(
  'from another site, of more than 15 MB, or to a call that takes no files: refused before ' +
    'anything is read',
  async () => {
    expect(
      await send(PATH, await form(), { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }),
    ).toEqual([403, 'cross_site'])
    expect(await send(PATH, await form(16 * 1024 * 1024))).toEqual([413, 'too_large'])
    expect(await send('/v1/api/cart/check', await form())).toEqual([415, 'unsupported_media_type'])
  },
)

test('five files at once, and a file where words belong, are no report', async () => {
  const five = await form()
  for (let count = 0; count < 4; count++) five.append('photos', await drawnPhoto())
  const words = await form()
  words.set('note', await drawnPhoto())

  expect(await send(PATH, five)).toEqual([400, 'invalid'])
  expect(await send(PATH, words)).toEqual([400, 'invalid'])
})
