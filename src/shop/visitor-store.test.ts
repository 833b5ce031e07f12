// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { cookieNames, createVisitorStore } from './visitor.ts'

afterEach(() => vi.restoreAllMocks())

const cartOf = (count: number) =>
  vi.spyOn(document, 'cookie', 'get').mockReturnValue(`${cookieNames.cartCount}=${count}`)

test('parts that render in one task read the cookies once; the next task reads them again', async () => {
  const store = createVisitorStore()
  const cookies = cartOf(1)

  const shown = Array.from({ length: 100 }, () => store.shown().cartCount)
  const readings = cookies.mock.calls.length
  cartOf(2)
  await new Promise((done) => setTimeout(done))

  expect([new Set(shown), readings, store.shown().cartCount]).toEqual([new Set([1]), 1, 2])
})

test('after a change of a cookie the parts see it in the same task', () => {
  const store = createVisitorStore()
  cartOf(1)
  const seen: number[] = [store.shown().cartCount]
  const stop = store.subscribe(() => seen.push(store.shown().cartCount))

  cartOf(2)
  store.changed()
  stop()

  expect(seen).toEqual([1, 2])
})

test('code outside of parts reads what the cookies say now', () => {
  const store = createVisitorStore()
  cartOf(1)
  store.shown()
  cartOf(2)

  expect(store.read().cartCount).toBe(2)
})
