import { afterAll, beforeAll, expect } from 'vitest'
import type { PaymentServices } from '#features/selling/payments/server/index.ts'
import { amazonService } from '#features/selling/payments/server/wallets/amazon-service.ts'
import { makeLimits } from '#platform/limits/server/limits.ts'
import { amazonKey, makeAmazon } from '#tests/fixtures/providers/amazon.ts'
import { PROVIDER_DEADLINE_MS } from '#tests/fixtures/shared-machine.ts'
import { type SandboxStage, sandboxStage } from '../stage/fault-stage.ts'
import { type AmazonBrowser, type AmazonService, amazonBrowser, KEYS, STORE } from './amazon-browser.ts'

// Amazon Pay through the wallet service, as a function of its own, against the sandbox that speaks its
// protocol.

let service: AmazonService
export let stage: SandboxStage
export let database: SandboxStage['database']
export let sandbox: SandboxStage['sandbox']
export let clock: SandboxStage['clock']
export let shop: SandboxStage['shop']
export let mails: SandboxStage['mails']
export let work: SandboxStage['work']
export let broken: SandboxStage['broken']

export const makeBrowser = () => amazonBrowser({ service, shop, sandbox })
/** A browser of a store with the limits of the product; the others have a thousand times as much. */
export const limitedBrowser = () =>
  amazonBrowser({ service: serviceOf({ rateLimits: makeLimits() }), shop, sandbox })

const serviceOf = (change: Partial<PaymentServices> = {}): AmazonService =>
  amazonService({
    payments: { ...shop.payments, ...change },
    orderCookie: { ...KEYS, clock },
    originOf: () => STORE,
  })

/** An order that its buyer has confirmed at Amazon, or has not. */
export async function confirmed(
  buyer: AmazonBrowser,
  decision: 'approve' | 'decline' | 'cancel' | 'nothing' = 'approve',
): Promise<{ orderID: string; session: string }> {
  const [orderID, session] = [await buyer.order(), await buyer.session()]
  expect((await buyer.set(session, orderID)).status).toBe(200)
  if (decision !== 'nothing') sandbox.control.confirmAtAmazon(session, decision)
  return { orderID, session }
}

export const moved = (orderID: string) =>
  sandbox.control.ledger().movements.flatMap(({ kind, orderId }) => (orderId === orderID ? [kind] : []))
export const progress = (orderID: string) => shop.progress({ orderID, postal: '60614' })
export const refusalOf = (asked: Promise<unknown>) =>
  asked.then(
    () => 'accepted',
    (error: { code?: string }) => error.code,
  )

/** Opens the stage for the tests of this file. */
export function withAmazonStage(): void {
  beforeAll(async () => {
    stage = await sandboxStage({
      sandbox: {
        merchantId: 'm',
        publicKey: 'p',
        privateKey: 'k',
        amazon: { publicKey: amazonKey.publicKey },
        storeOrigins: [STORE],
        // Notices contain the time, so the sandbox uses the shop's clock.
        now: () => clock.now().getTime(),
      },
      shop: ({ sandbox: provider }) => ({
        amazon: makeAmazon(provider, { deadlineMs: PROVIDER_DEADLINE_MS }),
        deadlineMs: PROVIDER_DEADLINE_MS + 500,
      }),
    })
    ;({ database, sandbox, clock, shop, mails, work, broken } = stage)
    service = serviceOf()
  })
  afterAll(() => stage.close())
}
