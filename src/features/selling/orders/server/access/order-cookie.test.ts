import { expect, test } from 'vitest'
import { clockAt } from '#lib/clock.ts'
import { makeRequest } from '#tests/fixtures/shop/request.ts'
import { grantOrder, mayOpen, type OrderCookieKeys } from './order-of.ts'

const ORDER = 'A0123456789AB'
const keysAt = (day: string, others: Partial<OrderCookieKeys> = {}): OrderCookieKeys => ({
  secrets: ['a secret of the tests, long enough'],
  secure: true,
  clock: clockAt(`${day}T12:00:00Z`),
  ...others,
})

function granted(keys: OrderCookieKeys, cookies: Record<string, string> = {}) {
  let header = ''
  const setCookie = (value: string) => {
    header = value
  }
  grantOrder(makeRequest({ setCookie, cookies }), keys, ORDER)
  const [name = '', value = ''] = header.split(';')[0]!.split('=')
  return { header, name, value, cookies: { [name]: value } }
}

test('under https the name binds the cookie to this host', () => {
  const { value, header } = granted(keysAt('2026-11-01'))

  expect(value).toMatch(/^A\w{12}\.\d{5}\.[\w-]{32}$/)
  expect(header).toBe(
    `__Host-alpine.orders=${value}; Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax; Secure`,
  )
  expect(granted(keysAt('2026-11-01', { secure: false })).name).toBe('alpine.orders')
})

test('it opens the order for 30 days, even if the browser keeps it longer', () => {
  const { cookies } = granted(keysAt('2026-11-01'))

  expect(
    ['2026-11-01', '2026-12-01', '2026-12-02', '2026-10-31'].map((day) =>
      mayOpen({ cookies }, keysAt(day), ORDER),
    ),
  ).toEqual([true, true, false, false])
})

test('the day is part of what is signed', () => {
  const { name, value } = granted(keysAt('2026-11-01'))
  const [id, day, mac] = value.split('.')
  const later = `${id}.${Number(day) + 20}.${mac}`

  expect(mayOpen({ cookies: { [name]: later } }, keysAt('2026-11-21'), ORDER)).toBe(false)
})

test('the secret before this one still opens, and no other does', () => {
  const { cookies } = granted(keysAt('2026-11-01'))
  const renewed = (...secrets: [string, ...string[]]) => keysAt('2026-11-02', { secrets })

  expect(mayOpen({ cookies }, renewed('the new secret', ...keysAt('2026-11-01').secrets), ORDER)).toBe(true)
  expect(mayOpen({ cookies }, renewed('the new secret'), ORDER)).toBe(false)
})

test('an order that is granted again keeps one entry', () => {
  const first = granted(keysAt('2026-11-01'))

  expect(granted(keysAt('2026-11-05'), first.cookies).value.split('~')).toHaveLength(1)
})
