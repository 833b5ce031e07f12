import { expect, test } from 'vitest'
import { mayReadFigures } from './app.ts'
import { isCrossSite, isUnlistedProxy, readablePath, requestScope } from './request.ts'

const PROXY = '10.0.0.1'
const visitorOf = (headers: Record<string, string>, socketAddress = PROXY) =>
  requestScope(new Request('http://store.test/', { headers }), { socketAddress }, [PROXY]).visitor

test('[A-REPLAY] a trusted proxy says how human a visitor is and where', () => {
  expect(visitorOf({ 'cf-bot-score': '85', 'cf-ipcountry': 'US' })).toEqual({ botScore: 85, country: 'US' })
})

test.each([
  ['nothing', {}],
  ['no number', { 'cf-bot-score': 'human', 'cf-ipcountry': 'usa' }],
  ['numbers out of range', { 'cf-bot-score': '0', 'cf-ipcountry': 'U1' }],
])('[A-REPLAY] %s means unknown', (_, headers) => {
  expect(visitorOf(headers)).toEqual({ botScore: null, country: null })
})

test('[A-REPLAY] the headers of any other sender are ignored', () => {
  expect(visitorOf({ 'cf-bot-score': '85', 'cf-ipcountry': 'US' }, '203.0.113.9')).toEqual({
    botScore: null,
    country: null,
  })
})

const SHOP = 'https://store.example.com'
const post = (headers: Record<string, string>, url = `${SHOP}/v1/api/search`) =>
  new Request(url, { method: 'POST', headers })

test.each([
  ['a program', {}, SHOP, false],
  ['our own page', { 'sec-fetch-site': 'same-origin', origin: SHOP }, SHOP, false],
  ['an older browser on our own page', { origin: SHOP }, SHOP, false],
  ['a page of another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }, SHOP, true],
  ['a page of a subdomain', { 'sec-fetch-site': 'same-site' }, SHOP, true],
  ['an older browser elsewhere', { origin: 'https://evil.example' }, SHOP, true],
  ['a page in a sandbox', { origin: 'null' }, SHOP, true],
])('a call from %s', (_, headers, origin, isRefused) => {
  expect(isCrossSite(post(headers), origin)).toBe(isRefused)
})

test('a foreign name for this machine (DNS rebinding) is another site, also when Host agrees', () => {
  const rebound = post(
    { 'sec-fetch-site': 'same-origin', origin: 'http://evil.example:3000' },
    'http://evil.example:3000/v1/api/search',
  )

  expect(isCrossSite(rebound, 'http://localhost:3000')).toBe(true)
  expect(isCrossSite(rebound, SHOP)).toBe(true)
})

test('a demo answers its two names, and production answers one', () => {
  const local = post({ origin: 'http://127.0.0.1:3000' }, 'http://127.0.0.1:3000/v1/api/search')

  expect(isCrossSite(local, 'http://localhost:3000')).toBe(false)
  expect(isCrossSite(local, SHOP)).toBe(true)
})

test.each([
  ['this machine', '127.0.0.1', {}, true],
  ['this machine by IPv6', '::1', {}, true],
  ['a proxy on this machine', '127.0.0.1', { 'x-forwarded-for': '203.0.113.9' }, false],
  ['another machine', '10.0.0.5', {}, false],
])('figures are for %s', (_, socketAddress, headers, may) => {
  expect(mayReadFigures(new Request(SHOP, { headers }), { socketAddress }, undefined)).toBe(may)
})

test('figures are for who brings the token', () => {
  const token = 'a token of the tests, long enough'
  const asked = (authorization: string, known: string | undefined) =>
    mayReadFigures(new Request(SHOP, { headers: { authorization } }), { socketAddress: '10.0.0.5' }, known)

  expect([
    asked(`Bearer ${token}`, token),
    asked('Bearer wrong', token),
    asked('Bearer undefined', undefined),
  ]).toEqual([true, false, false])
})

test('the address of a visitor is written in one way', () => {
  const ip = (socketAddress: string, headers = {}) =>
    requestScope(new Request(SHOP, { headers }), { socketAddress }, [PROXY]).ip

  expect(ip('::ffff:203.0.113.9')).toBe('203.0.113.9')
  expect(ip(`::ffff:${PROXY}`, { 'x-forwarded-for': '198.51.100.4' })).toBe('198.51.100.4')
})

test('a proxy that the settings do not list is noticed', () => {
  const asked = (socketAddress: string) =>
    isUnlistedProxy(
      new Request(SHOP, { headers: { 'x-forwarded-for': '198.51.100.4' } }),
      { socketAddress },
      [PROXY],
    )

  expect([asked('10.0.0.2'), asked(PROXY)]).toEqual([true, false])
})

test.each([
  ['/product/gas-furnaces/450454385', '/product/gas-furnaces/450454385'],
  ['/product/%ff/450454385', '/product/%25ff/450454385'],
  ['/product/%E2%82%AC/1', '/product/%E2%82%AC/1'],
  ['/%', '/%25'],
  ['/a%2', '/a%252'],
  ['/nope/%E2%80%A8x', '/no-such-page'],
  ['/nope/%00', '/no-such-page'],
])('the router of the pages reads %s as %s', (path, readable) => {
  expect(readablePath(path)).toBe(readable)
})
