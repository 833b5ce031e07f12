import { expect, it, vi } from 'vitest'
import { safeStorage } from './storage.ts'

const backing = (): Storage => {
  const kept = new Map<string, string>()
  return { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, text: string) => void kept.set(key, text), removeItem: (key: string) => void kept.delete(key) } as unknown as Storage
}

it('keeps text where the browser lets it', () => {
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
  } as unknown as Storage
  const warn = vi.fn()
  const storage = safeStorage(() => full, warn)

  storage.write('alpine.cart', 'x')
  storage.write('alpine.cart', 'y')

  expect(storage.read('alpine.cart')).toBe('y')
  expect(warn).toHaveBeenCalledTimes(1)
})

it('works where storage may not even be looked at', () => {
  const storage = safeStorage(() => {
    throw new DOMException('no', 'SecurityError')
  })

  storage.write('a', '1')
  storage.remove('a')

  expect(storage.read('a')).toBeNull()
})
