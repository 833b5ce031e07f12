import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { FIRST_FACTS } from '#lib/merchant/merchant.ts'
import type { Limit } from '#platform/limits/rules/limit.ts'
import type { Message, SendResult } from '#platform/mail/server/ports.ts'
import { allJobs } from '#server/jobs/list.ts'
import { makeDatabase, type TestDatabase } from '#tests/fixtures/database/database.ts'
import { whenWaiting } from '#tests/fixtures/database/waits.ts'
import { ledgerGateway, type PaymentLedger, startLedger } from '#tests/fixtures/providers/payment-ledger.ts'
import { makeBody, makeCardBody } from '#tests/fixtures/shop/bodies.ts'
import { movableClock } from '#tests/fixtures/shop/clock.ts'
import { openShop, type Shop } from '#tests/fixtures/shop/open-shop.ts'
import { FURNACE, fillStock } from '#tests/fixtures/shop/products.ts'
import { ORDER_LIMITS } from '../../rules/access.ts'
import { printedOrderNumber } from '../../rules/order-number.ts'
import { confirmationMail } from '../effects.ts'
import { sendConfirmations } from './send-order-mail.ts'
import { takeOverMails } from './take-over.ts'

let database: TestDatabase
let ledger: PaymentLedger
let shop: Shop
let sent: Message[]
let answers: SendResult[]
let ends: Map<string, number>
const clock = movableClock()
const SECONDS = ORDER_LIMITS['first-mail'].seconds

beforeAll(async () => {
  database = await makeDatabase()
  ledger = await startLedger()
  await fillStock(database.db)
  shop = openShop({ db: database.db, clock, gateway: ledgerGateway(ledger.url) })
})
beforeEach(() => {
  sent = []
  answers = []
  ends = new Map()
})
afterAll(async () => {
  await ledger.close()
  await database.drop()
})

/** The limit by the clock of the test; the product's own counts by the clock of the machine. */
const turns = {
  async take(_: Limit, key: string) {
    const now = clock.now().getTime()
    const wait = Math.ceil(((ends.get(key) ?? now) - now) / 1_000)
    if (wait > 0) return { wait, used: 2 }
    ends.set(key, now + SECONDS * 1_000)
    return { wait: 0, used: 1 }
  },
  giveBack: async (_: Limit, key: string) => void ends.delete(key),
}
const confirm = (payload: Readonly<Record<string, unknown>>, key: string) =>
  sendConfirmations({
    db: database.db,
    clock,
    rateLimits: turns,
    mailer: {
      async send(message) {
        sent.push(message)
        return answers.shift() ?? { kind: 'sent', messageId: '1' }
      },
      close: () => undefined,
    },
    shop: { name: 'Alpine', phone: '(800) 555-0142', origin: 'https://store.example' },
  })(payload, key)
const dispatch = async () => {
  const jobs = allJobs(shop.services, { [confirmationMail.topic]: confirm })
  await jobs.find(({ name }) => name === 'outbox')!.run()
}
const items = [{ id: FURNACE, qty: 1 }]
const typed = {
  name: 'Claim Your Prize',
  company: 'Winners of Today',
  address1: '1 Golden Ticket Road',
  address2: 'Ask for Bob',
  city: 'Luckytown',
  state: 'IL',
  postcode: '60614',
}
const byCheck = async (email: string) =>
  (
    await shop.checkout(
      makeBody(items, { email, billingInfo: typed, shippingInfo: { ...typed, deliveryType: 'Home' } }),
    )
  ).orderID
const unsent = () =>
  database.db.selectFrom('outbox').select('dedupe_key').where('sent_at', 'is', null).execute()

test('the first mail of an order by check has its number and link, and no word of the sender', async () => {
  const orderID = await byCheck('victim@example.com')

  await dispatch()

  const [{ subject, html, text }] = sent as [Message]
  for (const words of [...Object.values(typed).filter((word) => word.length > 2), 'Summit', 'SF96', '1,299'])
    for (const part of [subject, html, text])
      expect(part.replace(/\s+/g, ' ').replaceAll(FIRST_FACTS.checks.address, '')).not.toContain(words)
  expect(subject).toBe(`Your order ${printedOrderNumber(orderID)}`)
  expect(text).toContain(`https://store.example/checkout/confirmation/${orderID}`)
  expect(text.replace(/\s+/g, ' ')).toContain(
    `make your check payable to Alpine, write ${printedOrderNumber(orderID)} on it, and mail it to`,
  )
  expect(text).toContain('We don’t ship without a check')
})

test('control: the mail of an order that is authorized by card lists what was ordered', async () => {
  await shop.checkout(makeCardBody(items))

  await dispatch()

  expect(sent[0]?.text).toContain('Summit 96% gas furnace')
})

