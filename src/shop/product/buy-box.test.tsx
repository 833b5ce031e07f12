// @vitest-environment happy-dom

import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { AddToCart } from '#features/cart/ui/add-to-cart/button.tsx'
import { CartContext } from '#features/cart/ui/cart-context.tsx'
import type { CartStore } from '#features/cart/ui/cart-store.ts'
import type { ProductView } from '#features/catalog/ui/product-view.ts'
import { DEFAULT_LOCATION } from '#features/location/rules/location.ts'
import { toCents } from '#kit/money.ts'
import { BuyBox } from './buy-box.tsx'

afterEach(cleanup)

const product = {
  id: '453061180',
  name: 'Steady 96 Gas Furnace',
  price: toCents(127_700),
  listPrice: null,
  stock: { status: 'in_stock', left: null, restockOn: null },
  shipping: { weightLb: 143, mode: 'ltl', shipsFree: true, paysShipping: false },
} as Partial<ProductView> as ProductView

async function open(now?: Date) {
  const added: [string, number][] = []
  const store = { add: async (id: string, quantity: number) => void added.push([id, quantity]) }
  const access = { load: async () => store as Partial<CartStore> as CartStore, drawingUrl: () => '' }
  render(
    <CartContext value={access}>
      <BuyBox
        product={product}
        location={DEFAULT_LOCATION}
        now={now}
        onChoosePlace={() => undefined}
        Add={AddToCart}
      />
    </CartContext>,
  )
  await screen.findByText(/^Delivered to/)
  return { added, text: () => document.body.textContent ?? '' }
}

test('[L-SHIP-COPY] shows what it costs delivered: item, freight, tax, sum', async () => {
  expect((await open()).text()).toContain(
    'Item$1,277.00Freight to 60614, insuredFreeSales tax 10.25% in Chicago' +
      'Illinois 6.25%, county 1.75%, city 1.25%, special districts 1%$130.89' +
      'Delivered to 60614$1,407.89',
  )
})

test('[K-SHIP] before the cutoff it shows the time left to ship today, after it the next day', async () => {
  const before = (await open(new Date('2026-11-20T16:50:00Z'))).text()
  cleanup()
  const after = (await open(new Date('2026-11-20T20:00:00Z'))).text()

  expect(before).toContain('Order within 2 h 10 min: ships today, arrives Mon, Nov 23')
  expect(after).toContain('Ships Mon, Nov 23, arrives Tue, Nov 24')
})

test('a cached page names no date', async () => {
  expect((await open()).text()).toContain('ships the same day, delivered in 1 to 5 days to 60614')
})

test('[S-CART-01] the chosen quantity goes into the cart and into the sum', async () => {
  const { added, text } = await open()

  fireEvent.click(screen.getByRole('button', { name: 'One more: Steady 96 Gas Furnace' }))
  fireEvent.click(screen.getByRole('button', { name: /add .*cart/i }))
  await expect.poll(() => added.length).toBe(1)

  expect(text()).toContain('2 items$2,554.00')
  expect(added).toEqual([['453061180', 2]])
})
