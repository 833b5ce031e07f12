import { type SqlBool, sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import { type Authorized, found, inCompany } from '#features/accounts/server/index.ts'
import { searchQuery } from '../rules/search-words.ts'
import { pageOf, readCursor, readMoment } from './cursor.ts'
import { projectsOfCustomer } from './projects/read-projects.ts'

type MayRead = Authorized<'customers.read'>

/** Rows of a list are counted up to the first number, those of a search up to the second: each is read. */
const MOST_COUNTED = 1_000
const MOST_SEARCHED = 300

export interface CustomerQuery {
  search: string
  state: string
  sort: 'name' | 'changed'
  limit: number
  after: string | undefined
}

const COLUMNS = [
  'customer.id',
  'customer.name',
  'customer.phone',
  'customer.email',
  'customer.street',
  'customer.city',
  'customer.state',
  'customer.zip',
  'customer.version',
  'customer.changed_at',
] as const

/**
 * A customer whose own words, or the words of whose projects, begin like those of the search. The index
 * `customer_all_words` is over the same expression.
 */
export const hasWords = (words: string) =>
  sql<SqlBool>`(customer.words || customer.project_words) @@ ${words}::tsquery`

const inFilter = (db: Db, permission: MayRead, { state }: Pick<CustomerQuery, 'state'>) =>
  db
    .selectFrom('customer')
    .where(inCompany(permission, 'customer.company_id'))
    .$if(state !== '', (query) => query.where('customer.state', '=', state.toUpperCase()))

/** A page of customers, and how many there are up to the bound. Keyset paging: each page costs the same. */
export async function listCustomers(db: Db, permission: MayRead, query: CustomerQuery) {
  const words = searchQuery(query.search)
  if (words === undefined) {
    const counted = await countCustomers(db, permission, query)
    return { ...(await readPage(inFilter(db, permission, query), query)), found: counted }
  }
  const ids = await searchCustomers(db, permission, query, words)
  const isMore = ids.length > MOST_SEARCHED
  // PostgreSQL sorts a few rows. Where many match, it walks the sorted rows and checks the words of each.
  const matching = inFilter(db, permission, query).where(
    isMore ? hasWords(words) : sql<SqlBool>`customer.id = any(${ids}::bigint[])`,
  )
  return {
    ...(await readPage(matching, query)),
    found: { count: Math.min(ids.length, MOST_SEARCHED), isMore },
  }
}

/** How many customers a filter has, up to the bound. */
async function countCustomers(db: Db, permission: MayRead, query: CustomerQuery) {
  const { count } = await db
    .selectFrom(
      inFilter(db, permission, query)
        .select('customer.id')
        .limit(MOST_COUNTED + 1)
        .as('found'),
    )
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return { count: Math.min(count, MOST_COUNTED), isMore: count > MOST_COUNTED }
}

/** The customers that a search finds, in no order, up to one more than the bound. */
async function searchCustomers(db: Db, permission: MayRead, query: CustomerQuery, words: string) {
  const rows = await inFilter(db, permission, query)
    .where(hasWords(words))
    .select('customer.id')
    .limit(MOST_SEARCHED + 1)
    .execute()
  return rows.map(({ id }) => id)
}

/** A page of the given customers. */
async function readPage(
  customers: ReturnType<typeof inFilter>,
  { sort, limit, after }: Pick<CustomerQuery, 'sort' | 'limit' | 'after'>,
) {
  const rows = customers
    .leftJoin('company', 'company.id', 'customer.company_id')
    .select((eb) => [
      ...COLUMNS,
      'company.name as company',
      eb.fn<string>('lower', ['customer.name']).as('name_key'),
    ])
    .limit(limit + 1)
  if (sort === 'changed') {
    const cursor = readMoment(after)
    const sorted = await rows
      .$if(cursor !== undefined, (part) =>
        part.where(
          sql<SqlBool>`(customer.changed_at, customer.id) < (${cursor?.value}::timestamptz, ${cursor?.id})`,
        ),
      )
      .orderBy('customer.changed_at', 'desc')
      .orderBy('customer.id', 'desc')
      .execute()
    return pageOf(sorted, limit, ({ changed_at, id }) => ({ value: changed_at.toISOString(), id }))
  }
  const cursor = readCursor(after)
  const sorted = await rows
    .$if(cursor !== undefined, (part) =>
      part.where(sql<SqlBool>`(lower(customer.name), customer.id) > (${cursor?.value}, ${cursor?.id})`),
    )
    .orderBy(sql`lower(customer.name)`)
    .orderBy('customer.id')
    .execute()
  return pageOf(sorted, limit, ({ name_key, id }) => ({ value: name_key, id }))
}

/** The first few customers of a search, in no order: for the palette, where speed counts. */
export async function findCustomers(db: Db, permission: MayRead, search: string, limit: number) {
  const query = searchQuery(search)
  if (query === undefined) return []
  return db
    .selectFrom('customer')
    .select(['id', 'name', 'city', 'state', 'zip'])
    .where(inCompany(permission, 'company_id'))
    .where(sql<SqlBool>`words @@ ${query}::tsquery`)
    .limit(limit)
    .execute()
}

/** A customer. Throws ApiError not_found, also for one of another company. */
export const readCustomer = async (db: Db, permission: MayRead, id: number) =>
  found(
    await db
      .selectFrom('customer')
      .leftJoin('company', 'company.id', 'customer.company_id')
      .select([...COLUMNS, 'company.name as company'])
      .where('customer.id', '=', id)
      .where(inCompany(permission, 'customer.company_id'))
      .executeTakeFirst(),
  )

export const readContacts = (db: Db, customerId: number) =>
  db
    .selectFrom('contact')
    .select(['id', 'name', 'role', 'phone', 'email'])
    .where('customer_id', '=', customerId)
    .orderBy('id')
    .execute()

/** A customer with contacts and projects. */
export async function openCustomer(db: Db, permission: MayRead, id: number) {
  const customer = await readCustomer(db, permission, id)
  const [contacts, projects] = await Promise.all([readContacts(db, id), projectsOfCustomer(db, id)])
  return { ...customer, contacts, projects }
}
