import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { makeDatabase, type TestDatabase } from '#tests/fixtures/database/database.ts'
import { expectRows } from '#tests/fixtures/database/expect-rows.ts'
import { fillOrders } from '#tests/fixtures/database/many-orders.ts'
import { overdueCompanies, unsentStatements } from './overdue.ts'
import { readAging } from './read-aging.ts'

const TODAY = '2026-11-28'

let database: TestDatabase
beforeAll(async () => {
  database = await makeDatabase()
  await fillOrders(database.url, { orders: 1_000, now: new Date(`${TODAY}T15:00:00Z`) })
  await sql`
    insert into credit_account (company_id, limit_cents, terms_days, status, changed_by, changed_at)
      select distinct company_id, 9000000, 30, 'open', 'test', now()
      from orders where company_id is not null`.execute(database.db)
  await sql`
    insert into credit_charge (id, order_id, company_id, amount_cents, status, terms_days, captured_cents,
        received_cents, invoiced_at, due_on, created_at)
      select 'c' || id, id, company_id, total_cents, 'captured', 30, total_cents,
        case when abs(hashtext(id)) % 3 = 0 then 0 else total_cents end,
        created_at, (created_at + interval '30 days')::date, created_at
      from orders where company_id is not null`.execute(database.db)
  // Some have a credit that is larger than what they owe.
  await sql`
    insert into credit_refund (id, charge_id, amount_cents, created_at)
      select 'r' || id, id, captured_cents, created_at from credit_charge
      where company_id % 4 = 0`.execute(database.db)
})
beforeEach(() => database.db.deleteFrom('statement_mail').execute())
afterAll(() => database.drop())

const row = z.strictObject({
  ...{ id: z.number(), name: z.string(), phone: z.string(), email: z.string() },
  ...{ overdue: z.number(), since: z.date() },
})

test('[29] the overdue companies are those of the aging that owe after their credits', async () => {
  const late = await expectRows(database.db, overdueCompanies(TODAY), row)
  const aging = (await readAging(database.db, { today: TODAY })).filter(
    ({ overdue, sums }) => overdue > 0 && Object.values(sums).reduce((sum, each) => sum + each, 0) > 0,
  )
  expect(late.length).toBeGreaterThan(5)
  expect(new Map(late.map(({ id, overdue }) => [id, overdue]))).toEqual(
    new Map(aging.map(({ companyId, overdue }) => [companyId, overdue])),
  )
})

test.each([
  ['sent this month', 'sent', '2026-11-02', false, false],
  ['waiting', 'waiting', '2026-11-28', false, false],
  ['sent last month', 'sent', '2026-10-31', false, true],
  ['refused by the mailbox', 'refused', '2026-11-02', false, false],
  ['refused by the mailbox before its address changed', 'refused', '2026-11-02', true, true],
  ['not sent, because nothing was owed then', 'nothing_owed', '2026-11-02', true, true],
] as const)('[29] a statement that was %s', async (_, state, day, isOtherAddress, isUnsent) => {
  await sql`update company set email = 'c' || id || '@air.example'`.execute(database.db)
  const [first] = await expectRows(database.db, unsentStatements(TODAY), row)
  await database.db
    .insertInto('statement_mail')
    .values({
      ...{ company_id: first!.id, day, state, owed_cents: 1, overdue_cents: 1, actor: 'system' },
      ...{ address: isOtherAddress ? 'old@air.example' : first!.email, asked_at: new Date(day) },
    })
    .execute()
  const { rows } = await unsentStatements(TODAY).execute(database.db)
  expect(rows.some(({ id }) => id === first!.id)).toBe(isUnsent)
})
