import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type PaymentSandbox, startPaymentSandbox } from '#demo/payment-sandbox/sandbox.ts'
import { texts as cartTexts } from '#features/selling/cart/texts.ts'
import { texts as checkoutTexts } from '#features/selling/checkout/texts.ts'
import { methodNames } from '#features/selling/payments/rules/methods.ts'
import { hostedFieldTexts, texts as payments } from '#features/selling/payments/texts.ts'
import { launchBrowser } from '#tests/fixtures/browser/browser.ts'
import { amountIn, openVisit } from '#tests/fixtures/browser/page.ts'
import {
  button,
  confirmed,
  fillCart,
  goToPayment,
  makeBuyer,
  orderSide,
  pressIn,
} from '#tests/fixtures/buyers/buying.ts'
import { type TestApp, testApp } from '#tests/fixtures/store/app.ts'

// A store with Braintree's keys, and Braintree's own library in the browser. The sandbox answers in place of
// Braintree's hosts.
const keys = { merchantId: 'test_merchant', publicKey: 'test_public', privateKey: 'test_private' }
const DOMAIN_FILE = '7B227073704964223A22'
const APPLE_SCRIPT = 'https://applepay.cdn-apple.com/jsapi/1.latest/apple-pay-sdk.js'

let sandbox: PaymentSandbox
let app: TestApp
let browser: Browser

beforeAll(async () => {
  const port = await freePort()
  sandbox = await startPaymentSandbox({ port: 0, ...keys, storeOrigins: [`http://127.0.0.1:${port}`] })
  const settings = {
    BRAINTREE_MERCHANT_ID: keys.merchantId,
    BRAINTREE_PUBLIC_KEY: keys.publicKey,
    BRAINTREE_PRIVATE_KEY: keys.privateKey,
    BRAINTREE_URL: sandbox.url,
    APPLE_PAY_DOMAIN_ASSOCIATION: DOMAIN_FILE,
    APPLE_PAY_SCRIPT_URL: APPLE_SCRIPT,
    GOOGLE_PAY_MERCHANT_ID: 'BCR2DN4T',
  }
  ;[app, browser] = await Promise.all([testApp({ pages: true, keys: { port, settings } }), launchBrowser()])
}, 120_000)
afterAll(async () => {
  await browser.close()
  await app.close()
  await sandbox.close()
})

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

interface OutsideCalls {
  /** addresses of other hosts that the page asked for */
  asked: string[]
}

/** Sends calls to Braintree, Apple and Google to the sandbox, and blocks calls to any other host. */
async function connect(context: BrowserContext, deviceData: boolean): Promise<OutsideCalls> {
  const asked: string[] = []
  const ours = [app.origin, sandbox.url]
  await context.route(
    (url) => !ours.includes(url.origin),
    async (route) => {
      const url = new URL(route.request().url())
      asked.push(url.origin + url.pathname)
      if (url.hostname === 'api.sandbox.braintreegateway.com')
        return route.fulfill({
          response: await route.fetch({ url: sandbox.url + url.pathname + url.search }),
        })
      if (url.href === APPLE_SCRIPT)
        return route.fulfill({ response: await route.fetch({ url: `${sandbox.url}/wallets/apple-stub.js` }) })
      if (url.hostname === 'pay.google.com')
        return route.fulfill({ response: await route.fetch({ url: `${sandbox.url}/wallets/google/pay.js` }) })
      if (url.hostname === 'c.paypal.com' && deviceData)
        return route.fulfill({ contentType: 'text/javascript', body: '' })
      return route.abort()
    },
  )
  return { asked }
}

async function payBy(page: Page, name: string, press: string): Promise<void> {
  await page.getByRole('radio', { name: new RegExp(`^${name}`) }).check()
  const [sheet] = await Promise.all([
    page.waitForEvent('popup'),
    button(page, payments.payWith(name)).click(),
  ])
  await pressIn(sheet, press)
}

const saleOf = (orderId: string) =>
  sandbox.control.requests
    .map(({ body }) => (body as { transaction?: { order_id?: string; device_data?: string } }).transaction)
    .find((sale) => sale?.order_id === orderId)

