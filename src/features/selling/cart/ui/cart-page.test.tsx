// @vitest-environment happy-dom

import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import {
  INSIDE_DELIVERY,
  LIFTGATE_DELIVERY,
  PRIORITY_DELIVERY,
} from '#features/catalog/catalog/rules/service-ids.ts'
import { makeItem, makeOption } from '#tests/fixtures/cart/cart.ts'
import {
  type FakeCartDependencies,
  makeCartDependencies,
  settled,
} from '#tests/fixtures/cart/cart-dependencies.ts'
import { averageTax } from '#tests/fixtures/shop/taxes.ts'
import { type CartItem, EMPTY_CART } from '../rules/types.ts'
import { texts } from '../texts.ts'
import { CartContext } from './cart-context.tsx'
import { CartPage } from './cart-page.tsx'
import { type CartStore, createCartStore } from './cart-store.ts'
import { CartSum } from './cart-sum.tsx'

let store: CartStore

const stored = (items: readonly CartItem[], couponCode: string | null = null) =>
  JSON.stringify({ items, couponCode, preferredShipping: null })

async function open(page: FakeCartDependencies, props: { quotedByPhone?: boolean } = {}) {
  store = createCartStore(page)
  render(
    <CartContext
      value={{ load: async () => store, drawingUrl: () => '', renderingUrl: () => '/rendering.svg' }}
    >
      <CartPage
        {...props}
        zip="60614"
        showInsideDelivery
        changeZip={<button type="button">Change</button>}
        help="Or call (800) 555-0142"
        phone="(800) 555-0142"
      />
    </CartContext>,
  )
  await act(settled)
}

const rows = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .map((row) => row.textContent)
const furnace = makeItem()
const lineSet = makeItem({ id: '450000002', name: 'Line Set', price: 8_200, qty: 2, additionalServices: [] })

afterEach(cleanup)

test('[R-CART] before the cart is loaded the page says so', () => {
  render(
    <CartContext
      value={{
        load: () => new Promise(() => undefined),
        drawingUrl: () => '',
        renderingUrl: () => '/rendering.svg',
      }}
    >
      <CartPage zip="60614" showInsideDelivery changeZip={null} help={null} phone="" />
    </CartContext>,
  )

  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(texts.loading)
})

test('[R-CART] an empty cart shows two links and the phone', async () => {
  await open(makeCartDependencies())

  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your cart is empty')
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Shop furnaces',
    'All categories',
  ])
  expect(document.body.textContent).toContain('(800) 555-0142')
})

test('[S-CART-16] the sum adds up goods, services, freight and tax', async () => {
  await open(makeCartDependencies({ saved: stored([furnace, lineSet]) }))
  fireEvent.click(screen.getByRole('checkbox', { name: /Liftgate/ }))
  await act(settled)

  expect(rows()).toEqual([
    '3 items$1,441.00',
    'Liftgate Delivery$25.00',
    'Freight to 60614, insuredFree',
    'Sales tax 10.25% in Chicago' + 'Illinois 6.25%, county 1.75%, city 1.25%, special districts 1%$100.00',
    'Total$1,566.00',
  ])
})

test('[spec-3 4.1] guaranteed delivery stands once in the sum, in place of the freight', () => {
  const priority = makeItem({ id: PRIORITY_DELIVERY, name: 'Priority', price: 11_339, isService: true })
  const cart = { ...EMPTY_CART, items: [makeItem(), priority] }
  render(<CartSum cart={cart} zip="60614" />)
  expect(rows().slice(0, 2)).toEqual(['1 item$1,277.00', 'Priority$113.39'])
  expect(rows().join()).not.toContain('Freight')
})

test('[L-SHIP-COPY] the delivery promises are beside the sum', async () => {
  await open(makeCartDependencies({ saved: stored([furnace]) }))

  const side = screen.getByRole('complementary', { name: 'Total' }).textContent
  expect(side).toContain('Ships Fri, Nov 20, arrives Mon, Nov 23 – Tue, Nov 24.')
  expect(side).toContain(
    'Free insured shipping to the lower 48 states on all equipment orders (furnaces, air conditioners, ' +
      'heat pumps, package units) and on other products bought at the same time.',
  )
  expect(side).toContain('In-stock orders received before 1:00 PM CST Monday to Friday ship the same day.')
})

test('[K-SHIP] a portable air conditioner is charged shipping and the sum says why', async () => {
  await open(
    makeCartDependencies({
      saved: stored([makeItem({ paysShipping: true, shipsFree: false })]),
      shippingRates: async () => [makeOption({ cost: 4_900, label: 'Standard Shipping' })],
    }),
  )

  expect(rows()).toContain('Shipping to 60614Portable air conditioners are charged shipping.$49.00')
})

