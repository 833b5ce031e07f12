import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import { confirmLoan, openCheckout } from '#demo/payment-sandbox/affirm/loans.ts'
import { decideApplication } from '#demo/payment-sandbox/creditkey/orders.ts'
import { cancelOrder, receiveCheck, refundOrder, shipOrder } from '#features/fulfilment/server/index.ts'
import { sendConfirmations } from '#features/orders/server/index.ts'
import { fromWire, toCents } from '#kit/money.ts'
import { makeBody, type Wanted } from '#tests/fixtures/shop/bodies.ts'
import type { Shop } from '#tests/fixtures/shop/open-shop.ts'
import { may } from '#tests/fixtures/shop/permissions.ts'
import { FURNACE, issueCoupon, LIFTGATE, stockShelves, THERMOSTAT } from '#tests/fixtures/shop/products.ts'
import type { Facts } from '../checks/database-facts.ts'
import { breaches } from '../checks/invariants.ts'
import { heldBy } from '../stage/aftermath.ts'
import type { ProviderWorld } from '../stage/provider-stage.ts'
import type { Approved, Method, Step } from './steps.ts'

/** A shop that does one thing wrong, for the controls: what it does instead of the product's own way. */
export interface Naive {
  notice?(db: Db, body: string): Promise<unknown>
  payByCard?(shop: Shop, orderID: string): Promise<unknown>
}

interface Attempt {
  key: string
  items: Wanted[]
  method: Method
  coupon: boolean
  /** the prices that she saw */
  prices: Record<string, number>
  orderID?: string
  /** what she approved at PayPal */
  reference?: string
}

/** One history while it is played: the shop, what its clients believe, and what they wrote down. */
export interface Play {
  world: ProviderWorld
  naive: Naive
  attempts: (Attempt | undefined)[]
  /** how many mailboxes the buyers share */
  mailboxes: number
  prices: Record<string, number>
  keys: number
  reported: Set<string>
  answers: { to: string; body: string }[]
  offers: Record<string, number>[]
}

const NAMES = [
  'Ada Quill',
  'Ben Ode',
  'Cleo Marsh',
  'Dov Arden',
  'Eve Lund',
  'Fay Wren',
  'Gil Stone',
  'Ida Frost',
] as const
const nameOf = (buyer: number): string => NAMES[buyer % NAMES.length]!
const cartOf = (cart: number): Wanted[] =>
  [
    [{ id: FURNACE, qty: 1 }],
    [
      { id: FURNACE, qty: 2 },
      { id: THERMOSTAT, qty: 3 },
    ],
    [
      { id: THERMOSTAT, qty: 1 },
      { id: FURNACE, qty: 1 },
    ],
    [
      { id: FURNACE, qty: 1 },
      { id: LIFTGATE, qty: 1 },
    ],
  ][cart]!

/** Plays a history on an empty shop, lets everything settle, and answers every breach of an invariant. */
export async function play(
  world: ProviderWorld,
  steps: readonly Step[],
  naive: Naive = {},
): Promise<string[]> {
  const own = await begin(world, { furnaces: 6, thermostats: 9, coupons: 3, mailboxes: 5 }, naive)
  for (const step of steps) await perform(own, step)
  await settle(world)
  return breaches({ ...(await seen(own)), letters: await lettersOf(world.database.db) })
}

/** An empty shop with so much to sell. */
export async function begin(
  world: ProviderWorld,
  {
    coupons,
    mailboxes,
    ...units
  }: { furnaces: number; thermostats: number; coupons: number; mailboxes: number },
  naive: Naive = {},
): Promise<Play> {
  const { db } = world.database
  await sql`truncate ${sql.join(TABLES.map((name) => sql.table(name)))} cascade`.execute(db)
  world.sandbox.control.reset()
  world.mails.length = 0
  world.restart()
  await stockShelves(db, units)
  await issueCoupon(db, { usage: coupons, perEmail: 1 })
  return {
    world,
    naive,
    attempts: [],
    mailboxes,
    prices: { [FURNACE]: 1299.99, [THERMOSTAT]: 149.5, [LIFTGATE]: 25 },
    keys: 0,
    reported: new Set(),
    answers: [],
    offers: [],
  }
}

const TABLES = [
  'orders',
  'outbox',
  'idempotency_record',
  'payment_event',
  'coupon',
  'product_price',
  'stock',
  'product',
  'category',
  'zip_place',
  'tax_rate',
]

