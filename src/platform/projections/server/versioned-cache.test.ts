import { expect, test } from 'vitest'
import { versionedCache } from './versioned-cache.ts'

function open(maxBytes = 100) {
  const state = { version: 1 }
  const cache = versionedCache<string>({
    version: () => state.version,
    maxBytes,
    sizeOf: (value) => value.length,
  })
  return { state, cache }
}

test('a value is made once for each version', () => {
  const { state, cache } = open()
  let made = 0
  const make = () => `value ${++made}`

  const first = [cache.get('a', make), cache.get('a', make)]
  state.version = 2

  expect([...first, cache.get('a', make)]).toEqual(['value 1', 'value 1', 'value 2'])
})

test('the values that were not used for longest make room when the bytes are used up', () => {
  const { cache } = open(20)
  const make = (letter: string) => () => letter.repeat(8)
  cache.get('a', make('a'))
  cache.get('b', make('b'))
  cache.get('a', make('A'))
  cache.get('c', make('c'))

  expect([cache.get('a', make('A')), cache.get('b', make('B')), cache.bytes()]).toEqual([
    'aaaaaaaa',
    'BBBBBBBB',
    16,
  ])
})

test('shares calls in progress, and does not cache a failure', async () => {
  const { cache } = open()
  let calls = 0
  const call = async () => {
    if (++calls === 1) throw new Error('down')
    return 'up'
  }

  const first = await Promise.allSettled([cache.load('a', call), cache.load('a', call)])

  expect(first.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect([await cache.load('a', call), await cache.load('a', call), calls]).toEqual(['up', 'up', 2])
})

test('an answer that was begun under an older version is not held', async () => {
  const { state, cache } = open()
  const { promise, resolve } = Promise.withResolvers<string>()

  const old = cache.load('a', () => promise)
  state.version = 2
  resolve('old')

  expect([await old, await cache.load('a', async () => 'new')]).toEqual(['old', 'new'])
})

test('loads a value again that must not be cached', async () => {
  const cache = versionedCache<string>({
    version: () => 1,
    maxBytes: 100,
    sizeOf: (value) => value.length,
    keeps: (value) => value !== 'none',
  })

  const first = await cache.load('a', async () => 'none')

  expect([first, await cache.load('a', async () => 'found'), cache.bytes()]).toEqual(['none', 'found', 5])
})

test('a value whose time is over leaves the memory although nothing asks for the cache', async () => {
  const cache = versionedCache<string>({
    version: () => 1,
    maxBytes: 100,
    sizeOf: (value) => value.length,
    ttlMs: 20,
  })
  cache.get('a', () => 'value')

  expect(cache.bytes()).toBe(5)
  await expect.poll(() => cache.bytes(), { timeout: 10_000 }).toBe(0)
})
