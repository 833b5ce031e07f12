import { expect, test, vi } from 'vitest'
import type { ComparedItem } from '../rules/compared.ts'
import { createCompareStore } from './compare-store.ts'

const item = (digit: number): ComparedItem => ({ id: `45000000${digit}`, name: `Furnace ${digit}` })

function makeStorage(saved: string | null = null) {
  const storage = {
    text: saved,
    saved: {
      read: () => storage.text,
      write(text: string) {
        storage.text = text
      },
    },
    added: vi.fn<(item: ComparedItem) => void>(),
  }
  return storage
}

test('[S-COMPARE] [E-COMPARE] every change of the list is saved, and the next page loads it', () => {
  const storage = makeStorage()
  const store = createCompareStore(storage)

  store.send({ type: 'itemAdded', item: item(1) })
  store.send({ type: 'itemAdded', item: item(2) })
  store.send({ type: 'itemRemoved', id: item(1).id })

  expect(createCompareStore(storage).state.getState().comparedItems).toEqual([item(2)])
})

test('[S-COMPARE] a broken saved list is an empty one', () => {
  expect(createCompareStore(makeStorage('{"id":')).state.getState().comparedItems).toEqual([])
})

test('[C-ANALYTICS] a choice is reported once; a refusal and a repetition are not reported', () => {
  const storage = makeStorage(JSON.stringify([item(1), item(2), item(3)]))
  const store = createCompareStore(storage)

  for (const digit of [3, 4, 5]) store.send({ type: 'itemAdded', item: item(digit) })

  expect(storage.added.mock.calls).toEqual([[item(4)]])
})

test('[S-COMPARE] a choice in another tab is loaded', () => {
  const storage = makeStorage()
  const store = createCompareStore(storage)
  storage.text = JSON.stringify([item(7)])

  store.reload()

  expect(store.state.getState().comparedItems).toEqual([item(7)])
})