const note = (own: Play, buyer: number, answer: unknown): void => {
  const { orderID, details } = (answer ?? {}) as { orderID?: unknown; details?: { orderID?: unknown } }
  for (const id of [orderID, details?.orderID]) if (typeof id === 'string') own.reported.add(id)
  own.answers.push({
    to: nameOf(buyer),
    body: answer instanceof Error ? answer.message + JSON.stringify(details ?? {}) : JSON.stringify(answer),
  })
}

/** A client asks; whatever she hears is written down, a refusal too. */
async function ask<T>(own: Play, buyer: number, asking: () => Promise<T>): Promise<T | undefined> {
  try {
    const answer = await asking()
    note(own, buyer, answer)
    return answer
  } catch (error) {
    if (!(error instanceof Error) || !('code' in error) || !('status' in error)) throw error
    note(own, buyer, error)
    return undefined
  }
}

const times = (count: number, work: () => Promise<unknown>) =>
  Promise.all(Array.from({ length: count }, work))
const deed = (own: Play, orderId: string) => ({
  orderId,
  reason: 'history',
  now: own.world.clock.now(),
})

/** One step, as it was written down. What is refused is an answer too. */
export async function perform(own: Play, step: Step): Promise<unknown> {
  const { world } = own
  const { control } = world.sandbox
  const attempt = 'buyer' in step ? own.attempts[step.buyer] : undefined
  const orderID = attempt?.orderID
  switch (step.do) {
    case 'place':
      own.attempts[step.buyer] = {
        key: `history-attempt-${String(own.keys++).padStart(6, '0')}`,
        items: cartOf(step.cart),
        method: step.method,
        coupon: step.coupon,
        prices: { ...own.prices },
      }
      own.offers.push(pick2(await offered(own)))
      return times(step.presses, () => press(own, step))
    case 'press again':
      return attempt && press(own, step)
    case 'approve':
      return orderID && approve(own, step, orderID)
    case 'pay with it':
      return (
        orderID &&
        attempt.reference &&
        times(step.presses, () =>
          ask(own, step.buyer, () =>
            PAY[attempt.method as Approved](world.shops[step.at], orderID, attempt.reference!),
          ),
        )
      )
    case 'notice':
      return orderID && hear(own, step, orderID)
    case 'ship':
      return (
        orderID &&
        shipOrder(world.database.db, may('orders.ship'), {
          ...deed(own, orderID),
          carrier: 'UPS',
          tracking: '1Z0000000000000001',
        })
      )
    case 'cancel':
      return orderID && cancelOrder(world.database.db, may('orders.cancel'), deed(own, orderID))
    case 'receive the check':
      return orderID && receiveCheck(world.database.db, may('orders.receive-payment'), deed(own, orderID))
    case 'refund':
      return orderID && refund(own, step, orderID)
    case 'job':
      return world.work(step.name, step.at)
    case 'fault':
      return control.fault({ op: step.op, behaviour: step.behaviour, times: step.times })
    case 'reprice':
      return reprice(own, step.up)
    case 'a night at the provider':
      return night(world)
    case 'wait':
      return world.clock.advance(step.seconds * 1_000)
    case 'at once':
      return Promise.all(step.steps.map((part) => perform(own, part)))
  }
}

async function press(
  own: Play,
  { buyer, at, card }: { buyer: number; at: 0 | 1; card: 'good' | 'declined' },
): Promise<void> {
  const attempt = own.attempts[buyer]!
  const shop = own.world.shops[at]
  const plain = makeBody(
    attempt.items,
    attempt.coupon ? { discounts: { couponCode: 'TENOFF' } } : {},
    attempt.method,
    attempt.prices,
  )
  const who = {
    email: `buyer${buyer % own.mailboxes}@example.com`,
    billingInfo: { ...plain.billingInfo, name: nameOf(buyer) },
    shippingInfo: { ...plain.shippingInfo, name: nameOf(buyer) },
  }
  const token = own.world.sandbox.control.tokenize(card === 'good' ? '4111111111111111' : '4000111111111115')
  const paysHere = attempt.method === 'creditCard' && own.naive.payByCard === undefined
  const body = {
    ...plain,
    ...who,
    paymentInfo: { ...plain.paymentInfo, ...(paysHere ? { cardInfo: { paymentMethodNonce: token } } : {}) },
  }
  const answer = await ask(own, buyer, () => shop.checkout(body, attempt.key))
  if (answer) attempt.orderID = answer.orderID
  if (answer?.state === 'pending' && attempt.method === 'creditCard')
    await own.naive.payByCard?.(shop, answer.orderID)
  // She looks at what became of it, as the page does.
  if (answer) await ask(own, buyer, () => shop.progress({ orderID: answer.orderID, postal: '60614' }))
}

