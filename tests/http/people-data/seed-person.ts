import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { Tables } from '#db/tables.ts'

type Values = Record<string, unknown>

interface Column {
  name: string
  type: string
}

/** Values of columns that must not be null, when a test does not care. */
const ANY: Readonly<Record<string, unknown>> = {
  text: 'x',
  'character varying': 'x',
  bigint: 1,
  integer: 1,
  smallint: 1,
  numeric: 1,
  boolean: false,
  jsonb: '{}',
  date: '2026-11-01',
  'timestamp with time zone': '2026-11-01T12:00:00Z',
  bytea: Buffer.from('x'),
  tsvector: '',
  'double precision': 1,
  ARRAY: '{}',
}

/** Writes a row with these values; other columns that must not be null get some value. Returns its id. */
export async function seedRow(db: Db, table: keyof Tables & string, values: Values): Promise<number> {
  const { rows: columns } = await sql<Column>`
    select column_name as name, data_type as type
    from information_schema.columns
    where table_schema = 'public' and table_name = ${table} and is_nullable = 'NO'
      and column_default is null and is_identity = 'NO' and is_generated = 'NEVER'`.execute(db)
  const all: Values = {
    ...Object.fromEntries(
      columns.map(({ name, type }) => [name, type === 'uuid' ? crypto.randomUUID() : ANY[type]]),
    ),
    ...values,
  }
  const names = Object.keys(all)
  const { rows } = await sql<{ id?: number }>`
    insert into ${sql.table(table)} (${sql.join(names.map((name) => sql.ref(name)))})
    values (${sql.join(names.map((name) => all[name]))})
    returning *`.execute(db)
  return rows[0]?.id ?? 0
}

export interface Seeded {
  email: string
  /** ten digits */
  phone: string
  /** two words that stand nowhere else */
  name: string
}

let numbers = 0

const rowsIn = (db: Db) => (table: keyof Tables & string, values: Values) => seedRow(db, table, values)

/** Writes a shopper into every table that keeps something of one, each order ended. */
export async function seedShopper(db: Db, person: Seeded): Promise<void> {
  const n = ++numbers
  const product = `45306${String(1_000 + n)}`
  const category = await seedRow(db, 'category', { id: n, slug: `c${n}`, name: 'Furnaces' })
  await seedRow(db, 'product', { id: product, category_id: category, slug: product, sku: product })
  const order = `P${n}`
  await seedOrders(db, person, { n, placed: order, product })
  await seedOpinions(db, person, { n, product })
  await seedTalks(db, person, n)
  await seedCustomer(db, person, { company: null, n })
  await seedCustomer(db, person, { company: 1, n: n + 1_000 })
  await quoteOf(db, person, { order, company: null, n: n + 2_000 })
  const { email, name, phone } = person
  const mail = { payload: JSON.stringify({ to: email.toUpperCase(), name, phone }) }
  await seedRow(db, 'outbox', { ...mail, dedupe_key: `sent${n}`, sent_at: new Date() })
  await seedRow(db, 'outbox', { ...mail, dedupe_key: `waits${n}` })
}

/** An order that has ended with all that hangs on one, and a checkout that was given up. */
async function seedOrders(
  db: Db,
  { email, phone, name }: Seeded,
  { n, placed, product }: { n: number; placed: string; product: string },
): Promise<void> {
  const row = rowsIn(db)
  const address = JSON.stringify({ firstName: name, street1: '1 Elm St', phone })

  const order = (id: string, values: Values) =>
    row('orders', {
      id,
      attempt_key: id,
      state: 'delivered',
      email,
      phone,
      billing: address,
      shipping: address,
      subtotal_cents: 0,
      shipping_cents: 0,
      tax_cents: 0,
      discount_cents: 0,
      total_cents: 0,
      ...values,
    })
  await order(placed, { placed_at: new Date(), hold_reason: `${name} called` })
  await order(`U${n}`, { state: 'cancelled' })
  const ofOrder = { order_id: placed }
  await row('order_line', { ...ofOrder, line_no: 1, product_id: product })
  await row('order_event', { ...ofOrder, to_state: 'pending', data: address })
  await row('epa_certificate', { ...ofOrder, number: `EPA ${name}`, state: 'waiting' })
  await row('order_note', { ...ofOrder, body: `${name} called`, author_id: 3 })
  const coupon = `SAVE${n}`
  await row('coupon', { code: coupon, kind: 'amount' })
  await row('coupon_redemption', { ...ofOrder, coupon_code: coupon, email })
  await row('payment_attempt', {
    ...ofOrder,
    id: placed,
    method: 'check',
    status: 'captured',
    idempotency_key: placed,
  })
  await row('money_movement', { ...ofOrder, id: placed, kind: 'capture', status: 'done', reason: name })
  await seedAfterSales(db, { email, phone, name }, { n, placed })
}

