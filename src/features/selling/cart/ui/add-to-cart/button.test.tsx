// @vitest-environment happy-dom
import { cleanup, configure, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { makeCartDependencies } from '#tests/fixtures/cart/cart-dependencies.ts'
import { LONG_ENOUGH_MS } from '#tests/fixtures/shared-machine.ts'
import { CartContext } from '../cart-context.tsx'
import { type CartStore, createCartStore } from '../cart-store.ts'
import { AddToCart, addTexts as texts } from './button.tsx'

configure({ asyncUtilTimeout: LONG_ENOUGH_MS })

afterEach(cleanup)

function press(load: () => Promise<CartStore>): void {
  render(
    <CartContext value={{ load, drawingUrl: () => '', renderingUrl: () => '' }}>
      <AddToCart id="453000001" name="Steady 96" />
    </CartContext>,
  )
  fireEvent.click(screen.getByRole('button', { name: texts.addNamed('Steady 96') }))
}

test('[L-ADDMODAL] says what to do when the cart’s code, or its answer, does not come', async () => {
  press(() => Promise.reject(new TypeError('no code')))
  await screen.findByText(texts.notLoaded)
  cleanup()

  const store = createCartStore(makeCartDependencies())
  press(async () => ({ ...store, add: () => Promise.reject(new TypeError('no line')) }))
  await screen.findByText(texts.addFailed)

  expect(screen.queryByText(texts.notLoaded)).toBeNull()
})