async function approve(
  own: Play,
  { buyer, at, decision }: { buyer: number; at: 0 | 1; decision: 'approve' | 'decline' },
  orderID: string,
): Promise<void> {
  const attempt = own.attempts[buyer]!
  if (attempt.method === 'creditCard' || attempt.method === 'check') return
  const reference = await APPROVE[attempt.method](own, {
    buyer,
    shop: own.world.shops[at],
    orderID,
    decision,
  })
  if (reference !== undefined) attempt.reference = reference
}

type Approval = { buyer: number; shop: Shop; orderID: string; decision: 'approve' | 'decline' }

/** What a buyer does elsewhere; answers what she brings from there. */
const APPROVE: Readonly<Record<Approved, (own: Play, approval: Approval) => Promise<string | undefined>>> = {
  async PayPal(own, { buyer, shop, orderID, decision }) {
    const begun = await ask(own, buyer, () => shop.beginPaypal(orderID))
    if (begun) own.world.sandbox.control.approvePaypal(begun.paypalOrderId, decision)
    return begun?.paypalOrderId
  },
  applepay: async (own, { decision }) => moneyOf(own).tokenizeWallet('apple_pay_card', decision).token,
  googlepay: async (own, { decision }) => moneyOf(own).tokenizeWallet('android_pay_card', decision).token,
  async affirm(own, { buyer, shop, orderID, decision }) {
    const begun = await ask(own, buyer, () => shop.beginAffirm(orderID))
    const opened = begun && openCheckout(moneyOf(own), begun.checkout)
    return opened && confirmLoan(moneyOf(own), opened, decision === 'approve' ? 'approve' : 'refuse')
  },
  async creditkey(own, { buyer, shop, orderID, decision }) {
    const begun = await ask(own, buyer, () => shop.beginCreditKey(orderID))
    const application = begun && moneyOf(own).state.creditkey.orders.get(begun.creditkeyId)
    if (application) decideApplication(application, decision === 'approve' ? 'approve' : 'decline')
    return begun?.creditkeyId
  },
}

const PAY: Readonly<Record<Approved, (shop: Shop, orderID: string, reference: string) => Promise<unknown>>> =
  {
    PayPal: (shop, orderID, reference) => shop.payByPaypal(orderID, reference),
    applepay: (shop, orderID, reference) => shop.payByWallet('applepay', orderID, reference),
    googlepay: (shop, orderID, reference) => shop.payByWallet('googlepay', orderID, reference),
    affirm: (shop, orderID, reference) => shop.payByAffirm(orderID, reference),
    creditkey: (shop, orderID, reference) => shop.payByCreditKey(orderID, reference),
  }

const moneyOf = ({ world }: Play) => world.sandbox.control.inner.ledger

async function hear(
  own: Play,
  { at, kind, copies, forged }: { at: 0 | 1; kind: string; copies: number; forged: boolean },
  orderID: string,
): Promise<unknown> {
  const { world, naive } = own
  const genuine = world.sandbox.control.paypalNotice(orderID, kind)
  const body = forged ? genuine.replace('WH-', 'WX-') : genuine
  return times(copies, () =>
    naive.notice ? naive.notice(world.database.db, body) : world.notice(body, {}, at),
  )
}

async function refund(
  own: Play,
  { share, times: count }: { share: number; times: number },
  orderID: string,
): Promise<unknown> {
  const { db } = own.world.database
  const order = await db
    .selectFrom('orders')
    .select('total_cents')
    .where('id', '=', orderID)
    .executeTakeFirst()
  const amount = order && toCents(Math.floor((order.total_cents * share) / 100))
  return times(count, () => refundOrder(db, may('orders.refund'), { ...deed(own, orderID), amount }))
}

