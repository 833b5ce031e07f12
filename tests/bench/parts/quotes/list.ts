import { sql } from 'kysely'
import { connect } from '#db/connect.ts'
import { DEMO_PEOPLE } from '#demo/accounts/people.ts'
import { startSession } from '#features/people/accounts/server/index.ts'
import type { Bench } from '../../bench.ts'
import { measureList } from '../../list-row.ts'

const QUOTES = 100_000

/** The list of 100,000 quotes with filter, sort, search and page. */
export async function measureQuotes(bench: Bench): Promise<void> {
  const { store, databaseUrl } = bench
  const { cookie, middle } = await prepare(databaseUrl)
  for (const query of [
    '',
    'state=sent',
    'state=viewed&sort=total',
    'sort=total',
    'mine=true',
    'ends=soon',
    'ends=ended',
    'search=QL96&state=sent',
    'search=kowalski',
    `after=${encodeURIComponent(middle)}`,
  ]) {
    const url = `${store.portalUrl}/v1/api/partner/quotes?${query}`
    await measureList(bench, {
      name: `portal list of ${QUOTES.toLocaleString('en-US')} quotes, ${query || 'first page'}`,
      url,
      cookie,
    })
  }
}

/** Fills the store with quotes of two companies and of the store's own, and signs a salesperson in. */
async function prepare(databaseUrl: string): Promise<{ cookie: string; middle: string }> {
  const { db, close } = connect(databaseUrl, { statementTimeoutMs: 0 })
  try {
    const now = new Date()
    const sales = DEMO_PEOPLE.find(({ role }) => role === 'sales')!
    await sql`
      insert into quote (number, company_id, owner_id, owner_name, source, contact_name, contact_email,
        contact_zip, words, state, sent_version, is_open, total_cents, valid_until, created_at, changed_at)
      select 'QL' || lpad(n::text, 6, '0'), (array[null, 1, 2])[n % 3 + 1],
        case when n % 4 = 0 then ${sales.id}::bigint end, 'Dana Reyes', 'portal', name,
        'a' || n || '@example.com',
        '60614', array_to_tsvector(array['ql' || lpad(n::text, 6, '0'), lower(last), 'a' || n]), state,
        case when state = 'draft' then null else 1 end, state in ('sent', 'viewed'), (n * 7919) % 3000000,
        ${now}::timestamptz + interval '1 day' * case when state = 'expired'
          then -(n % 400) else 4 + n % 40 end,
        ${now}::timestamptz - n * interval '1 minute',
        ${now}::timestamptz - ((n * 31) % ${QUOTES}) * interval '1 minute'
      from generate_series(1, ${QUOTES}) n
      cross join lateral (select
        (array['Kowalski', 'Nguyen', 'Smith', 'Garcia', 'Olsen', 'Patel', 'Brown', 'Lee'])[n % 8 + 1] as last,
        (array['draft', 'sent', 'viewed', 'accepted', 'ordered', 'declined', 'expired'])[n % 7 + 1]
          as state) a
      cross join lateral (select 'Pat ' || last as name) b
      on conflict (number) do nothing`.execute(db)
    // As autovacuum leaves a store that has run for an hour.
    await sql`vacuum analyze quote`.execute(db)
    const { id, changed_at } = await db
      .selectFrom('quote')
      .select(['id', 'changed_at'])
      .orderBy('changed_at', 'desc')
      .orderBy('id', 'desc')
      .offset(QUOTES / 2)
      .limit(1)
      .executeTakeFirstOrThrow()
    const { token } = await startSession(db, sales.id, { device: 'bench', network: '' }, now)
    return { cookie: `alpine.portal=${token}`, middle: `${id}~${changed_at.toISOString()}` }
  } finally {
    await close()
  }
}
