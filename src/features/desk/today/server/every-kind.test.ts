import { createRouterClient } from '@orpc/server'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { requirePermission } from '#features/people/accounts/server/index.ts'
import { CHAT } from '#features/service/chat/rules/access.ts'
import { makeDatabase, type TestDatabase } from '#tests/fixtures/database/database.ts'
import { expectRows } from '#tests/fixtures/database/expect-rows.ts'
import { lateCompany } from '#tests/fixtures/database/late-company.ts'
import { demoPeople, type Person, whoAsks } from '#tests/fixtures/portal/people.ts'
import { movableClock } from '#tests/fixtures/shop/clock.ts'
import { TODAY } from '../rules/access.ts'
import { doesWork, isGivenHere, WORK, WORK_KINDS, type WorkKind } from '../rules/work.ts'
import { todayHandlers } from './handlers.ts'
import { orderWork, todaysWork, workCounts, workPage } from './todays-work.ts'

/** Monday, 10 AM in Chicago. */
const NOW = '2026-11-30T16:00:00Z'

let database: TestDatabase
let clock = movableClock(NOW)
beforeAll(async () => {
  database = await makeDatabase()
  await demoPeople(database.db)
  await withoutConstraints()
})
afterAll(() => database.drop())

const as = (person: Person) =>
  createRouterClient(todayHandlers, { context: { db: database.db, clock, ...whoAsks(person) } })

/** Facts are written here without what they refer to, and only as far as the queries read them. */
const withoutConstraints = () =>
  sql`
    do $$ declare one record; begin
      for one in
        select conrelid::regclass as owner, conname
        from pg_constraint
        where contype in ('c', 'f') and conrelid > 0
      loop
        execute format('alter table %s drop constraint %I', one.owner, one.conname);
      end loop;
    end $$`.execute(database.db)

async function write(...facts: RawBuilder<unknown>[]): Promise<void> {
  for (const fact of facts) await fact.execute(database.db)
}

interface OrderFacts {
  method?: string
  review?: string
  ships?: string
  expires?: string
  from?: string
}

const order = (
  id: string,
  state: string,
  { method = 'card', review, ships, expires, from }: OrderFacts = {},
) =>
  sql`
    insert into orders (
      id, attempt_key, state, version, payment_method, email, phone, billing, shipping, postal,
      shipping_method, subtotal_cents, discount_cents, shipping_cents, tax_cents, total_cents, tax_rate,
      placed_at, expires_at, created_at, review, placed_from
    ) values (
      ${id}, ${id}, ${state}, 1, ${method}, 'ann@home.example', '3125550123', '{}', '{"name": "Ann Baker"}',
      '60614', ${JSON.stringify({ expectedShipDate: ships ?? null })}, 50000, 0, 0, 0, 50000, 0,
      '2026-11-29T16:00:00Z', ${expires ?? null}, '2026-11-29T16:00:00Z', ${review ?? null}, ${from ?? null}
    )`
const becomes = (id: string, state: string) => sql`update orders set state = ${state} where id = ${id}`

const item = (kind: string) => [
  [
    sql`
      insert into work_item (order_id, kind, actor, opened_at)
      values ('ORDER', ${kind}, 'system', '2026-11-30T15:00:00Z')`,
  ],
  [sql`update work_item set closed_at = now() where kind = ${kind}`],
]
const movement = (kind: string, status: string, checks = 0) => [
  [
    sql`
      insert into money_movement (
        id, order_id, kind, amount_cents, status, actor, checks, created_at, updated_at
      )
      values ('m', 'ORDER', ${kind}, 1200, ${status}, 'system', ${checks}, '2026-11-30T15:00:00Z', now())`,
  ],
  [sql`update money_movement set status = 'done'`, sql`delete from money_movement`],
]
const attempt = (status: string, until: string | null, honour: number | null = null) => sql`
  insert into payment_attempt (
    id, order_id, method, provider, amount_cents, status, idempotency_key, created_at, updated_at,
    authorized_until, honour_days
  ) values (
    'a', 'ORDER', 'card', 'braintree', 1200, ${status}, 'k', '2026-11-29T15:00:00Z', now(), ${until},
    ${honour}
  )`
const attemptEnds = sql`delete from payment_attempt`
const certificate = (state: string) => sql`
  insert into epa_certificate (order_id, number, state) values ('ORDER', '123', ${state})`
const quote = (number: string, state: string, validUntil: string | null, owner: number | null = null) => sql`
  insert into quote (
    number, source, state, words, owner_id, created_at, changed_at, valid_until, contact_name
  )
  values (${number}, 'portal', ${state}, '', ${owner}, now(), now(), ${validUntil}, 'Ann Baker')`

type Facts = [before: RawBuilder<unknown>[], after: RawBuilder<unknown>[]]

