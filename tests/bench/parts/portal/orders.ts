import { sql } from 'kysely'
import { connect } from '#db/connect.ts'
import type { Bench } from '../../bench.ts'
import { measureList } from '../../list-row.ts'
import { sessionOf } from '../../session-of.ts'

const ORDERS = 300_000

/** The portal's list of 300,000 orders: all of them for the staff, a third of them for a contractor. */
export async function measurePartnerOrders(bench: Bench): Promise<void> {
  const { store, databaseUrl } = bench
  const { cookies, middle } = await prepare(databaseUrl)
  for (const [reader, query] of [
    ['sales', ''],
    ['sales', 'state=in_fulfilment'],
    ['sales', 'state=returned'],
    ['sales', 'state=abandoned'],
    ['sales', 'show=on-the-way'],
    ['sales', 'search=BENCH-0012-3456'],
    ['sales', 'q=pat+kowal'],
    ['sales', 'q=pat'],
    ['sales', `after=${encodeURIComponent(middle)}`],
    ['contractor', ''],
    ['contractor', 'state=returned'],
    ['contractor', 'state=abandoned'],
  ] as const)
    await measureList(bench, {
      name: `portal list of ${ORDERS.toLocaleString('en-US')} orders, ${reader}, ${query || 'first page'}`,
      url: `${store.portalUrl}/v1/api/partner/orders?${query}`,
      cookie: cookies[reader],
    })
}

type Reader = 'sales' | 'contractor'

/** Fills the store with orders of two companies and of buyers, and signs both readers in. */
async function prepare(databaseUrl: string): Promise<{ cookies: Record<Reader, string>; middle: string }> {
  const { db, close } = connect(databaseUrl, { statementTimeoutMs: 0 })
  try {
    const now = new Date()
    // One order in 1,000 came back, two in 1,000 were never paid; the others are in the usual states.
    await sql`
      insert into orders (id, attempt_key, state, version, payment_method, email, phone, billing, shipping,
        postal, shipping_method, subtotal_cents, discount_cents, shipping_cents, tax_cents, total_cents,
        tax_rate, placed_at, created_at, company_id, purchase_order)
      select 'BENCH' || lpad(n::text, 8, '0'), 'bench-' || n,
        case when n % 1000 = 0 then 'returned' when n % 500 = 1 then 'pending'
          else (array['paid', 'in_fulfilment', 'shipped', 'delivered', 'delivered'])[n % 5 + 1] end,
        1, 'check', 'bench@example.com', '3125550100', place, place, '60614', '{}',
        100000, 0, 0, 0, 100000, 0,
        case when n % 500 <> 1 or n % 1000 = 0 then moment end, moment,
        (array[null, 1, 2])[n % 3 + 1], 'JOB-' || n
      from generate_series(1, ${ORDERS}) n
      cross join lateral (select ${now}::timestamptz - n * interval '1 minute' as moment) a
      cross join lateral (select jsonb_build_object('name', 'Pat ' ||
        (array['Kowalski', 'Nguyen', 'Smith', 'Garcia', 'Olsen', 'Patel', 'Brown', 'Lee'])[n % 8 + 1],
        'city', 'Chicago', 'state', 'IL') as place) b
      on conflict do nothing`.execute(db)
    // As autovacuum leaves a store that has run for an hour: statistics, and the index of words in order.
    await sql`vacuum analyze orders`.execute(db)
    const { id, created_at } = await db
      .selectFrom('orders')
      .select(['id', 'created_at'])
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .offset(ORDERS / 2)
      .limit(1)
      .executeTakeFirstOrThrow()
    return {
      cookies: { sales: await sessionOf(db, 'sales'), contractor: await sessionOf(db, 'contractor') },
      middle: `${created_at.toISOString()}~${id}`,
    }
  } finally {
    await close()
  }
}
