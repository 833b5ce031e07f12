import { setTimeout as sleep } from 'node:timers/promises'
import { beforeEach, expect, test, vi } from 'vitest'
import type { StoreApi } from '#api/contract.ts'
import { cacheAnswers } from './answer-cache.ts'

let revision = 1
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
const product = (reads: StoreApi, id: string): Promise<unknown> => reads.catalog.product({ id })

beforeEach(() => {
  revision = 1
  asked = []
})

test('pages that make the same call share one answer until the catalog changes', async () => {
  const remember = cacheAnswers(() => revision)
  const [first, second] = await Promise.all([product(remember(api), '1'), product(remember(api), '1')])
  expect(second).toBe(first)
  await product(remember(api), '2')
  expect(asked).toEqual(['1', '2'])

  revision = 2
  expect(await product(remember(api), '1')).toEqual({ id: '1', revision: 2 })
  expect(asked).toEqual(['1', '2', '1'])
})

test('an answer is dropped after its time', async () => {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(1_000)
  const remember = cacheAnswers(() => revision, 30)
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
  const remember = cacheAnswers(() => revision)
  await expect(product(remember(api), 'none')).rejects.toThrow('unknown')
  await expect(product(remember(api), 'none')).rejects.toThrow('unknown')
  await remember(api).orders.receipt({ orderID: 'A1' })
  await remember(api).orders.receipt({ orderID: 'A1' })

  expect(asked).toEqual(['none', 'none', 'A1', 'A1'])
})
