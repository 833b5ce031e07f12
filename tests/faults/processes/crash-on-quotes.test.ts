import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { demoPeople } from '#tests/fixtures/portal/people.ts'
import { customerOf } from '#tests/fixtures/quotes/customer.ts'
import { LINK_KEY, QUOTED, sendQuote } from '#tests/fixtures/quotes/sent-quote.ts'
import { makeBody, makeCardBody } from '#tests/fixtures/shop/bodies.ts'
import { FURNACE, TAX_RATE, THERMOSTAT } from '#tests/fixtures/shop/products.ts'
import { deskOf } from '../history/desk-acts.ts'
import { type CrashStage, crashStage } from '../stage/crash-stage.ts'

let stage: CrashStage
let database: CrashStage['database']
let clock: CrashStage['clock']
let shop: CrashStage['shop']

beforeEach(async () => {
  stage = await crashStage({ stock: { furnaces: 5, thermostats: 5 } })
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

const MIXED = [
  { productID: FURNACE, quantity: 3 },
  { productID: THERMOSTAT, quantity: 1 },
]

const PLACED = ['created', 'placed']

/** The form that adds a furnace to an order by card, and takes a thermostat off it. */
async function addition(lines = MIXED) {
  await demoPeople(database.db)
  const { orderID } = await shop.checkout(
    makeCardBody([
      { id: FURNACE, qty: 2 },
      { id: THERMOSTAT, qty: 2 },
    ]),
  )
  const desk = deskOf(shop.services, 'operations')
  const { version: seen } = await desk.open({ orderID })
  const { after, quote } = await desk.previewEdit({ orderID, lines })
  const amounts = { expected: after.sums.total, quoteTotal: quote?.total ?? 0 }
  return { desk, orderID, form: { orderID, seen, lines, key: randomUUID(), ...amounts } }
}

/** What the database holds of it. */
async function additionNow(orderID: string) {
  const { db } = database
  const quotes = await db.selectFrom('quote').select('id').where('added_to', '=', orderID).execute()
  const mails = await db.selectFrom('outbox').select('id').where('topic', '=', 'mail.quote').execute()
  const events = await db
    .selectFrom('order_event')
    .select('kind')
    .where('order_id', '=', orderID)
    .orderBy('version')
    .execute()
  const { quantity } = await db
    .selectFrom('order_line')
    .select('quantity')
    .where('order_id', '=', orderID)
    .where('product_id', '=', THERMOSTAT)
    .executeTakeFirstOrThrow()
  return {
    ...{ quotes: quotes.length, mails: mails.length, thermostats: quantity },
    events: events.map(({ kind }) => kind),
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

  test('quote.added-sent: quote, mail and edit are rolled back, and the same press makes one', async () => {
    const { desk, orderID, form } = await addition()

    const work = { kind: 'desk', person: 'operations', form: { call: 'quoteAdded', input: form } } as const
    expect(await stage.dieAt('quote.added-sent', work)).toBe('SIGKILL')
    await stage.recover()
    expect(await additionNow(orderID)).toEqual({ quotes: 0, mails: 0, events: PLACED, thermostats: 2 })

    const sent = await desk.quoteAdded(form)
    expect(await desk.quoteAdded(form)).toMatchObject({ result: 'repeated', quote: sent.quote })
    const events = [...PLACED, 'edited', 'quote_sent']
    expect(await additionNow(orderID)).toEqual({ quotes: 1, mails: 1, events, thermostats: 1 })
    await stage.recover()
    expect(await stage.broken([orderID])).toEqual([])
  })

  test('control: a quote that is committed without its key is made again by a second press', async () => {
    const { desk, orderID, form } = await addition([{ productID: FURNACE, quantity: 3 }])
    const blind = { ...form, seen: undefined }
    await desk.quoteAdded(blind)
    await database.db.updateTable('quote').set({ added_key: null }).execute()
    await desk.quoteAdded(blind)
    expect(await additionNow(orderID)).toMatchObject({ quotes: 2, mails: 2 })
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
