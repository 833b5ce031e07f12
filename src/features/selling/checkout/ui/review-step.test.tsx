// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { makeForm, makePricedCart } from '#tests/fixtures/cart/checkout.ts'
import type { CheckoutState } from '../rules/checkout-state.ts'
import { ReviewStep } from './review-step.tsx'

const card = { nonce: 'tokencc_secret', last4: '1111', type: 'Visa' }
const place = vi.fn()

function open({
  form = makeForm(),
  placing = false,
  quoting = false,
  paid = true,
}: {
  form?: CheckoutState
  placing?: boolean
  quoting?: boolean
  paid?: boolean
} = {}) {
  render(
    <ReviewStep
      cart={makePricedCart()}
      form={form}
      card={paid ? card : null}
      placing={placing}
      quoting={quoting}
      onPlace={place}
      items={<p>items</p>}
    />,
  )
}
const facts = () =>
  screen.getAllByRole('term').map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`)

afterEach(() => {
  cleanup()
  vi.clearAllMocks()
})

test('[R-CO-REVIEW] the page shows the whole order again, and the button names the total', () => {
  open()

  expect(facts()).toEqual([
    'Ship to: Dana Reyes2114 N Cleveland Ave, Chicago, IL 60614Home / Residence · (312) 555-0119 · ' +
      'dana@example.com',
    'Delivery: Mon, Nov 23 – Tue, Nov 24, Free ShippingShips Fri, Nov 20. The carrier calls you to ' +
      'schedule delivery.',
    'Payment: Visa ending 1111We authorize $1,377.00 when you place the order and charge it when it ships. ' +
      'Billing address is the same as the shipping address.',
  ])
  fireEvent.click(screen.getByRole('button', { name: 'Place order: $1,377.00' }))
  expect(place).toHaveBeenCalledOnce()
})

test('each fact leads back to its step', () => {
  open()

  expect(
    screen
      .getAllByRole('link', { name: /^Change/ })
      .map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['Change Ship to', '/checkout/shipping'],
    ['Change Delivery', '/checkout/shipping'],
    ['Change Payment', '/checkout/payment'],
  ])
})

test('another billing address is shown', () => {
  const form = makeForm({ billingAndShippingAddressAreTheSame: false })
  open({
    form: {
      ...form,
      billing: {
        ...form.shipping,
        firstName: 'Ada',
        address: '1 Main St',
        city: 'Reno',
        state: 'NV',
        zipcode: '89501',
      },
    },
  })

  expect(facts()[2]).toContain('Billed to Ada Reyes, 1 Main St, Reno, NV 89501.')
})

test('by check the sum to send is named', () => {
  open({ form: makeForm({ paymentMethod: 'check' }), paid: false })

  expect(facts()[2]).toContain('Check by mailMail us a check for $1,377.00.')
})

test.each([
  ['while the order is placed', { placing: true }, 'Placing your order'],
  ['while the total is calculated', { quoting: true }, 'Calculating your total'],
])('%s pressing does nothing', (_, state, name) => {
  open(state)
  fireEvent.click(screen.getByRole('button', { name }))

  expect(place).not.toHaveBeenCalled()
})

test('the token of the card is nowhere on the page', () => {
  open()

  expect(document.body.innerHTML).not.toContain('tokencc')
})
