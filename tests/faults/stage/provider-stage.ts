import { createAffirmGateway } from '#adapters/payments-affirm/affirm-gateway.ts'
import { createBraintreeGateway } from '#adapters/payments-braintree/braintree-gateway.ts'
import { createCreditKeyGateway } from '#adapters/payments-creditkey/creditkey-gateway.ts'
import { createPaypalGateway } from '#adapters/payments-paypal/paypal-gateway.ts'
import { type Connection, connect, type Db } from '#db/connect.ts'
import { type PaymentSandbox, startPaymentSandbox } from '#demo/payment-sandbox/sandbox.ts'
import { paymentNotices } from '#features/selling/payments/server/notices.ts'
import type { Gateway } from '#features/selling/payments/server/ports.ts'
import { toCents } from '#lib/money.ts'
import type { CrashPoint } from '#server/crash-points.ts'
import { PROVIDER_DEADLINE_MS } from '#tests/fixtures/shared-machine.ts'
import { makeBody, type WantedItem } from '#tests/fixtures/shop/bodies.ts'
import { openShop, type Shop, type ShopParts } from '#tests/fixtures/shop/open-shop.ts'
import { FURNACE } from '#tests/fixtures/shop/products.ts'
import type { ChildTask } from '../children/child-task.ts'
import { startChild } from '../children/start-child.ts'
import { workOf } from './aftermath.ts'
import { brokenSessionsGone } from './sessions.ts'
import { type SharedClock, sharedClock } from './shared-clock.ts'

const braintree = { merchantId: 'test_merchant', publicKey: 'test_public', privateKey: 'test_private' }
const paypal = {
  clientId: 'demo_paypal_client',
  clientSecret: 'demo_paypal_secret',
  webhookId: 'demo_paypal_webhook',
}

const affirm = {
  publicKey: 'demo_affirm_public',
  privateKey: 'demo_affirm_private',
  mode: 'modal',
  merchantName: 'Alpine',
} as const
const creditkey = { publicKey: 'demo_creditkey_public', sharedSecret: 'demo_creditkey_secret' }
const LENT = { min: toCents(5_000), max: toCents(1_000_000) }

/** The providers' real clients on one sandbox; without a circuit breaker unless `limits` sets one. */
function gatewaysOn(
  sandbox: PaymentSandbox,
  options: { deadlineMs: number; nowMs: () => number; limits?: object },
) {
  const more = {
    deadlineMs: options.deadlineMs,
    nowMs: options.nowMs,
    limits: options.limits ?? { failures: 1_000, maxInFlight: 50 },
  }
  return {
    card: createBraintreeGateway({ ...braintree, url: sandbox.url, ...more }),
    paypal: createPaypalGateway({ ...paypal, url: `${sandbox.url}/paypal`, ...more }),
    affirm: createAffirmGateway({ ...affirm, url: `${sandbox.url}/affirm/api/v1/transactions`, ...more }),
    creditkey: createCreditKeyGateway({ ...creditkey, url: `${sandbox.url}/creditkey`, ...more }),
  }
}

export interface ProviderStage {
  database: OwnDatabase
  sandbox: PaymentSandbox
  clock: SharedClock
  /** two instances of the app on one database, each with connections and clients of its own */
  readonly shops: readonly [Shop, Shop]
  /** keys of the mails that were sent, in order */
  mails: string[]
  work(name: string, instance?: number): Promise<number>
  /** Delivers a notice of PayPal as it would come in over HTTP; answers the status. */
  notice(body: string, headers?: Record<string, string>, instance?: number): Promise<number>
  /** Restarts both instances, as after a deploy: they forget a provider's failures. */
  restart(): void
  /** Lets another process work until it kills itself. Answers how it ended. */
  dieAt(crashAt: CrashPoint, work: ChildTask['work']): Promise<string>
  close(): Promise<void>
}

interface OwnDatabase {
  db: Db
  url: string
  drop(): Promise<void>
}

interface Options {
  deadlineMs?: number
  limits?: object
  /** wraps a provider's client */
  around?: (gateway: Gateway) => Gateway
  more?: Partial<ShopParts>
}

/**
 * A shop of two instances over the real clients of card and PayPal, against the sandbox that speaks their
 * protocols, on a clock that tests move.
 */
export async function providerStage(
  database: OwnDatabase,
  { deadlineMs = PROVIDER_DEADLINE_MS, limits, around = (gateway) => gateway, more = {} }: Options = {},
): Promise<ProviderStage> {
  const clock = sharedClock()
  const nowMs = () => clock.now().getTime()
  const sandbox = await startPaymentSandbox({
    port: 0,
    ...braintree,
    now: nowMs,
    storeOrigins: ['http://localhost:3000'],
  })
  const second: Connection = connect(database.url, { poolSize: 10 })
  const mails: string[] = []
  const open = (db: Connection['db']): Shop => {
    const gateways = gatewaysOn(sandbox, { deadlineMs, nowMs, ...(limits ? { limits } : {}) })
    const { card, ...others } = gateways
    return openShop({
      db,
      clock,
      gateway: around(card),
      ...others,
      paypal: around(others.paypal),
      limits: { affirm: LENT, creditkey: LENT },
      deadlineMs: deadlineMs + 100,
      ...more,
    })
  }
  let shops: readonly [Shop, Shop] = [open(database.db), open(second.db)]
  return {
    database,
    sandbox,
    clock,
    get shops() {
      return shops
    },
    mails,
    restart() {
      shops = [open(database.db), open(second.db)]
    },
    work: (name, instance = 0) => workOf(shops[instance]!.services, (key) => mails.push(key))(name),
    async notice(body, headers = {}, instance = 0) {
      const request = new Request('http://localhost/webhooks/paypal', {
        method: 'POST',
        body,
        headers: { ...signature(clock.now()), ...headers },
      })
      return (await paymentNotices(shops[instance]!.payments, 'PayPal')(request)).status
    },
    async dieAt(crashAt, work) {
      const child = await startChild({
        ...{ databaseUrl: database.url, ledgerUrl: sandbox.url, clockFile: clock.file(), crashAt, work },
      })
      const end = await child.end
      await brokenSessionsGone(database.db)
      return end
    },
    async close() {
      clock.remove()
      await second.close()
      await Promise.all([sandbox.close(), database.drop()])
    },
  }
}

const signature = (now: Date): Record<string, string> => ({
  'paypal-auth-algo': 'SHA256withRSA',
  'paypal-cert-url': 'https://api.paypal.com/cert.pem',
  'paypal-transmission-id': 'id-1',
  'paypal-transmission-sig': 'c2ln',
  'paypal-transmission-time': now.toISOString(),
})

/** An order that waits for PayPal, and what its buyer approved there. */
export async function approvedPaypal(
  stage: ProviderStage,
  { items = [{ id: FURNACE, qty: 1 }], shop = stage.shops[0] }: { items?: WantedItem[]; shop?: Shop } = {},
): Promise<{ orderID: string; reference: string }> {
  const { orderID } = await shop.checkout(makeBody(items, {}, 'PayPal'))
  const { paypalOrderId } = await shop.beginPaypal(orderID)
  stage.sandbox.control.approvePaypal(paypalOrderId)
  return { orderID, reference: paypalOrderId }
}