test('[K-FEES] where deliveries are quoted by phone no flat-rate return is offered', async () => {
  await open(makeCartDependencies({ saved: stored([furnace]) }), { quotedByPhone: true })

  expect(screen.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent)).toEqual([
    expect.stringMatching(/^Liftgate Delivery/),
    expect.stringMatching(/^Inside Delivery/),
  ])
})

test('[S-SVC][S-CART-09] inside delivery replaces the liftgate', async () => {
  await open(makeCartDependencies({ saved: stored([furnace]) }))
  fireEvent.click(screen.getByRole('checkbox', { name: /Liftgate/ }))
  fireEvent.click(screen.getByRole('checkbox', { name: /Inside/ }))

  expect(store.state.getState().items.map((item) => item.id)).toEqual(['450000001', INSIDE_DELIVERY])
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /Liftgate/ }).checked).toBe(false)
})

test('undo restores a removed product with its services', async () => {
  await open(makeCartDependencies({ saved: stored([furnace, lineSet]) }))
  fireEvent.click(screen.getByRole('checkbox', { name: /Liftgate/ }))
  fireEvent.click(screen.getByRole('button', { name: 'Remove Steady 96 Gas Furnace, 80,000 BTU' }))
  const between = store.state.getState().items.map((item) => item.id)
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))

  expect(between).toEqual(['450000002'])
  expect(store.state.getState().items.map((item) => item.id)).toEqual([
    '450000001',
    '450000002',
    LIFTGATE_DELIVERY,
  ])
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
})

test('[S-CART-04] emptying the cart can be undone from the empty page', async () => {
  await open(makeCartDependencies({ saved: stored([furnace]) }))
  fireEvent.click(screen.getByRole('button', { name: 'Empty the cart' }))
  const title = screen.getByRole('heading', { level: 1 }).textContent
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))

  expect([title, screen.getByRole('heading', { level: 1 }).textContent]).toEqual([
    'Your cart is empty',
    'Your cart, 1 item',
  ])
})

test('quantities are changed from the keyboard', async () => {
  await open(makeCartDependencies({ saved: stored([furnace]) }))
  const field = screen.getByRole('textbox', { name: /Quantity/ })
  fireEvent.keyDown(field, { key: 'ArrowUp' })
  fireEvent.change(field, { target: { value: '12' } })
  fireEvent.keyDown(field, { key: 'Enter' })

  expect(store.state.getState().items[0]?.qty).toBe(12)
})

test('[X-CHECK] a failed check shows a notice above the lines, which can be closed', async () => {
  const check = async () => {
    throw new TypeError('fetch failed')
  }
  await open(makeCartDependencies({ saved: stored([furnace]), check }))
  const said = document.body.textContent
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))

  expect(said).toContain(
    'There was a problem fetching your cart details. Please refresh to try again or contact us for ' +
      'assistance.',
  )
  expect(document.body.textContent).not.toContain('There was a problem fetching')
})

test('[X-EXPIRED] expired prices show one notice, and are marked in their lines', async () => {
  const check = async () => ({
    products: [
      {
        ...{ id: '450000001', price: 1300, traits: [], quantityAvailable: 1 },
        availability: furnace.availability,
      },
    ],
    rules: null,
  })
  await open(makeCartDependencies({ saved: stored([furnace, lineSet]), check }))

  expect(screen.getAllByText(texts.pricesExpired)).toHaveLength(1)
  expect(within(screen.getAllByRole('listitem')[0]!).getByText(texts.newPrice)).toBeDefined()
  expect(screen.getAllByRole('listitem')[0]?.textContent).toContain('$1,300.00')
})

test('the page names what cannot be ordered before the button to shipping', async () => {
  const check = async () => ({
    products: [
      {
        id: '450000001',
        price: 1277,
        traits: [],
        availability: { status: 'out_of_stock' as const, left: null, restockOn: '2026-12-17' },
        quantityAvailable: 0,
      },
    ],
    rules: null,
  })
  await open(makeCartDependencies({ saved: stored([furnace]), check }))

  expect(screen.getAllByRole('listitem')[0]?.textContent).toContain('Out of stock, expected Thu, Dec 17')
  expect(screen.getByRole('complementary').textContent).toContain(
    'Before you continue, please remove Steady 96 Gas Furnace, 80,000 BTU or lower the quantity.',
  )
})

