// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { texts } from '#features/selling/payments/texts.ts'
import { openAppleSheet } from '../apple-pay/apple-sheet.ts'
import { openGoogleSheet } from '../google-pay/google-sheet.ts'
import { WalletButton } from './wallet-button.tsx'
import type { PaidByWallet, SheetSum, WalletApple, WalletGoogle } from './wallet-gateway.ts'

const sum: SheetSum = { label: 'Alpine', total: '10.00', lines: [{ label: 'Items', amount: '10.00' }] }
const contact = { givenName: 'Grace', familyName: 'Walker' }

/** The data of the sheet and the calls to the store, in order. */
let log: string[]
let sheet: Session
let answer: (paid: PaidByWallet) => void
const settled = () => act(async () => void (await new Promise((resolve) => setTimeout(resolve))))

/** Apple's session, driven by the test. */
class Session {
  static readonly STATUS_SUCCESS = 0
  static readonly STATUS_FAILURE = 1
  onvalidatemerchant: (event: object) => void = () => undefined
  onpaymentauthorized: (event: object) => void = () => undefined
  oncancel: () => void = () => undefined
  constructor(version: number, request: { total: { amount: string } }) {
    log.push(`session ${version} of ${request.total.amount}`)
    sheet = this
  }
  begin = () => void log.push('begin')
  abort = () => void log.push('abort')
  completeMerchantValidation = () => void log.push('merchant is known')
  completePayment = ({ status }: { status: number }) => void log.push(status === 0 ? 'paid' : 'not paid')
}

const apple = (more: Partial<WalletApple> = {}): WalletApple => ({
  request: ({ total }) => ({ total: { label: '', amount: total } }) as ApplePayJS.ApplePayPaymentRequest,
  validate: async () => ({}),
  tokenize: async () => ({ nonce: 'n1' }),
  ...more,
})

const place = (nonce: string, billing: object | undefined) => {
  log.push(`place ${nonce} ${JSON.stringify(billing)}`)
  return new Promise<PaidByWallet>((resolve) => (answer = resolve))
}
const outcome = (isPaid: boolean): PaidByWallet => ({ isPaid, show: async () => void log.push('shown') })

function openApple(gateway = apple()) {
  render(
    <WalletButton
      name="Apple Pay"
      look="apple"
      open={async () => gateway}
      sum={() => sum}
      onPress={(wallet, events) =>
        openAppleSheet({ gateway: wallet, ...events, onToken: ({ nonce }, billing) => place(nonce, billing) })
      }
    />,
  )
}
const button = () => screen.getByRole('button')
const press = () => act(() => button().click())
const authorize = () =>
  act(async () => sheet.onpaymentauthorized({ payment: { token: {}, billingContact: contact } }))

