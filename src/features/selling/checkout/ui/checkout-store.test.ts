import { expect, test } from 'vitest'
import { atLender, defaultCheckout } from '../rules/checkout-state.ts'
import { createCheckoutStore } from './checkout-store.ts'

function makeStorage(saved: string | null = null, cookie: string | null = null) {
  const kept = { saved, cookie, writes: 0 }
  return {
    kept,
    saved: {
      read: () => kept.saved,
      write(text: string) {
        kept.saved = text
        kept.writes++
      },
    },
    cookie: {
      read: () => kept.cookie,
      write(text: string) {
        kept.cookie = text
      },
    },
  }
}

const costs = { shippingCost: 0, taxAmount: 201, subTotal: 1961, total: 2162 }

test('[S-CO-01] every change is saved, without card, bank or the financing flag', () => {
  const storage = makeStorage()
  const store = createCheckoutStore(storage)

  store.change({
    email: 'dana@example.com',
    cardNumber: '4111111111111111',
    secCode: '123',
    expMonth: '12',
    expYear: '30',
    ...atLender(true),
  })

  expect(JSON.parse(storage.kept.saved ?? '')).toMatchObject({ email: 'dana@example.com' })
  expect(storage.kept.saved).not.toMatch(/4111|secCode|expMonth|expYear|cardNumber|achDebit/)
  for (const flag of Object.keys(atLender(true))) expect(storage.kept.saved).not.toContain(flag)
})

test('[S-CO-01] a card that was read is in memory only', () => {
  const storage = makeStorage()
  const store = createCheckoutStore(storage)
  store.cardRead({ nonce: 'tokencc_secret', last4: '1111', type: 'Visa' })
  store.change({ email: 'dana@example.com' })

  expect(store.state.getState().card?.nonce).toBe('tokencc_secret')
  expect(`${storage.kept.saved}${storage.kept.cookie}`).not.toMatch(/tokencc|1111/)
})

test('[S-CO-02] the cookie has only costs, deliveryType and paymentMethod', () => {
  const storage = makeStorage()
  const store = createCheckoutStore(storage)
  store.change({ email: 'dana@example.com', deliveryType: 'Business', paymentMethod: 'check' })
  store.costsAre(costs)

  expect(JSON.parse(storage.kept.cookie ?? '')).toEqual({
    costs,
    deliveryType: 'Business',
    paymentMethod: 'check',
  })
})

test('[S-CO-02] costs that are the same are not written again', () => {
  const storage = makeStorage()
  const store = createCheckoutStore(storage)
  store.costsAre(costs)
  store.costsAre({ ...costs })

  expect(storage.kept.writes).toBe(1)
})

test('[S-CO-03] what was saved is merged with the cookie: the local value wins', () => {
  const storage = makeStorage(
    JSON.stringify({ email: 'dana@example.com', paymentMethod: 'check' }),
    JSON.stringify({ deliveryType: 'Business', paymentMethod: 'creditCard', costs }),
  )

  expect(createCheckoutStore(storage).state.getState().form).toMatchObject({
    email: 'dana@example.com',
    paymentMethod: 'check',
    deliveryType: 'Business',
    costs,
  })
})

test('[S-CO-03] clear goes back to the defaults and forgets the card', () => {
  const store = createCheckoutStore(makeStorage(JSON.stringify({ email: 'dana@example.com' })))
  store.cardRead({ nonce: 'n', last4: '1111', type: 'Visa' })
  store.report({ step: 'review', message: 'x' })
  store.clear()

  expect(store.state.getState()).toEqual({ form: defaultCheckout, card: null, bank: null, problem: null })
})

test.each([
  ['not JSON'],
  ['null'],
  ['[]'],
  ['7'],
  ['{"shipping":null,"email":7,"billing":"x","deliveryType":null}'],
  ['{"cardNumber":"4111111111111111"}'],
])('what does not fit a form is left out: %s', (saved) => {
  expect(createCheckoutStore(makeStorage(saved, saved)).state.getState().form).toEqual(defaultCheckout)
})

test('a saved address that lacks a field gets it empty', () => {
  const form = createCheckoutStore(makeStorage('{"shipping":{"firstName":"Dana"}}')).state.getState().form

  expect(form.shipping).toEqual({ ...defaultCheckout.shipping, firstName: 'Dana' })
})

test('uses the form that another tab saved and keeps the card of this tab', () => {
  const storage = makeStorage()
  const store = createCheckoutStore(storage)
  store.cardRead({ nonce: 'n', last4: '1111', type: 'Visa' })
  storage.kept.saved = '{"email":"other@example.com"}'
  store.reload()

  expect([
    store.state.getState().form.email,
    store.state.getState().card?.last4,
    storage.kept.writes,
  ]).toEqual(['other@example.com', '1111', 0])
})