async function seedAfterSales(
  db: Db,
  { email, name }: Seeded,
  { n, placed }: { n: number; placed: string },
): Promise<void> {
  const row = rowsIn(db)
  const ofOrder = { order_id: placed }
  await row('shipment', { ...ofOrder, id: placed, state: 'delivered' })
  await row('work_item', { ...ofOrder, kind: 'cancel_request', note: name, closed_at: new Date() })
  await row('goods_return', { ...ofOrder, rma: placed, state: 'received', note: `by ${name}` })
  await row('damage_report', { ...ofOrder, id: placed, note: `by ${name}`, settled_at: new Date() })
  await row('damage_photo', { report_id: placed, hash: `damage${n}` })
  await row('refund_request', { ...ofOrder, amount_cents: 5, lines: '[]', state: 'refused', reason: name })
  await row('replacement', { ...ofOrder, lines: '[]', state: 'shipped', reason: name })
  await row('bank_mandate', { ...ofOrder, attempt_id: placed, text: `I, ${name}, agree` })
  await row('bank_verification', { ...ofOrder, state: 'verified' })
  await row('warranty_registration', { ...ofOrder, serial: `s${n}`, state: 'received', installer: name })
  await row('care_reminder', ofOrder)
  await row('customer_survey', { ...ofOrder, email, first_name: name })
}

async function seedOpinions(
  db: Db,
  { email, phone, name }: Seeded,
  { n, product }: { n: number; product: string },
): Promise<void> {
  const row = rowsIn(db)
  await row('product_watch', { product_id: product, email, about: 'stock', token: `t${n}` })
  for (const approved of [true, false])
    await row('review', {
      product_id: product,
      rating: 5,
      author: name,
      email: approved ? email : email.toUpperCase(),
      approved,
    })
  await row('question', { product_id: product, author: name, email })
  await row('question', {
    ...{ product_id: product, author: name, email, body: 'Does it fit?' },
    ...{ answer: 'Yes', answered_on: '2026-11-02' },
  })
  await row('selector_request', { kind: 'quote', email, name, phone })
  await row('customer_story', { author: name, email, photo: `story${n}` })
  await row('contractor_feedback', {
    company_id: 1,
    rating: 5,
    kept_price: 'yes',
    author: name,
    email,
    mailbox: email,
  })
}

async function seedTalks(db: Db, { email, phone, name }: Seeded, n: number): Promise<void> {
  const row = rowsIn(db)
  const conversation = await row('chat_conversation', {
    ...{ visitor_hash: Buffer.from(`v${n}`), state: 'closed', name, email, phone },
  })
  await row('chat_entry', {
    ...{ conversation_id: conversation, author: 'shopper', author_name: name, kind: 'file', text: email },
    ...{ id: n, client_id: `e${n}`, file: `chat${n}` },
  })
  const lead = await row('lead', { kind: 'expert', name, phone, email, state: 'open' })
  const request = await row('photo_quote', {
    token_hash: Buffer.from(`r${n}`),
    name,
    phone,
    email,
    lead_id: lead,
  })
  const shot = await row('photo_quote_photo', { photo_quote_id: request, hash: `photo${n}` })
  await row('photo_quote_note', { photo_id: shot, text: `by ${name}` })
  await row('photo_quote_reading', { photo_quote_id: request, unit: 'outdoor' })
}

interface Whose {
  company: number | null
  n: number
}

/** A customer of the store or of a contractor, with all that hangs on one. */
async function seedCustomer(db: Db, person: Seeded, { company, n }: Whose): Promise<void> {
  const { email, phone, name } = person
  const words = sql`to_tsvector('simple', ${`${name} ${email} ${phone}`})`
  const row = rowsIn(db)
  const customer = await row('customer', {
    company_id: company,
    name,
    phone,
    email,
    street: '1 Elm St',
    words,
  })
  const project = await row('project', {
    ...{ company_id: company, customer_id: customer, stage: 'lead', name: `House of ${name}`, words },
    ...{ street: '1 Elm St', city: 'Reno', state: 'NV', zip: '89501' },
  })
  await row('project_room', { project_id: project, position: 1, name: `Room of ${name}` })
  await row('project_photo', { project_id: project, kind: 'photo', hash: `project${n}` })
  await row('timeline_entry', { customer_id: customer, text: `Called ${name}` })
  await row('contact', { customer_id: customer, name, phone, email: '' })
  await row('contact', { customer_id: customer, name, phone, email })
  await row('saved_cart', { company_id: company, project_id: project, name: `Cart of ${name}` })
  if (company !== null)
    await row('tax_exemption', {
      ...{ company_id: company, customer_id: customer, state: 'IL', status: 'waiting' },
      ...{ number: `of ${name}`, file_type: 'image/png' },
    })
  await quoteOf(db, person, { company, n, order: null })
}

