import { createRouterClient } from '@orpc/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Message } from '#platform/mail/server/ports.ts'
import { makeDatabase, type TestDatabase } from '#tests/fixtures/database/database.ts'
import { demoPeople, whoAsks } from '#tests/fixtures/portal/people.ts'
import { ledgerGateway, type PaymentLedger, startLedger } from '#tests/fixtures/providers/payment-ledger.ts'
import { makeBody } from '#tests/fixtures/shop/bodies.ts'
import { movableClock } from '#tests/fixtures/shop/clock.ts'
import { openShop, type Shop } from '#tests/fixtures/shop/open-shop.ts'
import { FURNACE, fillStock } from '#tests/fixtures/shop/products.ts'
import { mailHandlers, sendStatements } from './mail-statements.ts'

let database: TestDatabase
let ledger: PaymentLedger
let shop: Shop
let orderID: string
const clock = movableClock()
const sent: Message[] = []

beforeAll(async () => {
  database = await makeDatabase()
  ledger = await startLedger()
  const { db } = database
  await fillStock(db)
  await demoPeople(db)
  const terms = { company_id: 1, limit_cents: 100_000_00, terms_days: 30, status: 'open' as const }
  await db
    .insertInto('credit_account')
    .values({ ...terms, changed_by: 'test', changed_at: clock.now() })
    .execute()
  shop = openShop({ db, clock, gateway: ledgerGateway(ledger.url) })
  const order = makeBody([{ id: FURNACE, qty: 1 }], {}, 'terms')
  ;({ orderID } = await shop.checkout(order, undefined, {}, whoAsks('contractor')))
  await db
    .updateTable('credit_charge')
    .set(({ ref }) => ({ status: 'captured', captured_cents: ref('amount_cents') }))
    .set({ invoiced_at: clock.now(), due_on: '2020-01-01' })
    .execute()
})
afterAll(async () => {
  await ledger.close()
  await database.drop()
})

const client = () =>
  createRouterClient(mailHandlers, { context: { db: database.db, clock, ...whoAsks('operations') } })
const ask = () => client().mailStatements({ companies: [1] })
const setEmail = (email: string) =>
  database.db.updateTable('company').set({ email }).where('id', '=', 1).execute()
const queued = () =>
  database.db
    .selectFrom('outbox')
    .select(['dedupe_key', 'payload'])
    .where('topic', '=', 'mail.statement')
    .orderBy('id')
    .execute()

async function send(result: 'sent' | 'retry' = 'sent'): Promise<void> {
  const handle = sendStatements({
    ...{ db: database.db, clock, contact: { address: '1 Main St' } },
    shop: {
      ...{ name: 'Alpine', phone: '312-555-0100', email: 'store@example.com', returnsTo: '' },
      ...{ origin: 'https://store.example.com', portalOrigin: 'https://portal.example.com' },
    },
    mailer: {
      send: async (message) => {
        if (result === 'retry') return { kind: 'retry', cause: 'timeout' }
        sent.push(message)
        return { kind: 'sent', messageId: '1' }
      },
      close: () => undefined,
    },
  })
  const { dedupe_key, payload } = (await queued()).at(-1)!
  await handle(payload, dedupe_key)
}

test('[29] a company without an address gets no statement, and the page says why', async () => {
  await setEmail('')
  expect((await client().mails({})).companies).toMatchObject([{ companyID: 1, not: 'no_address' }])
  expect(await ask()).toEqual({ companies: [{ companyID: 1, not: 'no_address' }] })
  expect(await queued()).toEqual([])
})

test('[29] two people who mail one company at once mail it once', async () => {
  await setEmail('office@example.com')
  // Control: both look before either writes, so a check on what they saw would mail twice.
  const looked = await Promise.all([client().mails({}), client().mails({})])
  expect(looked.map(({ companies }) => companies[0]!.not)).toEqual([null, null])

  const answers = await Promise.all([ask(), ask()])
  expect(answers.map(({ companies }) => companies[0]!.not).toSorted()).toEqual(
    [null, 'mailed_today'].toSorted(),
  )
  expect(await queued()).toHaveLength(1)
})

test('[29] the mail has the statement, and waits while the mailbox does not answer', async () => {
  await expect(send('retry')).rejects.toThrow('timeout')
  expect((await client().mails({})).history).toMatchObject([{ state: 'waiting' }])

  await send()
  await send()
  expect(sent).toHaveLength(1)
  expect(sent[0]).toMatchObject({ to: { address: 'office@example.com' } })
  expect(Buffer.from(sent[0]!.attachments![0]!.content).subarray(0, 5).toString()).toBe('%PDF-')
  expect((await client().mails({})).history).toMatchObject([{ state: 'sent', name: expect.any(String) }])
})

test('[29] the next day mails again, and nothing to a company that has paid meanwhile', async () => {
  clock.advance(25 * 3_600_000)
  expect(await ask()).toEqual({ companies: [{ companyID: 1, not: null }] })
  await database.db
    .updateTable('credit_charge')
    .set(({ ref }) => ({ received_cents: ref('captured_cents') }))
    .where('order_id', '=', orderID)
    .execute()
  await send()

  expect(sent).toHaveLength(1)
  expect((await client().mails({})).history[0]).toMatchObject({ state: 'nothing_owed' })
  expect(await ask()).toEqual({ companies: [{ companyID: 1, not: 'nothing_owed' }] })
})
