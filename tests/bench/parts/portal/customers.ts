import { sql } from 'kysely'
import { connect } from '#db/connect.ts'
import { insertCustomers } from '#demo/customers/load.ts'
import type { Bench } from '../../bench.ts'
import { measureList } from '../../list-row.ts'
import { sessionOf } from '../../session-of.ts'

const CUSTOMERS = 100_000

/** The list of 100,000 customers with filter, sort and page. */
export async function measurePortal(bench: Bench): Promise<void> {
  const { store, databaseUrl } = bench
  const cookie = await prepare(databaseUrl)
  const api = `${store.portalUrl}/v1/api/partner`
  for (const query of [
    '',
    'state=WI&sort=changed',
    'search=kow&state=IL',
    `after=${encodeURIComponent('50000~m')}`,
  ]) {
    const url = `${api}/customers?${query}`
    await measureList(bench, {
      name: `portal list of ${CUSTOMERS.toLocaleString('en-US')} customers, ${query || 'first page'}`,
      url,
      cookie,
    })
  }
}

/** Fills the store and signs a salesperson in; the Cookie header of the session. */
async function prepare(databaseUrl: string): Promise<string> {
  const { db, close } = connect(databaseUrl, { statementTimeoutMs: 0 })
  try {
    const now = new Date()
    await db
      .transaction()
      .execute((trx) => insertCustomers(trx, { companyId: 1, count: CUSTOMERS, from: 1_000, now }))
    // PostgreSQL's autovacuum does this within minutes: it removes what the load left and counts the rows.
    await sql`vacuum analyze customer, project`.execute(db)
    return await sessionOf(db, 'sales')
  } finally {
    await close()
  }
}
