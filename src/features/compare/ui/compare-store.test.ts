import { expect, test, vi } from 'vitest'
import type { ComparedItem } from '../rules/compared.ts'
import { createCompareStore } from './compare-store.ts'

const item = (digit: number): ComparedItem => ({ id: `45000000${digit}`, name: `Furnace ${digit}` })

function makeWorld(saved: string | null = null) {
  const world = {
    text: saved,
    saved: {
      read: () => world.text,
      write(text: string) {
        world.text = text
      },
    },
    added: vi.fn<(item: ComparedItem) => void>(),
  }
  return world
}

test('[S-COMPARE] [E-COMPARE] every change of the list is kept, and found again by the next page', () => {
  const world = makeWorld()
  const store = createCompareStore(world)

  store.send({ type: 'itemAdded', item: item(1) })
  store.send({ type: 'itemAdded', item: item(2) })
  store.send({ type: 'itemRemoved', id: item(1).id })

  expect(createCompareStore(world).state.getState().comparedItems).toEqual([item(2)])
})

test('[S-COMPARE] a broken saved list is an empty one', () => {
  expect(createCompareStore(makeWorld('{"id":')).state.getState().comparedItems).toEqual([])
})

test('[C-ANALYTICS] a choice is reported once; a refusal and a repetition are not reported', () => {
  const world = makeWorld(JSON.stringify([item(1), item(2), item(3)]))
  const store = createCompareStore(world)

  for (const digit of [3, 4, 5]) store.send({ type: 'itemAdded', item: item(digit) })

  expect(world.added.mock.calls).toEqual([[item(4)]])
})

test('[S-COMPARE] what another tab chose is taken over', () => {
  const world = makeWorld()
  const store = createCompareStore(world)
  world.text = JSON.stringify([item(7)])

  store.reload()

  expect(store.state.getState().comparedItems).toEqual([item(7)])
})
