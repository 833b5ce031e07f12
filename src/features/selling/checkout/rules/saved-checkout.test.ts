import { expect, test } from 'vitest'
import {
  atLender,
  type CheckoutState,
  cardFields,
  changeVerificationMethod,
  defaultCheckout,
  removeTax,
} from './checkout-state.ts'
import { CHECKOUT_COOKIE_EXPIRES, restore, toCookie, toSaved } from './saved-checkout.ts'

const filled: CheckoutState = {
  ...defaultCheckout,
  email: 'ann@example.com',
  deliveryType: 'Business',
  paymentMethod: 'check',
  costs: { shippingCost: 25, taxAmount: 102.5, subTotal: 1000, total: 1127.5 },
  cardNumber: '4111111111111111',
  secCode: '737373',
  expMonth: '11',
  expYear: '2031',
  ...atLender(true),
  errors: { email: 'Enter an email address' },
  achDebit: {
    ...defaultCheckout.achDebit,
    accessToken: 'access-token-1',
    bankName: 'First Bank',
    bankAccount: {
      ...defaultCheckout.achDebit.bankAccount,
      accountNumber: '000123456789',
      routingNumber: '021000021',
    },
  },
}

test('[S-CO-01] the saved form has no card number, code, expiry, bank detail or financing flag', () => {
  const text = JSON.stringify(toSaved(filled))

  expect(text).toContain('ann@example.com')
  expect(text).not.toMatch(
    new RegExp(
      ['4111111111111111', '737373', 'expMonth', 'expYear', '2031', 'access-token-1', 'First Bank']
        .concat('000123456789', '021000021', ...Object.keys(atLender(true)))
        .join('|'),
    ),
  )
})

test('[S-CO-02] the cookie holds only costs, deliveryType, paymentMethod; it expires on 2038-01-19', () => {
  expect(toCookie(filled)).toEqual({ costs: filled.costs, deliveryType: 'Business', paymentMethod: 'check' })
  expect(CHECKOUT_COOKIE_EXPIRES.slice(0, 10)).toBe('2038-01-19')
})

test('[S-CO-03] restoring merges the cookie under local values, and never brings a secret back', () => {
  const restored = restore({ ...toSaved(filled), paymentMethod: 'PayPal' }, toCookie(filled))

  expect(restored).toMatchObject({
    email: 'ann@example.com',
    deliveryType: 'Business',
    paymentMethod: 'PayPal',
    costs: filled.costs,
    cardNumber: '',
    secCode: '',
    expYear: '',
    errors: {},
  })
})

test('[S-CO-03] nothing saved, or a method that is not offered any more, restores the defaults', () => {
  expect(restore(undefined, undefined)).toEqual(defaultCheckout)
  const cookie: object = { paymentMethod: 'barter' }

  expect(restore(undefined, cookie).paymentMethod).toBe('creditCard')
})

test('[S-CO-05] another verification method with a reset clears the bank account; the same keeps it', () => {
  const micro = changeVerificationMethod(
    { ...filled, achDebit: { ...filled.achDebit, verificationMethod: 'network_check' } },
    'micro_transfers',
    true,
  )

  expect(micro.achDebit).toMatchObject({
    verificationMethod: 'micro_transfers',
    bankName: '',
    bankAccount: { accountNumber: '' },
  })
  expect(changeVerificationMethod(micro, 'micro_transfers', true)).toEqual(micro)
  expect(changeVerificationMethod(filled, 'micro_transfers', false).achDebit.bankName).toBe('First Bank')
})

test('[S-CO-06] removing the tax takes the previous tax off the total and sets the given one', () => {
  expect(removeTax(filled, 0)).toMatchObject({ removeTaxAmount: true, costs: { taxAmount: 0, total: 1025 } })
})

test('[V-CARD] card fields go along only when there is a card number', () => {
  expect(cardFields(defaultCheckout)).toBeUndefined()
  expect(cardFields(filled)).toEqual({
    number: '4111111111111111',
    expiry: '11/2031',
    securityCode: '737373',
  })
})

test('[E-CHECKOUT] the defaults are those of the specification', () => {
  expect(defaultCheckout).toMatchObject({
    currentStep: 'payment',
    deliveryType: 'Home / Residence',
    paymentMethod: 'creditCard',
    shipping: { country: 'US' },
    billing: { country: 'US' },
  })
})
