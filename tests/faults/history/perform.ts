import { receiveCheck } from '#features/selling/fulfilment/server/changes/receive-check.ts'
import { cancelOrder } from '#features/selling/fulfilment/server/index.ts'
import { shipOrder } from '#features/selling/fulfilment/server/shipping/ship.ts'
import { ORDER } from '#features/selling/orders/rules/access.ts'
import { methodSwitch } from '#features/selling/payments/rules/methods.ts'
import { toCents } from '#lib/money.ts'
import { makeBody, type WantedItem } from '#tests/fixtures/shop/bodies.ts'
import { may } from '#tests/fixtures/shop/permissions.ts'
import { FURNACE, LIFTGATE, THERMOSTAT } from '#tests/fixtures/shop/products.ts'
import { refundByTwo } from '#tests/fixtures/shop/refunds.ts'
import { approve, PAY } from './approvals.ts'
import { pressAgain, pressAndDie, pressTogether } from './desk-presses.ts'
import { night } from './settle.ts'
import { ask, nameOf, type Play } from './shop-state.ts'
import type { Approved, Step } from './steps.ts'
import { changeSettings, keepBooks, restoreSettings } from './store-acts.ts'

const cartOf = (cart: number): WantedItem[] =>
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

const times = (count: number, work: () => Promise<unknown>) =>
  Promise.all(Array.from({ length: count }, work))
const staffAction = (own: Play, orderId: string) => ({
  orderId,
  reason: 'history',
  now: own.stage.clock.now(),
})

/** Performs one step. The shop may refuse it. */
export async function perform(own: Play, step: Step): Promise<unknown> {
  const { stage } = own
  const { control } = stage.sandbox
  const { db } = stage.database
  const attempt = 'buyer' in step ? own.attempts[step.buyer] : undefined
  const orderID = attempt?.orderID
  switch (step.do) {
    case 'place':
      return place(own, step)
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
            PAY[attempt.method as Approved](stage.shops[step.at], orderID, attempt.reference!),
          ),
        )
      )
    case 'notice':
      return orderID && receiveNotice(own, step, orderID)
    case 'ship':
      return (
        orderID &&
        shipOrder(db, may(ORDER.ship), {
          ...staffAction(own, orderID),
          carrier: 'UPS',
          tracking: '1Z0000000000000001',
        })
      )
    case 'cancel':
      return orderID && cancelOrder(db, may(ORDER.cancel), staffAction(own, orderID))
    case 'receive the check':
      return orderID && receiveCheck(db, may(ORDER['receive-payment']), staffAction(own, orderID))
    case 'refund':
      return orderID && refund(own, step, orderID)
    case 'job':
      return stage.work(step.name, step.at)
    case 'fault':
      return control.fault({ op: step.op, behavior: step.behavior, times: step.times })
    case 'reprice':
      return reprice(own, step.up)
    case 'a night at the provider':
      return night(stage)
    case 'wait':
      return stage.clock.advance(step.seconds * 1_000)
    case 'at once':
      return Promise.all(step.steps.map((part) => perform(own, part)))
    default:
      return performAtDesk(own, step, orderID)
  }
}

type AtDesk = Extract<
  Step,
  {
    do: 'desk' | 'die at the desk' | 'desk again' | 'set' | 'restore the settings' | 'books' | 'die at a job'
  }
>

function performAtDesk(own: Play, step: AtDesk, orderID: string | undefined): unknown {
  switch (step.do) {
    case 'desk':
      return orderID && pressTogether(own, step, orderID)
    case 'die at the desk':
      return orderID && pressAndDie(own, step, orderID)
    case 'desk again':
      return orderID && pressAgain(own, step, orderID)
    case 'set':
      return changeSettings(own, step)
    case 'restore the settings':
      return restoreSettings(own, step)
    case 'books':
      return keepBooks(own, step)
    case 'die at a job':
      return own.stage.dieAt(step.dies, { kind: 'job', name: step.name })
  }
}