test('[V-NOX] a product that may not be installed there disables the button to shipping', async () => {
  const forbidden = {
    id: furnace.id,
    outcome: 'blocked' as const,
    verdicts: [],
    alternatives: '/category/gas',
  }
  const check = async () => ({
    products: [],
    rules: { zipcode: '94103', asOf: '2026-11-22', products: [forbidden] },
  })
  await open(makeCartDependencies({ saved: stored([furnace]), check }))

  const side = screen.getByRole('complementary')
  expect(side.textContent).toContain('Steady 96 Gas Furnace, 80,000 BTU can’t be installed in 60614.')
  expect(within(side).queryByRole('link', { name: texts.continueToShipping })).toBeNull()
  expect(within(side).getByRole('button', { name: texts.continueToShipping }).hasAttribute('disabled')).toBe(
    true,
  )
})

test('a shortage is shown instead of "out of stock"', async () => {
  const check = async () => ({
    products: [
      {
        id: '450000001',
        price: 1277,
        traits: [],
        availability: { status: 'out_of_stock' as const, left: null, restockOn: null },
        quantityAvailable: 2,
      },
    ],
    rules: null,
  })
  await open(makeCartDependencies({ saved: stored([makeItem({ qty: 3 })]), check }))

  expect(screen.getAllByRole('listitem')[0]?.textContent).toContain('Only 2 in stock.')
  expect(screen.getAllByRole('listitem')[0]?.textContent).not.toContain('Out of stock')
})

test('[X-SHIP] without freight the sum is not labeled a total', async () => {
  const shippingRates = async () => {
    throw new Error(
      'There was a problem fetching your shipping options. Please refresh to try again or contact us ' +
        'for assistance.',
    )
  }
  await open(makeCartDependencies({ saved: stored([furnace]), shippingRates }))

  expect(document.body.textContent).toContain(
    'There was a problem fetching your shipping options. Please refresh to try again or contact us for ' +
      'assistance.',
  )
  expect(rows().slice(1)).toEqual([
    'Freight to 60614, insured–',
    'Sales tax 10.25% in Chicago' + 'Illinois 6.25%, county 1.75%, city 1.25%, special districts 1%$100.00',
    'Total before shipping$1,377.00',
  ])
})

test('[X-TAX] without tax the sum says so, and a button requests it again', async () => {
  const answers = [
    () => Promise.reject(new Error('Out of order')),
    async () => ({ tax: 50, ...averageTax(0.05) }),
  ]
  let failing = 0
  const tax = () => answers[failing]!()
  await open(makeCartDependencies({ saved: stored([furnace]), tax }))
  const before = rows().at(-1)
  failing = 1
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await act(settled)

  expect([before, rows().at(-1)]).toEqual(['Total before tax$1,277.00', 'Total$1,327.00'])
})

test('[X-COUPON] an invalid code is refused beside its field', async () => {
  await open(makeCartDependencies({ saved: stored([furnace]) }))
  const field = screen.getByRole('textbox', { name: 'Discount code', hidden: true })
  fireEvent.change(field, { target: { value: ' nope ' } })
  fireEvent.submit(field.closest('form')!)
  await act(settled)

  expect(screen.getByText('Invalid Discount Code')).toBeDefined()
  expect(field.getAttribute('aria-invalid')).toBe('true')
})

test('[S-CART-11] an applied code shows its discount and can be removed', async () => {
  const applyCoupon = async () => ({
    couponCode: 'SAVE100',
    discount: 100,
    discountedProducts: [
      { productNumber: '450000001', discountAmount: 100, fullPrice: 1277, resetPrice: 1277 },
    ],
  })
  await open(makeCartDependencies({ saved: stored([furnace], 'SAVE100'), applyCoupon }))
  const applied = rows()
  fireEvent.click(screen.getByRole('button', { name: 'Remove SAVE100' }))
  await act(settled)

  expect(applied).toContain('Discount SAVE100−$100.00')
  expect(rows()).toEqual([
    '1 item$1,277.00',
    'Freight to 60614, insuredFree',
    'Sales tax 10.25% in Chicago' + 'Illinois 6.25%, county 1.75%, city 1.25%, special districts 1%$100.00',
    'Total$1,377.00',
  ])
})

test('each line names its days; the sum names payment, returns and help', async () => {
  const system = makeItem({ id: '450000003', name: 'Ducted System', kBType: 'ducted-system' })
  await open(makeCartDependencies({ saved: stored([furnace, system]) }))

  const lines = screen.getAllByRole('listitem').map((line) => line.textContent)
  expect(lines.filter((line) => line?.includes('Arrives Mon, Nov 23 – Tue, Nov 24'))).toHaveLength(2)
  expect(lines.filter((line) => line?.includes(texts.matchedSystem))).toHaveLength(1)
  const promises = screen.getByRole('region', { name: texts.promises.title }).textContent
  for (const promised of [texts.promises.returns, texts.promises.damaged, '(800) 555-0142', 'Visa'])
    expect(promises).toContain(promised)
})