/** What makes work of each kind wait, and what ends it. */
const FACTS: Readonly<Record<WorkKind, RawBuilder<unknown>[][] | Facts>> = {
  to_ship: [[order('ORDER-A', 'paid', { ships: '2026-11-30' })], [becomes('ORDER-A', 'shipped')]],
  order_on_hold: [
    [
      order('ORDER', 'paid'),
      sql`update orders set held_at = '2026-11-29T15:00:00Z', hold_reason = 'away' where id = 'ORDER'`,
    ],
    [becomes('ORDER', 'cancelled')],
  ],
  cancel_request: item('cancel_request'),
  certificate_to_verify: [
    [order('ORDER', 'paid'), certificate('open')],
    [sql`update epa_certificate set state = 'verified'`],
  ],
  certificate_refused: [[order('ORDER', 'paid'), certificate('refused')], [becomes('ORDER', 'cancelled')]],
  authorization_ends: [
    [order('ORDER', 'authorized'), attempt('authorized', '2026-12-01T15:00:00Z')],
    [attemptEnds],
  ],
  honour_period_ends: [
    [order('ORDER', 'authorized'), attempt('authorized', '2026-12-20T15:00:00Z', 2)],
    [attemptEnds],
  ],
  check_to_receive: [
    [order('ORDER', 'awaiting_funds', { method: 'check', expires: '2026-12-02T16:00:00Z' })],
    [becomes('ORDER', 'paid')],
  ],
  order_to_approve: [
    [order('ORDER', 'awaiting_funds', { method: 'check', review: 'waiting' })],
    [sql`update orders set review = 'approved' where id = 'ORDER'`],
  ],
  payment_returned: item('payment_returned'),
  dispute: item('dispute'),
  payment_difference: item('payment_difference'),
  charge_without_order: [
    [
      sql`
        insert into stray_charge (provider, charge_id, order_ref, amount_cents, currency, status, found_at)
        values ('braintree', 'c1', 'unknown', 100, 'USD', 'settled', now())`,
    ],
    [sql`update stray_charge set closed_at = now()`],
  ],
  unknown_payment: [[attempt('unknown', null)], [attemptEnds]],
  unknown_capture: movement('capture', 'unknown'),
  unknown_refund: movement('refund', 'unknown'),
  waiting_capture: movement('capture', 'requested', 3),
  waiting_refund: movement('refund', 'requested', 3),
  failed_capture: movement('capture', 'failed'),
  failed_refund: movement('refund', 'failed'),
  money_to_give_back: [
    [
      order('ORDER', 'cancelled'),
      sql`
        insert into order_event (order_id, version, kind, from_state, to_state, actor, happened_at)
        values ('ORDER', 1, 'cancelled', 'paid', 'cancelled', 'staff 1', now())`,
      ...movement('capture', 'done')[0]!,
    ],
    movement('', '')[1]!,
  ],
  refund_to_approve: [
    [
      sql`
        insert into refund_request (id, order_id, amount_cents, lines, reason, state, actor, asked_at)
        values (gen_random_uuid(), 'ORDER', 90000, '[]', 'Late', 'waiting', 'staff 1', now())`,
    ],
    [sql`update refund_request set state = 'made'`],
  ],
  not_carried_out: [
    [
      sql`
        insert into outbox (topic, dedupe_key, payload, created_at, due_at, tries, last_error)
        values ('mail', 'm', '{"orderID": "ORDER"}', now(), now(), 5, 'refused')`,
    ],
    [sql`update outbox set sent_at = now()`],
  ],
  return_request: item('return_request'),
  damage_report: item('damage_report'),
  replacement_to_ship: [
    [
      sql`
        insert into replacement (id, order_id, lines, reason, state, actor, asked_at)
        values (gen_random_uuid(), 'ORDER', '[]', 'Dented', 'waiting', 'staff 1', now())`,
    ],
    [sql`update replacement set state = 'shipped'`],
  ],
  lead: [
    [
      sql`
        insert into lead (
          kind, name, phone, email, comments, landing_url, page_url, consent_version, received_at,
          received_on, promised_at, delete_on
        ) values (
          'expert', 'Ann Baker', '3125550123', '', '', '', '', 'v', now(), '2026-11-30',
          '2026-11-30T17:00:00Z', '2027-11-30'
        )`,
    ],
    [sql`update lead set state = 'called', called_at = now()`],
  ],
  chat: [
    [
      sql`
        insert into chat_conversation (visitor_hash, state, started_at, changed_at, delete_on)
        values ('\\x01', 'waiting', now(), now(), '2027-11-30')`,
    ],
    [sql`update chat_conversation set state = 'open'`],
  ],
  call: [
    [
      sql`
        insert into customer (name, words, created_at, changed_at) values ('Ann Baker', '', now(), now())`,
      sql`
        insert into timeline_entry (customer_id, kind, text, actor_name, at, call_on)
        select id, 'call', 'Call about the quote', 'Sam', now(), '2026-11-30' from customer limit 1`,
    ],
    [sql`update timeline_entry set called_at = now()`],
  ],
  quote_new: [[quote('QL900001', 'draft', null)], [sql`update quote set owner_id = 3`]],
  quote_ends: [
    [quote('QL900002', 'sent', '2026-12-02T16:00:00Z', 3)],
    [sql`update quote set state = 'accepted'`],
  ],
  quote_comment: [
    [
      quote('QL900004', 'sent', null, 3),
      sql`
        insert into quote_comment (quote_id, author, author_name, text, written_at)
        select id, 'customer', 'Ann Baker', 'Is the pad included?', now() from quote
        where number = 'QL900004'`,
      sql`
        insert into quote_comment (quote_id, author, author_name, text, is_internal, written_at)
        select id, 'consultant', 'Dana', 'I ask the warehouse.', true, now() from quote
        where number = 'QL900004'`,
    ],
    [
      sql`
        insert into quote_comment (quote_id, author, author_name, text, written_at)
        select id, 'consultant', 'Dana', 'Yes.', now() from quote where number = 'QL900004'`,
    ],
  ],
  quote_approval: [[quote('QL900003', 'in_review', null, 3)], [sql`update quote set state = 'approved'`]],
  price_approval: [
    [
      sql`
        insert into price_request (
          asked_by, asked_by_name, content, lines, reason, responsible_party, state, asked_at, expires_at
        ) values (3, 'Sam', '', '[]', 'match', 'store', 'waiting', now(), '2026-12-01T16:00:00Z')`,
    ],
    [sql`update price_request set state = 'approved'`],
  ],
  tax_certificate: [
    [
      sql`
        insert into tax_exemption (company_id, state, number, ends_on, file_hash, file_type, sent_by, sent_at)
        values (1, 'IL', 'E1', '2030-01-01', 'h', 'pdf', 'Sam', now())`,
    ],
    [sql`update tax_exemption set status = 'accepted'`],
  ],
  question: [
    [
      sql`
        insert into question (product_id, body, author, asked_on, received_at)
        values ('1', 'Does it fit?', 'Ann', '2026-11-30', '2026-11-27T16:00:00Z')`,
    ],
    [sql`update question set decided_at = now()`],
  ],
  review: [
    [
      sql`
        insert into review (product_id, rating, title, body, author, written_on, received_at)
        values ('1', 5, 'Quiet', 'Very', 'Ann', '2026-11-30', now())`,
    ],
    [sql`update review set decided_at = now()`],
  ],
  story: [
    [
      sql`
        insert into customer_story (author, place, system, title, body, email, received_at, state)
        values ('Ann', 'Chicago, IL', 's', 't', 'b', 'ann@home.example', now(), 'waiting')`,
    ],
    [sql`update customer_story set state = 'refused'`],
  ],
  installer_feedback: [
    [
      sql`
        insert into contractor_feedback (
          company_id, rating, kept_price, body, author, email, mailbox, received_at, state
        ) values (1, 5, 'yes', 'b', 'Ann', 'a', 'a', now(), 'waiting')`,
    ],
    [sql`update contractor_feedback set state = 'refused'`],
  ],
  listing: [
    [
      sql`
        insert into contractor_listing (
          company_id, license_number, license_issuer, license_ends_on, base_zip, lat, lng, radius_miles,
          changed_by, changed_at
        ) values (1, 'IL-1', 'Illinois', '2027-12-31', '60614', 41.9, -87.6, 20, 'Sam', now())`,
    ],
    [sql`update contractor_listing set license_checked_on = '2026-11-30'`],
  ],
  warranty: [
    [
      sql`
        insert into warranty_registration (
          order_id, slot, product_id, product, unit, sku, brand, serial, installed_on, registered_years,
          unregistered_years, within_days, registered_at
        ) values (
          'ORDER', 's', '1', 'Furnace', 'u', 'F', 'Northvale', 'A12345', '2026-11-01', 10, 5, 60, now()
        )`,
    ],
    [sql`update warranty_registration set state = 'filed'`],
  ],
  page_issue: [
    [
      sql`
        insert into page_issue (
          importance, team, description, page_url, reporter_name, reporter_email, includes_reporter,
          reported_at
        ) values ('low', 'tech', 'A picture is missing', '/', 'Sam', 's', false, now())`,
    ],
    [sql`update page_issue set closed_at = now()`],
  ],
  stock_low: [
    [
      sql`insert into stock (product_id, opening, available, sold) values ('P1', 9, 1, 8)`,
      sql`
        insert into product (id, sku, name, slug, brand, type, category_id, attributes)
        values ('P1', 'F-1', 'Furnace', 'f', 'b', 't', 1, '{}')`,
    ],
    [sql`update stock set restock_on = '2026-12-04'`],
  ],
  terms_overdue: lateCompany(9001),
  statements_unsent: lateCompany(9002),
  import_failed: [
    [
      sql`
        insert into import_run (kind, file, run_by, began_at, ended_at, error)
        values ('tax', 'rates.csv', 'kim', now(), now(), 'line 2')`,
    ],
    [
      sql`
        insert into import_run (kind, file, run_by, began_at, ended_at)
        values ('tax', 'rates.csv', 'kim', now(), now())`,
    ],
  ],
  stock_held_by_few: [
    [
      order('ORDER-1', 'pending', { from: 'net' }),
      sql`update orders set subtotal_cents = 10000100, total_cents = 10000100 where id = 'ORDER-1'`,
    ],
    [becomes('ORDER-1', 'cancelled')],
  ],
}