async function place(own: Play, step: Extract<Step, { do: 'place' }>): Promise<unknown> {
  const { buyer, cart, method, coupon, presses } = step
  own.attempts[buyer] = {
    key: `history-attempt-${String(own.keys++).padStart(6, '0')}`,
    items: cartOf(cart),
    method,
    coupon,
    prices: { ...own.prices },
  }
  own.offers.push(await offered(own))
  return times(presses, () => press(own, step))
}

async function press(
  own: Play,
  { buyer, at, card }: { buyer: number; at: 0 | 1; card: 'good' | 'declined' },
): Promise<void> {
  const attempt = own.attempts[buyer]!
  const shop = own.stage.shops[at]
  const plain = makeBody(
    attempt.items,
    attempt.coupon ? { discounts: { couponCode: 'TENOFF' } } : {},
    attempt.method,
    attempt.prices,
  )
  const identity = {
    email: `buyer${buyer % own.mailboxes}@example.com`,
    billingInfo: { ...plain.billingInfo, name: nameOf(buyer) },
    shippingInfo: { ...plain.shippingInfo, name: nameOf(buyer) },
  }
  const token = own.stage.sandbox.control.tokenize(card === 'good' ? '4111111111111111' : '4000111111111115')
  const paysHere = attempt.method === 'creditCard' && own.naive.payByCard === undefined
  const body = {
    ...plain,
    ...identity,
    paymentInfo: { ...plain.paymentInfo, ...(paysHere ? { cardInfo: { paymentMethodNonce: token } } : {}) },
  }
  const key = methodSwitch(attempt.method)
  const wasOff = own.off.has(key)
  const answer = await ask(own, buyer, () => shop.checkout(body, attempt.key))
  if (answer && wasOff && own.off.has(key) && attempt.orderID === undefined)
    own.found.push(`desk: ${answer.orderID} was sold by ${attempt.method}, which is switched off`)
  if (answer) attempt.orderID = answer.orderID
  if (answer?.state === 'pending' && attempt.method === 'creditCard')
    await own.naive.payByCard?.(shop, answer.orderID)
  // The buyer's page asks for the state of the order, as in the store.
  if (answer) await ask(own, buyer, () => shop.progress({ orderID: answer.orderID, postal: '60614' }))
}

async function receiveNotice(
  own: Play,
  { at, kind, copies, forged }: { at: 0 | 1; kind: string; copies: number; forged: boolean },
  orderID: string,
): Promise<unknown> {
  const { stage, naive } = own
  const genuine = stage.sandbox.control.paypalNotice(orderID, kind)
  const body = forged ? genuine.replace('WH-', 'WX-') : genuine
  return times(copies, () =>
    naive.notice ? naive.notice(stage.database.db, body) : stage.notice(body, {}, at),
  )
}

async function refund(
  own: Play,
  { share, times: count }: { share: number; times: number },
  orderID: string,
): Promise<unknown> {
  const { db } = own.stage.database
  const order = await db
    .selectFrom('orders')
    .select('total_cents')
    .where('id', '=', orderID)
    .executeTakeFirst()
  const amount = order && toCents(Math.floor((order.total_cents * share) / 100))
  return times(count, () => refundByTwo(db, { ...staffAction(own, orderID), amount }))
}

/** Changes both prices in one transaction: a response with one new and one old price breaks I14. */
async function reprice(own: Play, up: boolean): Promise<void> {
  const { clock, database } = own.stage
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

/** The two prices of the shop at this moment, as one response shows them. */
async function offered({ stage }: Play): Promise<Record<string, number>> {
  const rows = await stage.database.db
    .selectFrom('product_price')
    .select(['product_id', 'price_cents'])
    .where('valid_from', '<=', stage.clock.now())
    .where((eb) => eb.or([eb('valid_to', 'is', null), eb('valid_to', '>', stage.clock.now())]))
    .execute()
  const prices = Object.fromEntries(rows.map((row) => [row.product_id, row.price_cents]))
  return { [FURNACE]: prices[FURNACE]!, [THERMOSTAT]: prices[THERMOSTAT]! }
}