/** Both prices change together, in one transaction: nobody may see one without the other. */
async function reprice(own: Play, up: boolean): Promise<void> {
  const { clock, database } = own.world
  clock.advance(1_000)
  const now = clock.now()
  const cents = (id: string) => Math.round(own.prices[id]! * 100) + (up ? 1_001 : -999)
  const next = { [FURNACE]: cents(FURNACE), [THERMOSTAT]: Math.max(cents(THERMOSTAT), 5_000) }
  await database.db.transaction().execute(async (trx) => {
    for (const [id, price_cents] of Object.entries(next)) {
      await trx
        .updateTable('product_price')
        .set({ valid_to: now })
        .where('product_id', '=', id)
        .where('valid_to', 'is', null)
        .execute()
      await trx
        .insertInto('product_price')
        .values({ product_id: id, price_cents, list_price_cents: null, valid_from: now })
        .execute()
    }
  })
  Object.assign(own.prices, Object.fromEntries(Object.entries(next).map(([id, price]) => [id, price / 100])))
}

/** What the shop offers at this moment, as one answer shows it. */
async function offered({ world }: Play): Promise<Record<string, number>> {
  const rows = await world.database.db
    .selectFrom('product_price')
    .select(['product_id', 'price_cents'])
    .where('valid_from', '<=', world.clock.now())
    .where((eb) => eb.or([eb('valid_to', 'is', null), eb('valid_to', '>', world.clock.now())]))
    .execute()
  return Object.fromEntries(rows.map((row) => [row.product_id, row.price_cents]))
}
const pick2 = (prices: Record<string, number>) => ({
  [FURNACE]: prices[FURNACE]!,
  [THERMOSTAT]: prices[THERMOSTAT]!,
})

/** The provider settles what was captured. */
export function night({ sandbox: { control } }: ProviderWorld): void {
  for (const { id, type, status } of control.ledger().transactions)
    if (type === 'sale' && status === 'submitted_for_settlement') control.advance(id, 'settled')
}

const ALL_JOBS = ['reconcile-payments', 'check-applications', 'move-money', 'outbox', 'expire-orders']

/**
 * The faults are over; the clock goes on until nothing is due any more: minutes for payments, hours for what
 * was refused again and again.
 */
export async function settle(world: ProviderWorld): Promise<void> {
  world.sandbox.control.inner.faults.clear()
  for (let round = 0; round < 12; round++) {
    night(world)
    for (const name of ALL_JOBS) await world.work(name, round % 2)
    world.clock.advance(round < 5 ? 60_000 : 3_600_000)
  }
  night(world)
  for (const name of ALL_JOBS) await world.work(name, 0)
}

/** So many receipts are read in full. */
const READ = 100

/** Everything the invariants look at, with a fresh buyer who comes after the fault. */
export async function seen(own: Play): Promise<Facts> {
  const { world } = own
  const shop = world.shops[0]
  const { db } = world.database
  await sql`update stock set opening = opening + 1, available = available + 1 where product_id = ${FURNACE}`.execute(
    db,
  )
  const body = makeBody([{ id: FURNACE, qty: 1 }], { email: 'fresh@example.com' }, 'creditCard', own.prices)
  const canary = await shop
    .checkout(
      {
        ...body,
        paymentInfo: {
          ...body.paymentInfo,
          cardInfo: { paymentMethodNonce: world.sandbox.control.tokenize('4111111111111111') },
        },
      },
      'history-fresh-buyer',
    )
    .then(
      ({ state }) => state,
      (error: { code?: string }) => String(error.code),
    )
  await world.work('outbox')
  const placed = await db.selectFrom('orders').select('id').where('placed_at', 'is not', null).execute()
  const receipts = await Promise.all(
    placed.slice(0, READ).map(async ({ id }) => ({
      orderID: id,
      total: fromWire((await shop.receipt({ orderID: id, postal: '60614' })).total),
    })),
  )
  return {
    db,
    ledger: heldBy(world.sandbox),
    reported: [...own.reported],
    mails: world.mails,
    receipts,
    marks: Object.fromEntries(NAMES.map((name) => [name, name])),
    answers: own.answers,
    offers: own.offers,
    now: world.clock.now(),
    canary,
  }
}

/** The confirmations of two orders, written as their buyers get them. */
async function lettersOf(db: Db): Promise<{ orderID: string; text: string }[]> {
  const orders = await db
    .selectFrom('orders')
    .select('id')
    .where('placed_at', 'is not', null)
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
    shop: { name: 'Alpine', phone: '(800) 555-0142', origin: 'http://store.test' },
  })
  for (const { id } of orders) await confirm({ orderID: id }, id)
  return letters
}