const REST = ['orders', 'epa_certificate', 'money_movement', 'payment_attempt']

test('[29] those who answer chats find them', () => {
  expect(WORK.chat.needs.scopes).toEqual(CHAT.answer.scopes)
})

/** The kinds that a person finds on the page of today. */
const found = async (person: Person): Promise<WorkKind[]> =>
  (await as(person).list({})).work.map(({ kind }) => kind)

describe.each(WORK_KINDS)('[29] %s', (kind) => {
  test('appears for the roles that do it, opens its page, is taken, and leaves when done', async () => {
    clock = movableClock(NOW)
    const [before = [], after = []] = FACTS[kind]
    await write(...before)
    for (const person of ['sales', 'operations', 'admin'] as const)
      expect((await found(person)).includes(kind), person).toBe(doesWork(person, kind))

    const worker = (['operations', 'sales', 'admin'] as const).find((role) => doesWork(role, kind))!
    const page = await as(worker).list({})
    const work = page.work.find((each) => each.kind === kind)!
    expect(work.href).toMatch(/^\/[a-z]/)
    expect(page.tabs.find(({ group }) => group === 'all')!.count).toBe(page.work.length)
    if (isGivenHere(kind)) {
      const me = whoAsks(worker).signedIn!.accountId
      await as(worker).assign({ kind, key: work.key, was: null, owner: me })
      expect((await as(worker).list({ whose: 'mine' })).work).toMatchObject([{ kind, owner: { isMe: true } }])
      const ofOrder = orderWork({ orderId: work.orderID, kinds: [kind], now: clock.now() })
      if (work.href.startsWith('/orders/'))
        expect((await ofOrder.execute(database.db)).rows).toMatchObject([{ key: work.key, owner_id: me }])
    } else
      await expect(as(worker).assign({ kind, key: work.key, was: null, owner: null })).rejects.toMatchObject({
        code: 'elsewhere',
      })

    await write(...after)
    expect(await found(worker)).not.toContain(kind)
    await write(...REST.map((table) => sql`delete from ${sql.table(table)}`))
    expect(await found('admin')).toEqual([])
  })
})

