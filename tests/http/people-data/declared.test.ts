import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { personalData } from '#server/declared.ts'
import { makeDatabase, type TestDatabase } from '#tests/fixtures/database/database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await makeDatabase()
})
afterAll(() => database.drop())

/** Columns that name a person, or a row of one. */
const PERSONAL =
  '(^|_)(e?mail|phone2?|name|author|address|mailbox|street|network|body|text|note|comments|typed)($|_)' +
  '|^(order|customer|quote|lead|conversation|account|project)_id$|_(by|name)$|^(actor|decider)$'

const GOODS = 'describes goods and pages of the store'
const STAFF = 'names staff, whose accounts are closed and not erased'
const ORDER = 'has numbers and states of an order, which the order itself says'

/** Tables with such columns and without an entry, each with the reason. */
const NOT_OF_PERSONS: Readonly<Record<string, string>> = {
  attribute: GOODS,
  attribute_group: GOODS,
  bulk_row: 'is deleted after 90 days and has numbers of orders',
  bulk_run: STAFF,
  catalog_import: STAFF,
  catalog_import_row: GOODS,
  category: GOODS,
  charge_return: STAFF,
  chat_agent: STAFF,
  chat_participant: 'names staff, and goes with the chat',
  chat_reply: STAFF,
  comparison: STAFF,
  content: GOODS,
  content_draft: STAFF,
  content_version: STAFF,
  coupon: GOODS,
  credit_account: 'is the credit of a company; its note is of staff',
  credit_charge: ORDER,
  credit_payment: STAFF,
  day_close: STAFF,
  idempotency_record: 'has answers with numbers of orders, and is deleted after days',
  import_column: GOODS,
  import_run: STAFF,
  kysely_migration: GOODS,
  line_cost: ORDER,
  order_viewer: STAFF,
  payment_event: ORDER,
  payout_line: 'has numbers of charges and orders, which the order itself says',
  price_import: STAFF,
  price_list: STAFF,
  price_list_rule: STAFF,
  product: GOODS,
  provider_test: STAFF,
  security_event: 'has keyed digests, from which no address can be read',
  settled_difference: STAFF,
  settlement_report: STAFF,
  store_facts: STAFF,
  vocabulary_change: STAFF,
  reference_table: STAFF,
  wallet_approval: ORDER,
  warranty_reminder: ORDER,
  work_owner: STAFF,
}

test('[29] each table with something of a person is declared, or says why not', async () => {
  const { rows } = await sql<{ table: string; columns: string }>`
    select table_name as table, string_agg(column_name, ' ' order by column_name) as columns
    from information_schema.columns
    join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and column_name ~ ${PERSONAL}
    group by table_name
    order by table_name`.execute(database.db)
  const declared = new Set<string>(personalData.map(({ table }) => table))
  const missing = rows.filter(({ table }) => !declared.has(table) && !(table in NOT_OF_PERSONS))

  expect(missing).toEqual([])
  const known = new Set(rows.map(({ table }) => table))
  expect(Object.keys(NOT_OF_PERSONS).filter((table) => !known.has(table) || declared.has(table))).toEqual([])
})

test('[29] what is kept says why, and names the law or the purpose', () => {
  for (const { table, fate } of personalData)
    if (fate.kind === 'keep') expect(fate.why.length, table).toBeGreaterThan(60)
})
