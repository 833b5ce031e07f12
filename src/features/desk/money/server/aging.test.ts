import { createRouterClient } from '@orpc/server'
import { sql } from 'kysely'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fromWire } from '#lib/money.ts'
import { makeDatabase, type TestDatabase } from '#tests/fixtures/database/database.ts'
import { fillOrders } from '#tests/fixtures/database/many-orders.ts'
import { whoAsks } from '#tests/fixtures/portal/people.ts'
import { readAging } from './read-aging.ts'
import { statementHandlers } from './statements.ts'

const NOW = new Date('2026-11-28T15:00:00Z')
const contact = { phone: '312-555-0100', email: 'store@example.com', address: '1 Main St, Chicago, IL' }

let database: TestDatabase
beforeAll(async () => {
  database = await makeDatabase()
  await fillOrders(database.url, { orders: 3_000, now: NOW })
  await putOnTerms()
})
afterAll(() => database.drop())

/** Orders of companies on terms: paid, paid in part, unpaid, refunded after payment, and not shipped. */
async function putOnTerms(): Promise<void> {
  await sql`
    insert into credit_account (company_id, limit_cents, terms_days, status, changed_by, changed_at)
      select distinct company_id, 9000000, 30, 'open', 'test', ${NOW}::timestamptz
      from orders where company_id is not null`.execute(database.db)
  await sql`
    insert into credit_charge (id, order_id, company_id, amount_cents, status, terms_days, captured_cents,
        received_cents, invoiced_at, due_on, created_at)
      select 'c' || id, id, company_id, total_cents, case when luck = 0 then 'authorized' else 'captured' end,
        30, case when luck = 0 then 0 else total_cents end,
        case when luck < 6 then 0 when luck = 6 then total_cents / 3 else total_cents end,
        case when luck > 0 then created_at end,
        case when luck > 0 then (created_at + interval '30 days')::date end, created_at
      from (select *, abs(hashtext(id)) % 20 as luck from orders where company_id is not null) drawn`.execute(
    database.db,
  )
  await sql`
    insert into credit_refund (id, charge_id, amount_cents, created_at)
      select 'r' || id, id, captured_cents / 4, created_at from credit_charge
      where abs(hashtext(id)) % 5 = 0 and status = 'captured'`.execute(database.db)
}

const client = (role: 'operations' | 'sales') =>
  createRouterClient(statementHandlers, {
    context: { db: database.db, clock: { now: () => NOW }, contact, ...whoAsks(role) },
  })

test('[29] the aging is what orders on terms owe, to the cent, for all and for each company', async () => {
  const { rows, total } = await client('operations').aging({})
  const owed = await database.db
    .selectFrom('credit_position')
    .select(({ fn }) => ['company_id', fn.sum<string>('owed_cents').as('owed')])
    .where('status', '=', 'captured')
    .where('owed_cents', '<>', 0)
    .groupBy('company_id')
    .execute()

  expect(rows.length).toBeGreaterThan(100)
  expect(new Map(rows.map((row) => [row.companyID, fromWire(row.owed)]))).toEqual(
    new Map(owed.map(({ company_id, owed: cents }) => [company_id, Number(cents)])),
  )
  expect(fromWire(total.owed)).toBe(owed.reduce((sum, each) => sum + Number(each.owed), 0))
  expect(total.credits).toBeLessThan(0)
})

test('[29] a statement lists the open invoices that its sums are made of', async () => {
  const { rows } = await client('operations').aging({})
  const [first] = rows
  const statement = await client('operations').statement({ companyID: first!.companyID })

  expect(statement.sums.older).toBeGreaterThan(0)
  expect(statement.invoices.reduce((sum, { owed }) => sum + fromWire(owed), 0)).toBe(
    fromWire(statement.sums.owed),
  )
  expect(statement.invoices.map(({ dueOn }) => dueOn)).toEqual(
    statement.invoices.map(({ dueOn }) => dueOn).toSorted(),
  )
  const { sums } = statement
  expect(first).toEqual({ companyID: statement.companyID, name: statement.name, ...sums })
})

test('[29] the statement is a PDF; a company that does not exist has none', async () => {
  const { rows } = await client('operations').aging({})
  const pdf = await client('operations').statementFile({ companyID: rows[0]!.companyID })
  expect(
    Buffer.from(await pdf.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-')
  await expect(client('operations').statement({ companyID: 999_999 })).rejects.toMatchObject({
    code: 'not_found',
  })
  await expect(client('sales').aging({})).rejects.toMatchObject({ code: 'forbidden' })
})

test('[29] only the open invoices of a company are read', async () => {
  const [first] = await readAging(database.db, { today: '2026-11-28' })
  const [alone] = await readAging(database.db, {
    today: '2026-11-28',
    companyId: first!.companyId,
  })
  expect(alone).toEqual(first)
})

test('[29] a statement of more than 1,000 invoices says what the others come to', async () => {
  const { id } = await database.db
    .insertInto('company')
    .values({ name: 'Very Many', city: 'Chicago', state: 'IL', created_at: NOW })
    .returning('id')
    .executeTakeFirstOrThrow()
  await sql`
    insert into credit_account (company_id, limit_cents, terms_days, status, changed_by, changed_at)
    values (${id}, 9000000, 30, 'open', 'test', ${NOW})`.execute(database.db)
  await sql`
    insert into credit_charge (id, order_id, company_id, amount_cents, status, terms_days, captured_cents,
      invoiced_at, due_on, created_at)
    select 'm' || id, id, ${id}, 100, 'captured', 30, 100, created_at, created_at::date, created_at
    from orders
    where company_id is null
    limit 1003`.execute(database.db)
  const { invoices, unlisted, sums } = await client('operations').statement({ companyID: id })
  expect([invoices.length, unlisted, sums.owed]).toEqual([1_000, 3, 1_003])
  const pdf = await client('operations').statementFile({ companyID: id })
  const text = await extractText(await getDocumentProxy(new Uint8Array(await pdf.arrayBuffer())), {
    mergePages: true,
  })
  expect(text.text).toContain('The others come to $3.00')
  // A PDF of many pages takes its time beside other work.
}, 120_000)
