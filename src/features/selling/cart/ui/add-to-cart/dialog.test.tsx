// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { makeItem } from '#tests/fixtures/cart/cart.ts'
import { makeCartDependencies } from '#tests/fixtures/cart/cart-dependencies.ts'
import { type CartAccess, CartContext } from '../cart-context.tsx'
import { type CartStore, createCartStore } from '../cart-store.ts'
import { AddToCartDialog } from './dialog.tsx'

let store: CartStore
const PRODUCT = '/product/furnace/450000001'

const page = (path: string) => {
  const access: CartAccess = {
    load: async () => store,
    drawingUrl: () => '',
    renderingUrl: () => '/rendering.svg',
  }
  return (
    <CartContext value={access}>
      <AddToCartDialog store={store} path={path} />
    </CartContext>
  )
}
const add = (qty = 1) => act(() => store.send({ type: 'itemAdded', item: makeItem(), qty }))

beforeEach(() => {
  store = createCartStore(makeCartDependencies())
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('[L-ADDMODAL] shows name, description, price each and quantity, and both buttons', () => {
  render(page(PRODUCT))
  add(2)

  const dialog = screen.getByRole('dialog', { name: 'Added to your cart' })
  expect(dialog.textContent).toContain('Steady 96 Gas Furnace, 80,000 BTU')
  expect(dialog.textContent).toContain('Two-stage, 96% AFUE.')
  expect(dialog.textContent).toContain('$1,277.00 each')
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('2')
  expect(screen.getByRole('link', { name: 'Proceed to Cart' }).getAttribute('href')).toBe('/cart')
  expect(screen.getByRole('button', { name: 'Continue Shopping' })).toBeDefined()
})

test('[L-ADDMODAL] Continue Shopping closes it', () => {
  render(page(PRODUCT))
  add()
  fireEvent.click(screen.getByRole('button', { name: 'Continue Shopping' }))

  expect(screen.queryByRole('dialog')).toBeNull()
})

test('[L-ADDMODAL] the quantity can be changed in the dialog', () => {
  render(page(PRODUCT))
  add()
  fireEvent.click(screen.getByRole('button', { name: /^One more/ }))

  expect(store.state.getState().items.map((item) => item.qty)).toEqual([2])
})

test('adding the same product again opens it again', () => {
  render(page(PRODUCT))
  add()
  fireEvent.click(screen.getByRole('button', { name: 'Continue Shopping' }))
  add()

  expect(screen.getByRole('dialog').textContent).toContain('Your cart: 2 items, $2,554.00.')
})

test('a dialog that loads after the addition shows it too', () => {
  add()
  render(page(PRODUCT))

  expect(screen.getByRole('dialog')).toBeDefined()
})

test('[L-ADDMODAL-CLOSE] leaving the page closes it, and coming back does not open it', () => {
  const { rerender } = render(page(PRODUCT))
  add()
  rerender(page('/category/furnaces'))
  const after = screen.queryByRole('dialog')
  rerender(page(PRODUCT))

  expect([after, screen.queryByRole('dialog')]).toEqual([null, null])
})

const pressAdd = (products: () => Promise<never>) => {
  const page = makeCartDependencies()
  store = createCartStore({ ...page, api: { ...page.api, products } })
  return store.add('450000001', 1, 'Steady 96 Gas Furnace').catch(() => undefined)
}

test('while an addition takes longer than a moment the dialog already names the product', async () => {
  vi.useFakeTimers()
  void pressAdd(() => new Promise(() => undefined))
  render(page(PRODUCT))
  const atOnce = screen.queryByRole('dialog')
  act(() => void vi.advanceTimersByTime(100))

  expect(atOnce).toBeNull()
  expect(screen.getByRole('dialog', { name: 'Adding to your cart' }).textContent).toContain(
    'Steady 96 Gas Furnace',
  )
  fireEvent.click(screen.getByRole('button', { name: 'Continue Shopping' }))
  add()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('an addition that fails shows no dialog', async () => {
  vi.useFakeTimers()
  let fail: () => void = () => undefined
  const adding = pressAdd(() => new Promise((_, reject) => (fail = () => reject(new Error('no')))))
  render(page(PRODUCT))
  act(() => void vi.advanceTimersByTime(100))
  const waiting = screen.queryByRole('dialog')
  await act(async () => {
    fail()
    await adding
  })
  expect([waiting === null, screen.queryByRole('dialog')]).toEqual([false, null])
})

test('Undo takes what was added out of the cart and closes the dialog', () => {
  render(page(PRODUCT))
  add(2)
  fireEvent.click(screen.getByRole('button', { name: /^Undo/ }))

  expect([store.state.getState().items, screen.queryByRole('dialog')]).toEqual([[], null])
})