/** A quote with all that hangs on one. */
async function quoteOf(
  db: Db,
  { email, phone, name }: Seeded,
  { company, n, order }: Whose & { order: string | null },
): Promise<void> {
  const row = rowsIn(db)
  const quote = await row('quote', {
    ...{
      number: `QL${100_000 + n}`,
      company_id: company,
      order_id: order,
      source: 'portal',
      state: 'viewed',
    },
    ...{ contact_name: name, contact_phone: phone, contact_email: email },
    words: sql`to_tsvector('simple', ${`${name} ${email}`})`,
  })
  await row('quote_version', {
    quote_id: quote,
    version: 1,
    content: '{"message":""}',
    totals: '[]',
    approval: 'none',
  })
  await row('quote_acceptance', { quote_id: quote, version: 1, typed_name: name, lines: '[]', totals: '{}' })
  await row('quote_comment', { quote_id: quote, author: 'customer', author_name: name, text: email })
  await row('quote_event', {
    quote_id: quote,
    version: 1,
    kind: 'viewed',
    actor_kind: 'customer',
    note: name,
  })
  await row('quote_file', { quote_id: quote, kind: 'photo', name: `${name}.jpg`, hash: `quote${n}` })
}

/** Writes what a contractor leaves who works for company 1; the account is there already. */
export async function seedContractor(db: Db, id: number, { email, phone, name }: Seeded): Promise<void> {
  const row = rowsIn(db)
  await sql`
    update account set name = ${name}, email = ${email}, invited_email = ${email} where id = ${id}`.execute(
    db,
  )
  await sql`update company set email = ${email}, phone = ${phone} where id = 1`.execute(db)
  const ofAccount = { account_id: id }
  const session = await row('session', { ...ofAccount, token_hash: Buffer.from(`s${id}`) })
  await row('sign_in_step', {
    ...ofAccount,
    token_hash: Buffer.from('step'),
    kind: 'step-up',
    session_id: session,
  })
  await row('passkey', { ...ofAccount, id: 'passkey', name: `Phone of ${name}`, transports: '[]' })
  await row('recovery_code', ofAccount)
  await row('account_link', { ...ofAccount, kind: 'reset', token_hash: Buffer.from('link') })
  await row('saved_view', { ...ofAccount, name: `View of ${name}` })
  const customer = await row('customer', { company_id: 1, name: 'Somebody', words: '' })
  const project = await row('project', { company_id: 1, customer_id: customer, stage: 'lead', words: '' })
  await row('timeline_entry', { customer_id: customer, actor_name: name })
  await row('project_photo', { project_id: project, kind: 'photo', by_name: name })
  await row('saved_cart', { company_id: 1, project_id: project, saved_by: id, saved_by_name: name })
  const quote = await row('quote', {
    ...{
      number: 'QL999999',
      company_id: 1,
      owner_id: id,
      owner_name: name,
      source: 'portal',
      state: 'draft',
    },
    words: '',
  })
  const content = JSON.stringify({ consultant: { name, email, phone } })
  const version = {
    quote_id: quote,
    content,
    totals: '[]',
    author_id: id,
    author_name: name,
    approval: 'none',
  }
  await row('quote_version', { ...version, version: 1 })
  await row('quote_version', { ...version, version: 2, frozen_at: new Date(), hash: 'x' })
  await row('quote_event', {
    quote_id: quote,
    version: 1,
    kind: 'sent',
    actor_kind: 'contractor',
    actor_id: id,
    actor_name: name,
  })
  await row('quote_comment', { quote_id: quote, author: 'consultant', author_id: id, author_name: name })
  await row('quote_file', { quote_id: quote, kind: 'photo', by_name: name })
  await row('quote_template', { company_id: 1, content: '{}', made_by: name })
  await row('price_request', {
    ...{ asked_by: id, asked_by_name: name, company_id: 1, lines: '[]', state: 'granted' },
  })
  const issue = await row('page_issue', {
    ...{ company_id: 1, importance: 'low', team: 'sales', reporter_id: id, reporter_name: name },
    ...{ reporter_email: email, screenshot: 'screen' },
  })
  await row('page_issue_note', { issue_id: issue, author_name: name })
  await row('statement_mail', { company_id: 1, address: email, state: 'sent' })
  await sql`update contractor_listing set changed_by = ${name} where company_id = 1`.execute(db)
  await row('tax_exemption', {
    ...{ company_id: 1, state: 'IL', status: 'waiting', sent_by: name, file_type: 'image/png' },
  })
}
