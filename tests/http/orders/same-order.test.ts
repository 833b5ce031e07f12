import fc from 'fast-check'
import { beforeEach, expect, test, vi } from 'vitest'
import { hashBody } from '#db/idempotency.ts'
import {
  type CheckoutBody,
  type CheckoutRequest,
  checkoutContract,
} from '#features/selling/checkout/contract.ts'
import { sameOrderPart } from '#features/selling/checkout/rules/same-order.ts'
import { checkoutBody } from '#features/selling/checkout/ui/place-order.ts'
import { makeForm, makePricedCart } from '#tests/fixtures/cart/checkout.ts'

const base = checkoutBody(makePricedCart(), makeForm())

type Change = (body: CheckoutBody) => CheckoutBody
const pay =
  (method: CheckoutBody['paymentInfo']['method']): Change =>
  (body) => ({ ...body, paymentInfo: { ...body.paymentInfo, method } })
const ship =
  (fields: Partial<CheckoutBody['shippingMethod']>): Change =>
  (body) => ({ ...body, shippingMethod: { ...body.shippingMethod, ...fields } })

/** Changes that a buyer may make between two presses, and whether the order is still the same. */
const CHANGES: readonly [what: string, change: Change, isSame: boolean][] = [
  ['nothing', (body) => body, true],
  ['another method of online payment: PayPal', pay('PayPal'), true],
  ['another method of online payment: Affirm', pay('affirm'), true],
  ['a check, which places the order without a payment', pay('check'), false],
  ['the expected delivery day', ship({ deliveryDate: '2027-01-04' }), true],
  ['the expected ship day', ship({ expectedShipDate: '2027-01-03' }), true],
  ['the requested ship day', ship({ requestedShipDate: '2027-01-03' }), false],
  ['the shipping option', ship({ type: 'expedited', cost: 29 }), false],
  ['the email address', (body) => ({ ...body, email: 'lee@example.com' }), false],
  ['the total', (body) => ({ ...body, paymentInfo: { ...body.paymentInfo, amount: 1 } }), false],
  [
    'a quantity',
    (body) => ({ ...body, products: body.products.map((item) => ({ ...item, qty: item.qty + 1 })) }),
    false,
  ],
  [
    'the street',
    (body) => ({ ...body, shippingInfo: { ...body.shippingInfo, address1: '1 Oak St' } }),
    false,
  ],
  ['the billing name', (body) => ({ ...body, billingInfo: { ...body.billingInfo, name: 'Lee' } }), false],
  ['a discount code', (body) => ({ ...body, discounts: { couponCode: 'TENOFF' } }), false],
  [
    'a request for an installation quote',
    (body) => ({ ...body, installationQuoteSelections: { '453061180': ['replace'] } }),
    false,
  ],
]

/** The server compares what its contract reads. */
async function parse(body: CheckoutBody): Promise<CheckoutRequest> {
  const read = await checkoutContract.place['~orpc'].inputSchema?.['~standard'].validate(body)
  if (!read || read.issues) throw new Error(JSON.stringify(read?.issues))
  return read.value
}
const isSameToServer = async (a: CheckoutBody, b: CheckoutBody): Promise<boolean> =>
  hashBody(sameOrderPart(await parse(a))) === hashBody(sameOrderPart(await parse(b)))

async function isSameToBrowser(a: CheckoutBody, b: CheckoutBody): Promise<boolean> {
  const { attemptKeyFor } = await import('#store/client/checkout.ts')
  return attemptKeyFor(a) === attemptKeyFor(b)
}

beforeEach(() => {
  const entries = new Map<string, string>()
  const localStorage = {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, text: string) => void entries.set(key, text),
    removeItem: (key: string) => void entries.delete(key),
    key: (index: number) => [...entries.keys()][index] ?? null,
    get length() {
      return entries.size
    },
  }
  vi.stubGlobal('window', { localStorage, addEventListener: () => {} })
  vi.stubGlobal('document', { cookie: '' })
})

test.each(CHANGES)(
  '[C-CHECKOUT] %s: browser and server agree whether it is the same order',
  async (_, change, isSame) => {
    expect(await isSameToServer(base, change(base))).toBe(isSame)
    expect(await isSameToBrowser(base, change(base))).toBe(isSame)
  },
)

test('[C-CHECKOUT] browser and server agree after any sequence of changes', async () => {
  const changes = fc.array(fc.constantFrom(...CHANGES.map(([, change]) => change)), { maxLength: 4 })
  const apply = (list: readonly Change[]): CheckoutBody => list.reduce((body, change) => change(body), base)
  await fc.assert(
    fc.asyncProperty(changes, changes, async (first, second) => {
      const [a, b] = [apply(first), apply(second)]
      expect(await isSameToBrowser(a, b)).toBe(await isSameToServer(a, b))
    }),
    { numRuns: 300 },
  )
})
