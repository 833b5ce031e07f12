import { expect, test } from 'vitest'
import {
  answerTo,
  failureOf,
  isFrom,
  MESSAGE_VERSION,
  MOST_MESSAGE_CHARS,
  readMessage,
  requestOf,
} from './messages.ts'
import {
  readItem,
  readLocation,
  readPartnerData,
  readPaste,
  readStartShopping,
  readToken,
} from './payloads.ts'

const ID = 'request-1'
const circle: Record<string, unknown> = { type: 'addItem' }
circle.self = circle

test.each<[string, unknown, string]>([
  ['nothing', undefined, 'unparsable'],
  ['a text', 'addItem', 'unparsable'],
  ['a number', 3, 'unparsable'],
  ['null', null, 'unparsable'],
  ['a circle', circle, 'unparsable'],
  ['a bigint', { n: 1n }, 'unparsable'],
  ['a function', () => 1, 'unparsable'],
  ['another product’s message', { source: 'react-devtools' }, 'shape'],
  ['no requestId', { type: 'addItem', v: MESSAGE_VERSION }, 'shape'],
  ['a requestId with markup', { type: 'addItem', requestId: '<script>aaaa', v: MESSAGE_VERSION }, 'shape'],
  ['a list', [1], 'shape'],
  ['another version', { type: 'addItem', requestId: ID, v: 2 }, 'version'],
  ['no version', { type: 'addItem', requestId: ID }, 'version'],
  ['too long', requestOf('addItem', 'x'.repeat(MOST_MESSAGE_CHARS), ID), 'oversized'],
])('%s is ignored', (_, data, reason) => {
  expect(readMessage(data)).toEqual({ kind: 'ignored', reason })
})

test('an answer has the type and the id of its request; a failure has the message', () => {
  const request = requestOf('pasteCart', { products: [] }, ID)

  expect(readMessage(request)).toEqual({ kind: 'message', message: request })
  expect(answerTo(request, { pasted: 1 })).toEqual({ ...request, payload: { pasted: 1 } })
  expect(failureOf(request, 'no')).toEqual({ type: 'pasteCart', error: 'no', requestId: ID, v: 1 })
})

test('a message counts only from exactly the origin and exactly the window', () => {
  const own = { window: 1 }
  const expected = { origin: 'https://portal.example.com', source: own }

  expect(isFrom({ origin: 'https://portal.example.com', source: own }, expected)).toBe(true)
  for (const origin of [
    'https://portal.example.com.evil.test',
    'https://evil-portal.example.com',
    'http://portal.example.com',
    'https://portal.example.com:8443',
    'https://example.com',
    'null',
    '',
  ])
    expect(isFrom({ origin, source: own }, expected)).toBe(false)
  expect(isFrom({ origin: expected.origin, source: { window: 1 } }, expected)).toBe(false)
  expect(isFrom({ origin: expected.origin, source: null }, { ...expected, source: null })).toBe(false)
})

test.each([
  ['/cart', true],
  ['/product/furnaces/453061180?size=3#specs', true],
  ['//evil.test/', false],
  ['/\\evil.test', false],
  ['https://evil.test/', false],
  ['javascript:alert(1)', false],
  ['cart', false],
  ['', false],
  ['/a\u0000b', false],
  ['/a\nb', false],
  [`/${'a'.repeat(2_001)}`, false],
  [7, false],
])('navigate to %j: %s', (location, isRead) => {
  expect(readLocation({ location })).toBe(isRead ? location : undefined)
})

test('start shopping: a customer with an id; none clears; nonsense is refused', () => {
  expect(readStartShopping({ customer: { id: 7, name: 'Dana', shipZip: '60614' }, project: null })).toEqual({
    customer: { id: 7, name: 'Dana', shipZip: '60614' },
    project: null,
  })
  expect(readStartShopping({ customer: { id: 7 }, project: { id: 2, name: 'Elm' } })).toEqual({
    customer: { id: 7, name: '', shipZip: '' },
    project: { id: 2, name: 'Elm' },
  })
  expect(readStartShopping({})).toEqual({ customer: null, project: null })
  for (const payload of [
    undefined,
    [],
    'x',
    { customer: 7 },
    { customer: { id: '7' } },
    { customer: { id: -1 } },
    { customer: { id: 7 }, project: { id: 1.5 } },
  ])
    expect(readStartShopping(payload)).toBeUndefined()
})

test('a pasted cart: ids of nine digits, quantities from 1 to 999, at most 200 lines', () => {
  const line = { id: '453061180', qty: 2, price: 12.5 }
  expect(readPaste({ products: [line] })).toEqual([line])
  expect(readPaste({ products: [{ id: '453061180', qty: 1 }] })).toEqual([
    { id: '453061180', qty: 1, price: null },
  ])
  for (const products of [
    [],
    undefined,
    Array(201).fill(line),
    [line, { id: '45306118', qty: 1 }],
    [{ id: '453061180', qty: 0 }],
    [{ id: '453061180', qty: 1_000 }],
    [{ id: '453061180', qty: 1.5 }],
    [null],
  ])
    expect(readPaste({ products })).toBeUndefined()
  expect([readItem({ id: '453061180' }), readItem({ id: 453061180 }), readItem(null)]).toEqual([
    '453061180',
    undefined,
    undefined,
  ])
})

test('copied partner data keeps the fields it names and drops unknown ones', () => {
  expect(readPartnerData({ discountReason: 'Loyalty', removeVideo: true, admin: true })).toEqual({
    discountReason: 'Loyalty',
    removeVideo: true,
  })
  expect(readPartnerData({ makeNewSale: { email: 'a@b.test', products: [{ id: 'x' }] } })).toEqual({
    makeNewSale: {
      billing: null,
      shipping: null,
      email: 'a@b.test',
      phoneNumber: '',
      products: [],
      clearCurrentCart: false,
    },
  })
  expect(readPartnerData('x')).toBeUndefined()
})

test('a token has three parts, an account and a time', () => {
  const token = { userID: 71, jwt: 'aaa.bbb.ccc', expiresIn: 600 }
  expect(readToken(token)).toEqual(token)
  for (const wrong of [
    { ...token, userID: 0 },
    { ...token, jwt: 'aaa.bbb.ccc\nx' },
    { ...token, jwt: 'secret' },
    { ...token, expiresIn: 0 },
    { ...token, expiresIn: Number.NaN },
    null,
  ])
    expect(readToken(wrong)).toBeUndefined()
})