test('orders to one mailbox at the same time, under any tag: one mail names them all', async () => {
  const ids = await Promise.all(['ann+1', 'ann+2', 'ANN'].map((name) => byCheck(`${name}@crowd.example`)))

  await Promise.all([dispatch(), dispatch()])

  expect(sent).toHaveLength(1)
  expect(sent[0]?.subject).toBe('Your 3 orders')
  for (const id of ids) expect(sent[0]?.text).toContain(`https://store.example/checkout/confirmation/${id}`)
  expect(sent[0]?.html).not.toContain('Luckytown')
  expect(await unsent()).toEqual([])
})

test('later orders to a mailbox wait 15 minutes and share one mail; other mailboxes do not', async () => {
  const first = await byCheck('bob@example.com')
  await dispatch()
  const more = []
  for (let n = 0; n < 3; n++) {
    clock.advance(60_000)
    more.push(await byCheck('bob@example.com'))
    await dispatch()
  }
  await byCheck('carol@example.com')
  await dispatch()
  expect(sent.map(({ to }) => to.address)).toEqual(['bob@example.com', 'carol@example.com'])
  expect(sent[0]?.subject).toContain(printedOrderNumber(first ?? ''))

  clock.advance(SECONDS * 1_000)
  await dispatch()

  expect(sent).toHaveLength(3)
  expect(sent[2]?.subject).toBe('Your 3 orders')
  for (const id of more) expect(sent[2]?.text).toContain(id)
  expect(await unsent()).toEqual([])
})

test('a mail that was not taken is sent again under its key with the same orders', async () => {
  answers = [{ kind: 'retry', cause: 'ECONNREFUSED' }]
  const ids = [await byCheck('dora@example.com'), await byCheck('dora@example.com')]
  await dispatch()
  clock.advance(60_000)
  await dispatch()

  expect(sent).toHaveLength(2)
  expect(new Set(sent.map(({ dedupeKey }) => dedupeKey)).size).toBe(1)
  for (const { text } of sent) for (const id of ids) expect(text).toContain(id)
  expect(await unsent()).toEqual([])
})

test('an order that another mail names gets no mail of its own, though it was claimed too', async () => {
  answers = [{ kind: 'retry', cause: 'ECONNREFUSED' }]
  const [one = '', other = ''] = [await byCheck('gina@example.com'), await byCheck('gina@example.com')]
  await expect(confirm({ orderID: one }, confirmationMail.key(one))).rejects.toThrow('ECONNREFUSED')
  // The claim of the other mail is older than the moment in which the first one took it over.
  await confirm({ orderID: other }, confirmationMail.key(other))
  expect(sent.map(({ dedupeKey }) => dedupeKey)).toEqual([confirmationMail.key(one)])

  await dispatch()
  expect(sent.map(({ dedupeKey }) => dedupeKey)).toEqual([1, 2].map(() => confirmationMail.key(one)))
  for (const id of [one, other]) expect(sent[1]?.text).toContain(id)
})

test('a mail sent again names no order that came later: its provider may drop the repetition', async () => {
  answers = [{ kind: 'retry', cause: 'ECONNRESET' }]
  const first = await byCheck('erin@example.com')
  await dispatch()
  const later = await byCheck('erin@example.com')
  clock.advance(60_000)
  await dispatch()
  clock.advance(SECONDS * 1_000)
  await dispatch()

  const textsAbout = (orderID = '') =>
    sent.filter(({ dedupeKey }) => dedupeKey.endsWith(orderID)).map(({ text }) => text)
  const [tried, repeated, ...more] = textsAbout(first)
  expect(tried).toContain(first)
  expect(repeated).toBe(tried)
  expect(more).toEqual([])
  expect(textsAbout(later)).toEqual([expect.not.stringContaining(first ?? '')])
  expect(await unsent()).toEqual([])
})

test('a mail whose row is locked for a moment is sent too; control: skipping the lock loses it', async () => {
  const [orderId = '', other = ''] = [await byCheck('finn@example.com'), await byCheck('finn@example.com')]
  const row = database.db.selectFrom('outbox').where('dedupe_key', 'like', `%${other}`).selectAll()
  const taken = await database.db.transaction().execute(async (trx) => {
    await trx.selectFrom('outbox').where('dedupe_key', 'like', `%${other}`).selectAll().forUpdate().execute()
    expect(await row.forUpdate().skipLocked().execute()).toEqual([])
    const taking = takeOverMails(database.db, { orderId, email: 'finn@example.com', now: clock.now() })
    await whenWaiting(database.db, 1)
    return { taking }
  })

  expect(await taken.taking).toEqual([orderId, other])
})
