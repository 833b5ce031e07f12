import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { customerOf } from '#tests/fixtures/quotes/customer.ts'
import { LINK_KEY, QUOTED, sendQuote } from '#tests/fixtures/quotes/sent-quote.ts'
import { makeBody } from '#tests/fixtures/shop/bodies.ts'
import { FURNACE, TAX_RATE } from '#tests/fixtures/shop/products.ts'
import { type CrashStage, crashStage } from '../stage/crash-stage.ts'

let stage: CrashStage
let database: CrashStage['database']
let clock: CrashStage['clock']
let shop: CrashStage['shop']

beforeEach(async () => {
  stage = await crashStage({ stock: { furnaces: 5 } })
  ;({ database, clock, shop } = stage)
})
afterEach(() => stage.close())

const NUMBER = 'QL300001'
const KEY = `${LINK_KEY}-${NUMBER}`
const TOTAL = Math.round(QUOTED.furnace + QUOTED.furnace * TAX_RATE) / 100

/** A sent quote, a browser that opened it, and how its first option is accepted. */
async function opened() {
  const { number, version, hash } = await sendQuote(database.db, { number: NUMBER, now: clock.now() })
  const customer = customerOf(shop)
  await customer.open(number, KEY)
  const acceptance = {
    quoteNumber: number,
    version,
    versionHash: hash,
    selection: { sectionKey: 'a', lines: [{ key: 'f', qty: 1 }] },
    total: TOTAL,
    name: 'Dana Reyes',
    consent: true as const,
  }
  return { customer, acceptance }
}

/** What the database holds of the quote. */
async function quoteNow() {
  const { db } = database
  const quote = await db
    .selectFrom('quote')
    .select(['state', 'order_id', 'is_open'])
    .executeTakeFirstOrThrow()
  const acceptances = await db.selectFrom('quote_acceptance').select('typed_name').execute()
  const kinds = ['accepted', 'ordered'] as const
  const events = await db.selectFrom('quote_event').select('kind').where('kind', 'in', kinds).execute()
  const orders = await db.selectFrom('orders').select('id').execute()
  return {
    state: quote.state,
    isOpen: quote.is_open,
    orderOfQuote: quote.order_id,
    acceptances: acceptances.length,
    events: events.map(({ kind }) => kind),
    orders: orders.map(({ id }) => id),
  }
}

const UNTOUCHED = {
  state: 'sent',
  isOpen: true,
  orderOfQuote: null,
  acceptances: 0,
  events: [],
  orders: [],
} as const

describe('F01: the process dies at', () => {
  test('quote.accepted: the acceptance is whole or not there, and the customer accepts again', async () => {
    const { customer, acceptance } = await opened()

    expect(await stage.dieAt('quote.accepted', { kind: 'accept', key: KEY, acceptance })).toBe('SIGKILL')
    expect(await quoteNow()).toEqual(UNTOUCHED)
    await customer.accept(acceptance)

    expect(await quoteNow()).toEqual({
      ...UNTOUCHED,
      state: 'accepted',
      isOpen: false,
      acceptances: 1,
      events: ['accepted'],
    })
  })

  test('quote.ordered: quote and order are tied or neither is there; the same press makes one', async () => {
    const { customer, acceptance } = await opened()
    await customer.accept(acceptance)
    const plain = makeBody([{ id: FURNACE, qty: 1 }])
    const body = {
      ...plain,
      products: [{ id: FURNACE, qty: 1, price: QUOTED.furnace / 100, quoteID: NUMBER }],
      paymentInfo: { ...plain.paymentInfo, amount: TOTAL },
    }
    const key = randomUUID()
    const cookies = customer.cookies

    expect(await stage.dieAt('quote.ordered', { kind: 'checkout', body, key, cookies })).toBe('SIGKILL')
    await stage.recover()
    expect(await quoteNow()).toMatchObject({ state: 'accepted', orderOfQuote: null, orders: [] })

    const { orderID } = await shop.checkout(body, key, { cookies })
    await stage.recover()
    expect((await shop.checkout(body, key, { cookies })).orderID).toBe(orderID)
    await expect(shop.checkout(body, randomUUID(), { cookies })).rejects.toMatchObject({ status: 409 })
    expect(await quoteNow()).toMatchObject({
      state: 'ordered',
      orderOfQuote: orderID,
      acceptances: 1,
      events: ['accepted', 'ordered'],
      orders: [orderID],
    })
    expect(await stage.broken([orderID])).toEqual([])
  })

  test('control: an acceptance in two transactions leaves an accepted quote without a name', async () => {
    const { customer, acceptance } = await opened()
    // The first of two transactions; the process dies before the second one writes the acceptance.
    await database.db
      .updateTable('quote')
      .set({ state: 'accepted', accepted_version: 1, is_open: false })
      .where('number', '=', NUMBER)
      .execute()

    expect(await quoteNow()).toMatchObject({ state: 'accepted', acceptances: 0, events: [] })
    await expect(customer.accept(acceptance)).rejects.toMatchObject({ code: 'not_allowed_now' })
  })
})
