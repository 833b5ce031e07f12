import { expect, test } from 'vitest'
import { isFramedRequest, sentCookie } from './measured.ts'

const COOKIE = 'alpine.order=x; Path=/; HttpOnly; SameSite=Lax'

test.each([
  ['http', { isHttps: false, isFramed: false }, COOKIE],
  ['http in a frame', { isHttps: false, isFramed: true }, COOKIE],
  ['https', { isHttps: true, isFramed: false }, `${COOKIE}; Secure`],
  [
    'https in a frame',
    { isHttps: true, isFramed: true },
    'alpine.order=x; Path=/; HttpOnly; Secure; SameSite=None; Partitioned',
  ],
])('a cookie over %s', (_, sending, sent) => {
  expect(sentCookie(COOKIE, sending)).toBe(sent)
})

test('a strict cookie in a frame is partitioned too, and Secure stands once', () => {
  expect(sentCookie('__Host-a=1; Path=/; Secure; SameSite=Strict', { isHttps: true, isFramed: true })).toBe(
    '__Host-a=1; Path=/; Secure; SameSite=None; Partitioned',
  )
})

test.each([
  ['a framed document', { 'sec-fetch-dest': 'iframe' }, true],
  ['a call with a token', { authorization: 'Bearer a.b.c' }, true],
  ['a document of its own', { 'sec-fetch-dest': 'document' }, false],
  ['a program’s figures', { authorization: 'Basic abc' }, false],
  ['a call of a shopper', {}, false],
])('%s', (_, headers, isFramed) => {
  expect(isFramedRequest(new Headers(headers))).toBe(isFramed)
})
