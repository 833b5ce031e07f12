import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import { sendConfirmations } from '#features/selling/orders/server/mail/send-order-mail.ts'
import { systemClock } from '#lib/clock.ts'
import { FIRST_MERCHANT, setMerchant } from '#lib/merchant/merchant.ts'
import { fromWire } from '#lib/money.ts'
import { makeLimits } from '#platform/limits/server/limits.ts'
import { makeBody } from '#tests/fixtures/shop/bodies.ts'
import { FURNACE } from '#tests/fixtures/shop/products.ts'
import type { Facts } from '../checks/database-facts.ts'
import { heldBy } from '../stage/aftermath.ts'
import type { ProviderStage } from '../stage/provider-stage.ts'
import { NAMES, type Play } from './shop-state.ts'

/** The provider settles what was captured. */
export function night({ sandbox: { control } }: ProviderStage): void {
  for (const { id, type, status } of control.ledger().transactions)
    if (type === 'sale' && status === 'submitted_for_settlement') control.advance(id, 'settled')
}

const ALL_JOBS = [
  ...['reconcile-payments', 'check-applications', 'bulk-orders', 'move-money', 'outbox', 'expire-orders'],
]

/**
 * Ends all faults and moves the clock until no work is due: by minutes for payments, then by hours for work
 * that was refused many times.
 */
export async function settle(stage: ProviderStage): Promise<void> {
  stage.sandbox.control.inner.faults.clear()
  for (let round = 0; round < 12; round++) {
    night(stage)
    for (const name of ALL_JOBS) await stage.work(name, round % 2)
    stage.clock.advance(round < 5 ? 60_000 : 3_600_000)
  }
  night(stage)
  for (const name of ALL_JOBS) await stage.work(name, 0)
}

/** How many receipts the invariants read in full. */
const READ = 100

/** All facts that the invariants check, with the order of a new buyer after the faults. */
export async function seen(own: Play): Promise<Facts> {
  const { stage } = own
  const shop = stage.shops[0]
  const { db } = stage.database
  // Staff may have switched off the card, with which the new buyer pays.
  setMerchant(FIRST_MERCHANT)
  await sql`
    update stock
    set opening = opening + 1, available = available + 1
    where product_id = ${FURNACE}`.execute(db)
  const body = makeBody([{ id: FURNACE, qty: 1 }], { email: 'fresh@example.com' }, 'creditCard', own.prices)
  const canary = await shop
    .checkout(
      {
        ...body,
        paymentInfo: {
          ...body.paymentInfo,
          cardInfo: { paymentMethodNonce: stage.sandbox.control.tokenize('4111111111111111') },
        },
      },
      'history-fresh-buyer',
    )
    .then(
      ({ state }) => state,
      (error: { code?: string }) => String(error.code),
    )
  await stage.work('outbox')
  const placed = await db
    .selectFrom('orders')
    .select(['id', 'postal'])
    .where('placed_at', 'is not', null)
    .execute()
  const receipts: { orderID: string; total: ReturnType<typeof fromWire> }[] = []
  // One after another: a right answer gives the point of its lookup back.
  for (const { id, postal } of placed.slice(0, READ)) {
    const { total } = await shop.receipt({ orderID: id, postal })
    receipts.push({ orderID: id, total: fromWire(total) })
  }
  return {
    db,
    ledger: heldBy(stage.sandbox),
    reported: [...own.reported],
    mails: stage.mails,
    receipts,
    marks: Object.fromEntries(NAMES.map((name) => [name, name])),
    answers: own.answers,
    offers: own.offers,
    now: stage.clock.now(),
    canary,
  }
}

/** The confirmations of two orders, as their buyers receive them. */
export async function lettersOf(db: Db): Promise<{ orderID: string; text: string }[]> {
  const orders = await db
    .selectFrom('orders')
    .select('id')
    .where('placed_at', 'is not', null)
    // The first mail of an order by check says no total.
    .where('payment_method', '<>', 'check')
    .limit(2)
    .execute()
  const letters: { orderID: string; text: string }[] = []
  const mailer = {
    async send({ text, dedupeKey }: { text: string; dedupeKey: string }) {
      letters.push({ orderID: dedupeKey, text })
      return { kind: 'sent' as const, messageId: dedupeKey }
    },
    close() {},
  }
  const confirm = sendConfirmations({
    db,
    mailer,
    clock: systemClock,
    rateLimits: makeLimits(),
    shop: { name: 'Alpine', phone: '(800) 555-0142', origin: 'http://store.test' },
  })
  for (const { id } of orders) await confirm({ orderID: id }, id)
  return letters
}
