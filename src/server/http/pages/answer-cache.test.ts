import { setTimeout as sleep } from 'node:timers/promises'
import { beforeEach, expect, test, vi } from 'vitest'
import type { StoreApi } from '#api/contract.ts'
import { createNews } from '#platform/projections/server/news.ts'
import { cacheAnswers } from './answer-cache.ts'

let revision = 1
let news = createNews()
let noted: string[] = []
let asked: string[] = []
// Two calls of the API: those that the tests make.
const api = {
  catalog: {
    product: async ({ id }: { id: string }) => {
      asked.push(id)
      if (id === 'none') throw new Error('unknown')
      return { id, revision }
    },
  },
  orders: {
    receipt: async ({ orderID }: { orderID: string }) => {
      asked.push(orderID)
      return { orderID }
    },
  },
} as unknown as StoreApi
/** The API for a page; its notes are joined. */
const remembered = (ttlMs?: number) => {
  const reads = cacheAnswers(news, ttlMs)
  return (of: StoreApi) => reads(of, (_, shows) => noted.push(...shows))
}
const product = (reads: StoreApi, id: string): Promise<unknown> => reads.catalog.product({ id })

beforeEach(() => {
  revision = 1
  news = createNews()
  noted = []
  asked = []
})

test('[30] pages that make the same call share one answer until what it shows changes', async () => {
  const [one, other] = ['111111111', '222222222']
  const remember = remembered()
  const [first, second] = await Promise.all([product(remember(api), one), product(remember(api), one)])
  expect(second).toBe(first)
  await product(remember(api), other)
  expect(asked).toEqual([one, other])
  expect(noted).toEqual([one, one, other].map((id) => `product:${id}`))

  revision = 2
  news.tell([`product:${one}`])
  expect(await product(remember(api), one)).toEqual({ id: one, revision: 2 })
  expect(await product(remember(api), other)).toEqual({ id: other, revision: 1 })
  expect(asked).toEqual([one, other, one])
})

test('[30] an answer that says nothing of itself shows anything', async () => {
  await remembered()(api).orders.receipt({ orderID: 'A1' })
  expect(noted).toEqual(['anything'])
})

test('an answer is dropped after its time', async () => {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(1_000)
  const remember = remembered(30)
  await product(remember(api), '1')
  await product(remember(api), '1')
  expect(asked).toEqual(['1'])
  // The cache reads the clock at most once in a millisecond.
  await sleep(5)
  clock.mockReturnValue(1_060)
  await product(remember(api), '1')

  expect(asked).toEqual(['1', '1'])
  clock.mockRestore()
})

test('refusals and the data of one buyer are never cached', async () => {
  const remember = remembered()
  await expect(product(remember(api), 'none')).rejects.toThrow('unknown')
  await expect(product(remember(api), 'none')).rejects.toThrow('unknown')
  await remember(api).orders.receipt({ orderID: 'A1' })
  await remember(api).orders.receipt({ orderID: 'A1' })

  expect(asked).toEqual(['none', 'none', 'A1', 'A1'])
})
