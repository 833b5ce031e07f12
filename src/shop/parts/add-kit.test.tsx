// @vitest-environment happy-dom
import { cleanup, configure, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { pageTexts as texts } from '#features/choosing/system-selector/page-texts.ts'
import { addTexts } from '#features/selling/cart/ui/add-to-cart/button.tsx'
import { CartContext } from '#features/selling/cart/ui/cart-context.tsx'
import { type CartStore, createCartStore } from '#features/selling/cart/ui/cart-store.ts'
import { makeItem } from '#tests/fixtures/cart/cart.ts'
import { makeCartDependencies } from '#tests/fixtures/cart/cart-dependencies.ts'
import { LONG_ENOUGH_MS } from '#tests/fixtures/shared-machine.ts'
import { AddKit } from './add-kit.tsx'

configure({ asyncUtilTimeout: LONG_ENOUGH_MS })

afterEach(cleanup)

const FURNACE = '453000001'
const PAD = '453000002'
const LINES = [
  { id: FURNACE, qty: 1 },
  { id: PAD, qty: 2 },
]

/** A cart that holds a pad already. */
function cart(add: () => Promise<void> = async () => {}) {
  const own = createCartStore(makeCartDependencies())
  own.send({ type: 'itemAdded', item: makeItem({ id: PAD }), qty: 1 })
  const send = vi.fn<CartStore['send']>()
  const addAccessories = vi.fn<CartStore['addAccessories']>(add)
  return { store: { ...own, send, addAccessories }, send, addAccessories }
}

function show(store: CartStore, load = async () => store) {
  render(
    <CartContext value={{ load, drawingUrl: () => '', renderingUrl: () => '' }}>
      <AddKit lines={LINES} look="primary" name="Furnace and pad" texts={texts} />
    </CartContext>,
  )
  return screen.getByRole('link', { name: `${texts.addKit}: Furnace and pad` })
}

test('the link without script opens the cart with the kit', () => {
  expect(show(cart().store).getAttribute('href')).toBe(`/cart?items=${FURNACE}x1,${PAD}x2`)
})

test('one press adds every line; undo leaves what the cart had before', async () => {
  const { store, send, addAccessories } = cart()
  fireEvent.click(show(store))

  const toCart = await screen.findByRole('link', { name: texts.toCart })
  expect(addAccessories.mock.calls).toEqual([[LINES]])
  expect(document.activeElement).toBe(toCart)
  fireEvent.click(screen.getByRole('button', { name: texts.undo }))
  await screen.findByText(texts.undone)
  expect(send.mock.calls).toEqual([
    [{ type: 'quantityChanged', id: FURNACE, qty: 0 }],
    [{ type: 'quantityChanged', id: PAD, qty: 1 }],
  ])
})

test('two presses add the kit once', async () => {
  let finish = () => {}
  const { store, addAccessories } = cart(() => new Promise((resolve) => (finish = resolve)))
  fireEvent.click(show(store))
  fireEvent.click(await screen.findByRole('link', { name: `${texts.adding}: Furnace and pad` }))
  await vi.waitFor(() => expect(addAccessories).toHaveBeenCalled(), LONG_ENOUGH_MS)
  finish()

  await screen.findByRole('link', { name: texts.toCart })
  expect(addAccessories).toHaveBeenCalledTimes(1)
})

test('a kit that could not be added says so, and can be added again', async () => {
  const { store, addAccessories } = cart()
  addAccessories.mockRejectedValueOnce(new Error('offline'))
  fireEvent.click(show(store))

  await screen.findByText(texts.addFailed)
  fireEvent.click(screen.getByRole('link', { name: `${texts.addKit}: Furnace and pad` }))
  await screen.findByRole('link', { name: texts.toCart })
})

test('when the code of the cart cannot be loaded, the kit says to reload the page', async () => {
  const { store, addAccessories } = cart()
  fireEvent.click(show(store, () => Promise.reject(new TypeError('Failed to fetch'))))

  await screen.findByText(addTexts.notLoaded)
  expect(addAccessories).not.toHaveBeenCalled()
})
