import { describe, expect, it, test, vi } from 'vitest'
import { safeStorage, wipeOutdated } from './storage.ts'

type Backing = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const backing = (): Backing => {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  }
}

it('stores text where the browser allows it', () => {
  const browser = backing()
  safeStorage(() => browser).write('alpine.cart', 'x')

  expect(safeStorage(() => browser).read('alpine.cart')).toBe('x')
})

it('remembers until the page is left when the browser is full, and says so once', () => {
  const full = {
    ...backing(),
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  }
  const warn = vi.fn()
  const storage = safeStorage(() => full, warn)

  storage.write('alpine.cart', 'x')
  storage.write('alpine.cart', 'y')

  expect(storage.read('alpine.cart')).toBe('y')
  expect(warn).toHaveBeenCalledTimes(1)
})

it('works where reading storage throws', () => {
  const storage = safeStorage(() => {
    throw new DOMException('no', 'SecurityError')
  })

  storage.write('a', '1')
  storage.remove('a')

  expect(storage.read('a')).toBeNull()
})

describe('a new version of the stored data', () => {
  function fakeStorage(entries: Record<string, string>): Storage {
    const map = new Map(Object.entries(entries))
    return {
      get length() {
        return map.size
      },
      key: (index) => [...map.keys()][index] ?? null,
      getItem: (key) => map.get(key) ?? null,
      setItem: (key, value) => void map.set(key, value),
      removeItem: (key) => void map.delete(key),
      clear: () => map.clear(),
    }
  }
  const outdated = { prefix: 'alpine.', marker: 'alpine.urlVersion', version: '2' }

  test('[S-STORAGE] wipes our entries once and keeps those of other programs', () => {
    const storage = fakeStorage({
      'alpine.cart': '{}',
      'alpine.compare': '[]',
      'alpine.urlVersion': '1',
      'other.shop': 'x',
    })

    expect(wipeOutdated(storage, outdated)).toBe(true)
    expect([
      storage.getItem('alpine.cart'),
      storage.getItem('alpine.compare'),
      storage.getItem('other.shop'),
    ]).toEqual([null, null, 'x'])
    storage.setItem('alpine.cart', '{"items":[]}')
    expect(wipeOutdated(storage, outdated)).toBe(false)
    expect(storage.getItem('alpine.cart')).toBe('{"items":[]}')
  })

  test('[S-STORAGE] has nothing to wipe in a new browser', () => {
    expect(wipeOutdated(fakeStorage({}), outdated)).toBe(false)
  })
})
