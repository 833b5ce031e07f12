// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { PaymentMethod } from '#features/selling/payments/rules/methods.ts'
import { settled } from '#tests/fixtures/cart/cart-dependencies.ts'
import { makeForm } from '#tests/fixtures/cart/checkout.ts'
import type { CheckoutState } from '../rules/checkout-state.ts'
import { formTexts } from '../texts.ts'
import { type ListedMethod, PaymentStep } from './payment-step.tsx'

const done = vi.fn(async () => undefined)

type Panel = ListedMethod['panel']
const plainPaypal: Panel = () => <button type="button">paypal</button>

const methodsOf = (form: CheckoutState, paypal: Panel): ListedMethod[] => [
  {
    method: 'creditCard',
    label: 'Card',
    panel: ({ billing, submit }) => (
      <>
        <button type="button" onClick={submit}>
          card fields
        </button>
        {billing}
      </>
    ),
  },
  {
    method: 'PayPal',
    label: 'PayPal',
    needsApproval: form.paypal.orderID === '',
    panel: (step) => (
      <>
        {step.billing}
        {form.paypal.orderID === '' && paypal(step)}
      </>
    ),
  },
  { method: 'check', label: 'Check by mail', panel: ({ billing }) => billing },
]

function Page({
  start,
  methods,
  paypal,
}: {
  start: CheckoutState
  methods: readonly PaymentMethod[]
  paypal: Panel
}) {
  const [form, setForm] = useState(start)
  return (
    <PaymentStep
      form={form}
      methods={methodsOf(form, paypal).filter(({ method }) => methods.includes(method))}
      locate={async (zipcode) => ({ city: 'Reno', state: 'NV', country: 'US', zipcode })}
      onDone={done}
      onChange={(part) => setForm((now) => ({ ...now, ...part }))}
      onBilling={(part) => setForm((now) => ({ ...now, billing: { ...now.billing, ...part } }))}
    />
  )
}

async function open(
  overrides: Partial<CheckoutState> = {},
  methods: readonly PaymentMethod[] = ['creditCard', 'check'],
  paypal = plainPaypal,
) {
  render(<Page start={makeForm(overrides)} methods={methods} paypal={paypal} />)
  await act(settled)
}
const goOn = async () => {
  fireEvent.click(screen.getByRole('button', { name: formTexts.toReview }))
  await act(settled)
  await vi.dynamicImportSettled()
}

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn()
})
afterEach(() => {
  cleanup()
  vi.clearAllMocks()
})

test("[R-CO-PAY][S-CO-04] methods appear in the server's order, the chosen one with its fields", async () => {
  await open()

  expect(screen.getAllByRole<HTMLInputElement>('radio').map((radio) => [radio.value, radio.checked])).toEqual(
    [
      ['creditCard', true],
      ['check', false],
    ],
  )
  expect(screen.getByRole('button', { name: 'card fields' })).toBeDefined()
})

test('a method that is not offered is not shown', async () => {
  await open({ paymentMethod: 'check' }, ['check'])

  expect(screen.getAllByRole<HTMLInputElement>('radio').map((radio) => radio.value)).toEqual(['check'])
})

test('[S-CO-04] F23: a method that does not answer is disabled with its reason until it answers', () => {
  const form = makeForm({ paymentMethod: 'PayPal' })
  const page = (unavailable?: string) => (
    <PaymentStep
      form={form}
      methods={methodsOf(form, plainPaypal).map((way) =>
        way.method === 'PayPal' ? { ...way, unavailable } : way,
      )}
      locate={async () => ({ refusal: '' })}
      onDone={done}
      onChange={() => undefined}
      onBilling={() => undefined}
    />
  )
  const { rerender } = render(page('PayPal does not answer at the moment. Choose another way to pay.'))

  expect(screen.getAllByRole<HTMLInputElement>('radio').map((radio) => radio.disabled)).toEqual([
    false,
    true,
    false,
  ])
  expect(screen.getByRole('radio', { name: /PayPal does not answer/ })).toBeDefined()
  expect(screen.getByRole('status').textContent).toContain('PayPal does not answer')
  expect([
    screen.queryByRole('button', { name: 'paypal' }),
    screen.queryByRole('button', { name: formTexts.toReview }),
  ]).toEqual([null, null])

  expect(screen.queryByText('paypal'), 'its script is not asked for yet').toBeNull()

  rerender(page())
  expect(screen.getAllByRole<HTMLInputElement>('radio').map((radio) => radio.disabled)).toEqual([
    false,
    false,
    false,
  ])
  const shown = screen.getByRole('button', { name: 'paypal' })

  rerender(page('PayPal does not answer at the moment. Choose another way to pay.'))
  expect(screen.queryByRole('button', { name: 'paypal' })).toBeNull()
  expect(screen.queryByText('paypal'), 'a buyer in its window can still come back').toBe(shown)
})

test('payment by check shows no card fields', async () => {
  await open()
  fireEvent.click(screen.getByRole('radio', { name: /Check by mail/ }))
  await goOn()

  expect(screen.queryByRole('button', { name: 'card fields' })).toBeNull()
  expect(done).toHaveBeenCalledOnce()
})

test('[S-CO-04] by PayPal: its button continues until the buyer has approved the payment', async () => {
  await open({ paymentMethod: 'PayPal' }, ['creditCard', 'PayPal', 'check'])
  expect([
    screen.queryByRole('button', { name: 'paypal' }) !== null,
    screen.queryByRole('button', { name: formTexts.toReview }),
  ]).toEqual([true, null])

  cleanup()
  await open({ paymentMethod: 'PayPal', paypal: { orderID: '5O190127TN364715T' } }, [
    'creditCard',
    'PayPal',
    'check',
  ])
  expect(screen.queryByRole('button', { name: 'paypal' })).toBeNull()
  await goOn()
  expect(done).toHaveBeenCalledOnce()
})

test('[S-CO-04] PayPal does not begin before another billing address is complete', async () => {
  const may: boolean[] = []
  await open(
    { paymentMethod: 'PayPal', billingAndShippingAddressAreTheSame: false },
    ['PayPal'],
    ({ isComplete }) => (
      <button type="button" onClick={() => void may.push(isComplete())}>
        paypal
      </button>
    ),
  )
  fireEvent.click(screen.getByRole('button', { name: 'paypal' }))
  await act(settled)
  await vi.dynamicImportSettled()

  expect(may).toEqual([false])
  expect(document.activeElement?.id).toBe('billing-firstName')
})

test('Enter in the card fields submits the step', async () => {
  await open()
  fireEvent.click(screen.getByRole('button', { name: 'card fields' }))
  await act(settled)

  expect(done).toHaveBeenCalledOnce()
})

test('[L-FORM-SCROLL] another billing address shows all its fields', async () => {
  await open()
  fireEvent.click(
    screen.getByRole('checkbox', { name: 'Billing address is the same as the shipping address' }),
  )
  await goOn()

  expect(done).not.toHaveBeenCalled()
  expect(document.activeElement?.id).toBe('billing-firstName')
  expect(screen.getByRole('textbox', { name: 'Street address' }).getAttribute('autocomplete')).toBe(
    'billing address-line1',
  )
})

test('while the card is read a second press does nothing', async () => {
  done.mockImplementationOnce(() => new Promise(() => undefined))
  await open()
  await goOn()
  fireEvent.click(screen.getByRole('button', { name: formTexts.reading }))

  expect(done).toHaveBeenCalledOnce()
})