test('[29] the command line finds the same work in the same order as the page', async () => {
  await write(
    order('LATE', 'paid', { ships: '2026-11-27' }),
    order('SOON', 'authorized', { ships: '2026-12-01' }),
    order('NONE', 'paid', { method: 'check' }),
    order('CHECK', 'awaiting_funds', { method: 'check', expires: '2026-11-30T18:00:00Z' }),
  )
  const console_ = requirePermission({ kind: 'staff', role: 'operations', name: 'Pat' }, TODAY.read)
  const query = { group: 'all', whose: 'all' } as const
  const { work } = await todaysWork(database.db, console_, query, clock.now())
  expect(work.map(({ orderID }) => orderID)).toEqual(['LATE', 'CHECK', 'SOON', 'NONE'])
  expect((await as('operations').list({})).work.map(({ orderID }) => orderID)).toEqual(
    work.map(({ orderID }) => orderID),
  )
  expect(work[0]).toMatchObject({ who: 'Ann Baker', phone: '3125550123' })

  const asked = { kinds: WORK_KINDS, whose: undefined, now: clock.now() }
  const all = { isAfter: sql<SqlBool>`true`, order: sql`place, id` }
  const row = z.strictObject({
    kind: z.enum(WORK_KINDS),
    key: z.string(),
    orderID: z.string(),
    what: z.string(),
    since: z.date().nullable(),
    due: z.date().nullable(),
    who: z.string(),
    phone: z.string(),
    owner_id: z.int().nullable(),
    owner: z.string().nullable(),
    place: z.date(),
    id: z.string(),
  })
  await expectRows(database.db, workPage({ ...asked, ...all }), row, {
    alwaysNull: ['owner_id', 'owner'],
  })
  await expectRows(
    database.db,
    workCounts(asked),
    z.strictObject({ kind: z.enum(WORK_KINDS), count: z.int() }),
  )
})
