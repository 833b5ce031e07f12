// @vitest-environment happy-dom

import { act, cleanup, configure, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { ProductView } from '#features/catalog/catalog/ui/product-view.ts'
import { DEFAULT_LOCATION } from '#features/catalog/location/rules/location.ts'
import { AddToCart } from '#features/selling/cart/ui/add-to-cart/button.tsx'
import { CartContext } from '#features/selling/cart/ui/cart-context.tsx'
import type { CartStore } from '#features/selling/cart/ui/cart-store.ts'
import { toCents } from '#lib/money.ts'
import { LONG_ENOUGH_MS } from '#tests/fixtures/shared-machine.ts'
import { BuyBox } from './buy-box.tsx'

configure({ asyncUtilTimeout: LONG_ENOUGH_MS })

afterEach(cleanup)

const product = {
  id: '453061180',
  name: 'Steady 96 Gas Furnace',
  price: toCents(127_700),
  listPrice: null,
  stock: { status: 'in_stock', left: null, restockOn: null },
  shipping: { weightLb: 143, mode: 'ltl', shipsFree: true, paysShipping: false },
} as Partial<ProductView> as ProductView

async function open(now?: Date, changes: Partial<ProductView> = {}, knowsPlace = true) {
  const added: [string, number][] = []
  const store = { add: async (id: string, quantity: number) => void added.push([id, quantity]) }
  const access = {
    load: async () => store as Partial<CartStore> as CartStore,
    drawingUrl: () => '',
    renderingUrl: () => '',
  }
  render(
    <CartContext value={access}>
      <BuyBox
        product={{ ...product, ...changes }}
        knowsPlace={knowsPlace}
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

test('one closed line states the delivered price, the freight and the days of arrival', async () => {
  await open(new Date('2026-11-20T16:50:00Z'))

  expect(document.querySelector('.delivered')?.hasAttribute('open')).toBe(false)
  expect(document.querySelector('.delivered > summary')?.textContent).toBe(
    '$1,407.89 delivered to 60614Free freight. Arrives Mon, Nov 23 – Tue, Nov 24Nov 23–24',
  )
})

test('[K-SHIP] before the cutoff it shows the time left to ship today, after it the next day', async () => {
  const before = (await open(new Date('2026-11-20T16:50:00Z'))).text()
  cleanup()
  const after = (await open(new Date('2026-11-20T20:00:00Z'))).text()

  expect(before).toContain('Order within 2 h 10 min: ships today.')
  expect(after).toContain('Arrives Tue, Nov 24 – Wed, Nov 25')
  expect(after).toContain('Ships Mon, Nov 23.')
})

test('a cached page names no date', async () => {
  const { text } = await open()

  expect(text()).toContain('Free freight. Arrives in 1 to 5 business days')
  expect(text()).toContain('Ships today until 1 PM CT, Mon–Fri.')
})

test('a lower price states in words what it saves', async () => {
  await open(undefined, { listPrice: toCents(167_700) })

  expect(document.querySelector('.buy-price')?.textContent).toBe(
    '$1,277.00Was $1,677.00 Save $400.00In stock',
  )
})

test('a visitor without a place learns that the ZIP is an example', async () => {
  await open(undefined, {}, false)

  expect(document.querySelector('.delivery-note')?.textContent).toContain(
    '60614 is an example. Enter your ZIP code',
  )
})

test('[S-CART-01] the chosen quantity goes into the cart and into the sum', async () => {
  const { added, text } = await open()

  fireEvent.click(screen.getByRole('button', { name: 'One more: Steady 96 Gas Furnace' }))
  fireEvent.click(screen.getByRole('button', { name: /add .*cart/i }))
  await expect.poll(() => added.length).toBe(1)

  expect(text()).toContain('2 items$2,554.00')
  expect(added).toEqual([['453061180', 2]])
})

test('[F6] the bar at the top shows only once the button has left through the top', async () => {
  const margins: (string | undefined)[] = []
  let leave: (ratio: number) => void = () => undefined
  class Watcher {
    constructor(tell: (entries: { intersectionRatio: number }[]) => void, options: { rootMargin?: string }) {
      margins.push(options.rootMargin)
      leave = (intersectionRatio) => tell([{ intersectionRatio }])
    }
    observe(): void {}
    disconnect(): void {}
  }
  vi.stubGlobal('IntersectionObserver', Watcher)
  await open()

  // Everything below the window counts as in view, so a button still ahead is not away.
  expect(margins).toEqual([expect.stringMatching(/^0px 0px \d{6,}px$/)])
  act(() => leave(1))
  expect(document.querySelector('.buy-bar')).toBeNull()
  act(() => leave(0))
  await screen.findByText('Steady 96 Gas Furnace')
  expect(document.querySelector('.buy-bar')).not.toBeNull()
  vi.unstubAllGlobals()
})