beforeEach(() => {
  log = []
  vi.stubGlobal('ApplePaySession', Session)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('[S-APPLE] the press begins the session, which gets the outcome before the page', async () => {
  openApple()
  expect(button().getAttribute('aria-busy')).toBe('true')
  await settled()

  press()
  expect(log).toEqual(['session 3 of 10.00', 'begin'])
  act(() => sheet.onvalidatemerchant({ validationURL: 'https://apple-pay-gateway.apple.com/x' }))
  await settled()
  await authorize()
  expect(button().textContent).toBe(texts.walletPlacing)
  expect(log.slice(2)).toEqual(['merchant is known', `place n1 ${JSON.stringify(contact)}`])

  answer(outcome(true))
  await settled()
  expect(log.slice(4)).toEqual(['paid', 'shown'])
})

test('[X-PAY] a refused payment fails the sheet, and the button works again', async () => {
  openApple()
  await settled()
  press()
  await authorize()
  answer(outcome(false))
  await settled()

  expect(log.slice(-2)).toEqual(['not paid', 'shown'])
  expect(button().getAttribute('aria-disabled')).toBe('false')
})

test('a closed sheet says so, but not while the order is being placed', async () => {
  openApple()
  await settled()
  press()
  act(() => sheet.oncancel())
  expect(screen.getByRole('status').textContent).toContain(texts.walletCancelled('Apple Pay'))

  press()
  expect(screen.getByRole('status').textContent).toBe('')
  await authorize()
  act(() => sheet.oncancel())
  sheet.completePayment = () => {
    throw new DOMException('over', 'InvalidStateError')
  }
  answer(outcome(true))
  await settled()
  expect(screen.getByRole('status').textContent).toBe('')
  expect(log.at(-1)).toBe('shown')
})

test.each([
  ['is not known to Apple', { validate: () => Promise.reject(new Error('no')) }, 'abort'],
  ['gets no token', { tokenize: () => Promise.reject(new Error('no')) }, 'not paid'],
])('a payment whose merchant or card %s places nothing', async (_, more, last) => {
  openApple(apple(more))
  await settled()
  press()
  if ('validate' in more)
    act(() => sheet.onvalidatemerchant({ validationURL: 'https://apple-pay-gateway.apple.com/x' }))
  else await authorize()
  await settled()

  expect(log.at(-1)).toBe(last)
  expect(log.some((line) => line.startsWith('place'))).toBe(false)
  expect(screen.getByRole('status').textContent).toContain(texts.walletBroken('Apple Pay'))
})

test('two presses open one sheet; while the total is unknown a press opens none', async () => {
  openApple()
  await settled()
  press()
  press()
  expect(log).toEqual(['session 3 of 10.00', 'begin'])

  cleanup()
  log = []
  render(
    <WalletButton
      name="Apple Pay"
      look="apple"
      open={async () => apple()}
      sum={() => undefined}
      onPress={() => log.push('pressed')}
    />,
  )
  await settled()
  press()
  expect(log).toEqual([])
})

test('says that a wallet did not load, and lets the buyer try again', async () => {
  let isThere = false
  render(
    <WalletButton
      name="Google Pay"
      look="google"
      open={() => (isThere ? Promise.resolve('here') : Promise.reject(new Error('blocked')))}
      sum={() => sum}
      onPress={(wallet) => log.push(wallet)}
    />,
  )
  await settled()
  expect(screen.getByRole('alert').textContent).toContain(texts.walletFailed('Google Pay'))

  isThere = true
  act(() => screen.getByRole('button', { name: texts.walletRetry }).click())
  await settled()
  press()
  expect(log).toEqual(['here'])
})

const google = (loadPaymentData: () => Promise<object>) => ({
  gateway: {
    request: () => ({}) as google.payments.api.PaymentDataRequest,
    tokenize: async () => ({ nonce: 'n2' }),
  } satisfies WalletGoogle,
  client: { loadPaymentData } as object as google.payments.api.PaymentsClient,
})

test.each([
  ['CANCELED', texts.walletCancelled('Google Pay')],
  ['DEVELOPER_ERROR', texts.walletBroken('Google Pay')],
])('Google’s sheet that ends with %s places nothing', async (statusCode, said) => {
  render(
    <WalletButton
      name="Google Pay"
      look="google"
      open={async () => google(() => Promise.reject({ statusCode }))}
      sum={() => sum}
      onPress={(found, events) =>
        void openGoogleSheet({ ...found, ...events, onToken: ({ nonce }, billing) => place(nonce, billing) })
      }
    />,
  )
  await settled()
  press()
  await settled()

  expect(screen.getByRole('status').textContent).toContain(said)
  expect(log).toEqual([])
})

test('Google’s token places the order, billed to the card’s address', async () => {
  const billingAddress = { name: 'Grace Walker' }
  render(
    <WalletButton
      name="Google Pay"
      look="google"
      open={async () => google(async () => ({ paymentMethodData: { info: { billingAddress } } }))}
      sum={() => sum}
      onPress={(found, events) =>
        void openGoogleSheet({ ...found, ...events, onToken: ({ nonce }, billing) => place(nonce, billing) })
      }
    />,
  )
  await settled()
  press()
  await settled()
  expect(button().textContent).toBe(texts.walletPlacing)
  answer(outcome(true))
  await settled()

  expect(log).toEqual([`place n2 ${JSON.stringify(billingAddress)}`, 'shown'])
})
