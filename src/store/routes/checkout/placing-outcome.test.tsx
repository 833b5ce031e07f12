// @vitest-environment happy-dom
import { act, cleanup, configure, fireEvent, render, screen } from '@testing-library/react'
import { createRoutesStub, Outlet } from 'react-router'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { CartStore } from '#features/selling/cart/ui/cart-store.ts'
import { createCartStore } from '#features/selling/cart/ui/cart-store.ts'
import { type CheckoutStore, createCheckoutStore } from '#features/selling/checkout/ui/checkout-store.ts'
import type { PlacingOutcome } from '#features/selling/checkout/ui/place-order.ts'
import { noOffer } from '#features/selling/payments/ui/offer.ts'
import { toCents } from '#lib/money.ts'
import { makeItem } from '#tests/fixtures/cart/cart.ts'
import { makeCartDependencies, settled } from '#tests/fixtures/cart/cart-dependencies.ts'
import { makeForm } from '#tests/fixtures/cart/checkout.ts'
import { LONG_ENOUGH_MS } from '#tests/fixtures/shared-machine.ts'
import type { CheckoutContext } from './checkout.tsx'
import { usePlacingOutcome } from './placing-outcome.ts'

configure({ asyncUtilTimeout: LONG_ENOUGH_MS })

let cartStore: CartStore
let store: CheckoutStore
let room: CheckoutContext

beforeEach(async () => {
  const kept = { read: () => null, write: () => undefined }
  cartStore = createCartStore(
    makeCartDependencies({
      saved: JSON.stringify({ items: [makeItem()], couponCode: null, preferredShipping: null }),
    }),
  )
  store = createCheckoutStore({ saved: kept, cookie: kept })
  store.change(makeForm())
  store.cardRead({ nonce: 'tokencc_a', last4: '1111', type: 'Visa' })
  await settled()
  room = {
    cart: cartStore.state.getState(),
    cartStore,
    store,
    view: store.state.getState(),
    payment: { methods: ['creditCard'], off: [], ...noOffer },
    drawingUrl: () => '',
    signed: null,
    isLeaving: { current: false },
  }
})
afterEach(cleanup)

async function follow(outcome: PlacingOutcome) {
  const Review = () => {
    const run = usePlacingOutcome('review')
    return (
      <button type="button" onClick={() => void run(outcome)}>
        go
      </button>
    )
  }
  const Stub = createRoutesStub([
    {
      path: '/checkout',
      Component: () => <Outlet context={room} />,
      children: [
        { path: 'review', Component: Review },
        { path: 'payment', Component: () => <h1>payment</h1> },
        { path: 'shipping', Component: () => <h1>shipping</h1> },
        { path: 'confirmation/:orderID', Component: () => <h1>confirmation</h1> },
      ],
    },
  ])
  render(<Stub initialEntries={['/checkout/review']} />)
  fireEvent.click(await screen.findByRole('button', { name: 'go' }))
  await act(settled)
}

const heading = () => screen.queryByRole('heading')?.textContent ?? 'review'

test('a placed order empties the cart and leads to its confirmation', async () => {
  await follow({ kind: 'placed', orderID: 'A1' })

  expect(heading()).toBe('confirmation')
  expect(cartStore.state.getState()).toMatchObject({
    items: [],
    payment: { orderID: 'A1', checkoutConfirmation: true },
  })
  expect(room.isLeaving.current).toBe(true)
})

test('[X-PAY] a declined card stores method and message and asks for a card again', async () => {
  await follow({ kind: 'card', message: 'Your card was not accepted.' })

  expect(heading()).toBe('payment')
  expect(cartStore.state.getState().payment.paymentError).toEqual({
    method: 'creditCard',
    message: 'Your card was not accepted.',
  })
  expect(store.state.getState()).toMatchObject({
    card: null,
    problem: { step: 'payment', message: 'Your card was not accepted.' },
  })
  expect(cartStore.state.getState().items).toHaveLength(1)
})

test('[X-PAY] a refusal by PayPal stores method and message, and its approval is used up', async () => {
  store.change({ paymentMethod: 'PayPal', paypal: { orderID: '5O190127TN364715T' } })
  room = { ...room, view: store.state.getState() }
  await follow({ kind: 'card', message: 'PayPal did not accept the payment.' })

  expect(heading()).toBe('payment')
  expect(cartStore.state.getState().payment.paymentError).toEqual({
    method: 'PayPal',
    message: 'PayPal did not accept the payment.',
  })
  expect(store.state.getState().form).toMatchObject({ paymentMethod: 'PayPal', paypal: { orderID: '' } })
  expect(cartStore.state.getState().items).toHaveLength(1)
})

test('[X-PRICE][X-EXPIRED] expired prices are updated and both sentences are shown', async () => {
  await follow({
    kind: 'prices',
    message: 'The price of one or more items in the cart was invalid',
    prices: [{ id: '450000001', price: toCents(130_000) }],
  })

  expect(heading()).toBe('review')
  expect(cartStore.state.getState().items[0]?.price).toBe(130_000)
  expect(cartStore.state.getState().alerts.popupMessage).toBe(
    'One or more items in the cart had an expired price. The product prices have been updated accordingly.',
  )
  expect(store.state.getState().problem?.message).toBe(
    'The price of one or more items in the cart was invalid',
  )
})

test('an address that cannot be delivered to leads back to shipping', async () => {
  await follow({
    kind: 'refused',
    code: 'address_mismatch',
    message: 'The ZIP code and the state do not belong together.',
    details: { issues: [{ path: 'shippingInfo.state' }] },
  })

  expect(heading()).toBe('shipping')
  expect(store.state.getState().problem).toEqual({
    step: 'shipping',
    message: 'The ZIP code and the state do not belong together.',
    fieldId: 'shipping-state',
  })
})

test('[X-COUPON] a used-up code is removed, so that the order can be placed without it', async () => {
  cartStore.send({ type: 'couponEntered', code: 'SAVE100' })
  cartStore.send({ type: 'couponApplied', code: 'SAVE100', discountedProducts: [] })
  await follow({ kind: 'refused', code: 'coupon_invalid', message: 'Invalid Discount Code', details: {} })

  expect(cartStore.state.getState().coupon).toEqual({ kind: 'none' })
  expect(store.state.getState().problem?.message).toContain('Invalid Discount Code')
})

test('[X-PAY] without an answer everything stays, and the buyer can press again', async () => {
  await follow({ kind: 'unsure', message: 'Press the button again.' })

  expect(heading()).toBe('review')
  expect(store.state.getState()).toMatchObject({
    card: { nonce: 'tokencc_a' },
    problem: { step: 'review', message: 'Press the button again.' },
  })
})