test.each([
  { name: methodNames.applepay, deviceData: true, type: 'apple_pay_card' },
  { name: methodNames.googlepay, deviceData: false, type: 'android_pay_card' },
])(
  '[S-CO-04, S-APPLE, C-CO-METHOD, R-CO-PAY] $name with Braintree’s own library: one ' +
    'authorization of the page’s total, device data $deviceData',
  async ({ name, deviceData, type }) => {
    const buyer = await openVisit(browser, app.url)
    const { page } = buyer
    const outside = await connect(buyer.context, deviceData)
    await fillCart(page)
    await goToPayment(page, makeBuyer('Rita'))
    const total = await amountIn(orderSide(page), cartTexts.total)
    // The card's fields come first: our labels, and in each field a frame from Braintree's asset host.
    for (const { label } of [
      hostedFieldTexts.number,
      hostedFieldTexts.expirationDate,
      hostedFieldTexts.cvv,
    ]) {
      await page.getByText(label, { exact: true }).waitFor()
      await page.getByTitle(label, { exact: true }).waitFor()
    }

    await payBy(page, name, 'Pay')

    const orderID = await confirmed(page)
    expect(sandbox.control.ledger().transactions.filter(({ orderId }) => orderId === orderID)).toMatchObject([
      { status: 'authorized', authorizedCents: total },
    ])
    expect([...sandbox.control.inner.ledger.state.transactions.values()].at(-1)?.instrument.type).toBe(type)
    const collected = saleOf(orderID)?.device_data
    expect(collected === undefined ? undefined : JSON.parse(collected)).toEqual(
      deviceData ? { correlation_id: expect.stringMatching(/^[\w-]{32}$/) } : undefined,
    )
    // The security policy allows the calls that the checkout needs, and blocks the library's usage report.
    const hosts = new Set(outside.asked.map((address) => new URL(address).host))
    expect([...hosts].toSorted()).toEqual([
      'api.sandbox.braintreegateway.com',
      'applepay.cdn-apple.com',
      'assets.braintreegateway.com',
      'c.paypal.com',
      ...(name === methodNames.googlepay ? ['pay.google.com'] : []),
    ])
    await buyer.context.close()
  },
)

test(
  '[X-PAY, X-PRICE] a price changes while the sheet is open: the sheet fails, no order is ' +
    'placed or charged, the page shows the new total and the sheet after it pays that',
  async () => {
    const buyer = await openVisit(browser, app.url)
    const { page } = buyer
    await connect(buyer.context, false)
    await fillCart(page)
    await goToPayment(page, makeBuyer('Pia'))
    const total = await amountIn(orderSide(page), cartTexts.total)
    const before = sandbox.control.ledger().transactions.length
    await page.getByRole('radio', { name: new RegExp(`^${methodNames.applepay}`) }).check()
    const [sheet] = await Promise.all([
      page.waitForEvent('popup'),
      button(page, payments.payWith(methodNames.applepay)).click(),
    ])
    await button(sheet, 'Pay').waitFor()

    await app.database.db
      .updateTable('product_price')
      .set((eb) => ({ price_cents: eb('price_cents', '+', 1_000) }))
      .execute()
    await pressIn(sheet, 'Pay')

    await page.getByText(checkoutTexts.priceInvalid).first().waitFor()
    await sheet.getByText('Payment not completed.').waitFor()
    await pressIn(sheet, 'Cancel')
    expect(sandbox.control.ledger().transactions).toHaveLength(before)
    await expect.poll(() => amountIn(orderSide(page), cartTexts.total)).toBeGreaterThan(total)

    await payBy(page, methodNames.applepay, 'Pay')
    const orderID = await confirmed(page)
    expect(sandbox.control.ledger().transactions.filter(({ orderId }) => orderId === orderID)).toHaveLength(1)
    await buyer.context.close()
  },
)

test(
  '[C-CO-METHOD] a wallet is offered only with its settings, and Apple finds its file as ' +
    'plain text, without a redirect',
  async () => {
    const answer = await app.fetch('/.well-known/apple-developer-merchantid-domain-association')
    expect([answer.status, answer.headers.get('content-type'), await answer.text()]).toEqual([
      200,
      'text/plain; charset=utf-8',
      DOMAIN_FILE,
    ])

    const policy = (await app.fetch('/checkout/payment')).headers.get('content-security-policy') ?? ''
    const sources = (directive: string) =>
      new RegExp(`${directive} ([^;]*)`)
        .exec(policy)?.[1]
        ?.split(' ')
        .filter((source) => !source.startsWith("'sha256-"))
    expect(sources('script-src')).toEqual([
      "'self'",
      'https://c.paypal.com',
      'https://pay.google.com',
      'https://applepay.cdn-apple.com',
    ])
    expect(sources('frame-src')).toContain('https://assets.braintreegateway.com')
    expect(sources('connect-src')).toEqual(
      expect.arrayContaining([
        "'self'",
        'https://api.sandbox.braintreegateway.com',
        'https://payments.sandbox.braintree-api.com',
      ]),
    )
    expect((await app.fetch('/cart')).headers.get('content-security-policy')).not.toMatch(
      /c\.paypal\.com|pay\.google\.com|api\.sandbox/,
    )
  },
)
