import { call } from '@orpc/server'
import { expect } from 'vitest'
import type { PaymentSandbox } from '#demo/payment-sandbox/sandbox.ts'
import { paymentsHandlers } from '#features/selling/payments/server/handlers.ts'
import type { amazonService } from '#features/selling/payments/server/wallets/amazon-service.ts'
import { makeBody } from '#tests/fixtures/shop/bodies.ts'
import type { Shop } from '#tests/fixtures/shop/open-shop.ts'
import { FURNACE } from '#tests/fixtures/shop/products.ts'
import { makeRequest } from '#tests/fixtures/shop/request.ts'

export const STORE = 'http://store.test'
export const KEYS = { secrets: ['a secret of the tests, long enough'] as [string], secure: false }

/** The price of one furnace with tax, as a page shows it. */
const ONE = '$1,433.24'

export type AmazonService = ReturnType<typeof amazonService>

interface AmazonParts {
  service: AmazonService
  shop: Shop
  sandbox: PaymentSandbox
}

interface ServiceAnswer {
  status: number
  body: Record<string, never> & {
    errorType?: string
    chargeId?: string
    payloadJSON?: string
    details?: { message: string }
    challenge?: object
  }
}

/** A browser with its cookies, which calls the wallet service and places orders. */
export function amazonBrowser({ service, shop, sandbox }: AmazonParts) {
  const jar = new Map<string, string>()
  const keep = (header: string) => {
    const [name = '', value = ''] = (header.split(';')[0] ?? '').split('=')
    jar.set(name, value)
  }
  const cookie = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
  const ask = async (
    query: Record<string, string>,
    headers: Record<string, string> = { 'sec-fetch-site': 'same-origin' },
    proof?: string,
  ): Promise<ServiceAnswer> => {
    const answer = await service(
      new Request(`${STORE}/AmazonPay?${new URLSearchParams(query)}`, {
        headers: { cookie: cookie(), ...headers },
      }),
      { ip: '192.0.2.80', proof },
    )
    expect(answer.headers.get('cache-control')).toBe('no-store')
    for (const header of answer.headers.getSetCookie()) keep(header)
    return { status: answer.status, body: (await answer.json()) as ServiceAnswer['body'] }
  }
  return {
    ask,
    order: async (qty = 1, key: string = crypto.randomUUID()) =>
      (
        await shop.checkout(makeBody([{ id: FURNACE, qty }], {}, 'AmazonPay'), key, {
          setCookie: keep,
          cookies: Object.fromEntries(jar),
        })
      ).orderID,
    /** account and card chosen at Amazon */
    session: async () =>
      sandbox.control.chooseAtAmazon((await ask({ method: 'createSignature' })).body.payloadJSON!),
    set: (checkoutSessionId: string, orderId: string, amount = ONE) =>
      ask({ method: 'setPaymentInfo', checkoutSessionId, orderId, amount }),
    complete: (checkoutSessionId: string, amount = ONE) =>
      ask({ method: 'completeCheckoutSession', checkoutSessionId, amount }),
    /** POST /checkout/amazon */
    tell: (orderId: string, chargeId: string) =>
      call(
        paymentsHandlers.amazon,
        { orderId, chargeId },
        {
          context: {
            request: makeRequest({ cookies: Object.fromEntries(jar) }),
            payments: shop.payments,
            orderCookie: { ...KEYS, clock: shop.clock },
          },
        },
      ),
  }
}
export type AmazonBrowser = ReturnType<typeof amazonBrowser>
