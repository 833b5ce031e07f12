import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import { type Authorized, found, inCompany } from '#features/accounts/server/index.ts'
import { searchQuery } from '../rules/search-words.ts'
import { pageOf, readCursor, readMoment } from './cursor.ts'
import { projectsOfCustomer } from './read-projects.ts'

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
 * A row whose words, or whose project's words, begin like those of the search. `few`: PostgreSQL finds the
 * rows by their words and sorts them. Otherwise it walks the sorted rows and checks the words of each, which
 * is quick where many rows match.
 */
function matches(search: string, few: boolean): RawBuilder<SqlBool> | undefined {
  const query = searchQuery(search)
  if (query === undefined) return undefined
  if (few)
    return sql<SqlBool>`customer.id in (
      select id from customer where words @@ ${query}::tsquery
      union
      select customer_id from project where words @@ ${query}::tsquery and removed_at is null
    )`
  // A value and no `exists`: PostgreSQL would read every project with these words first.
  return sql<SqlBool>`(customer.words @@ ${query}::tsquery or (
    select true from project
    where project.customer_id = customer.id and project.words @@ ${query}::tsquery and removed_at is null
    limit 1
  ))`
}

const inFilter = (
  db: Db,
  permission: MayRead,
  { state }: Pick<CustomerQuery, 'state'>,
  found: RawBuilder<SqlBool> | undefined,
) =>
  db
    .selectFrom('customer')
    .where(inCompany(permission, 'customer.company_id'))
    .$if(found !== undefined, (query) => query.where(found ?? sql<SqlBool>`true`))
    .$if(state !== '', (query) => query.where('customer.state', '=', state.toUpperCase()))

/** A page of customers. Keyset paging: each page costs the same. */
export async function listCustomers(
  db: Db,
  permission: MayRead,
  query: CustomerQuery,
  found: { isMore: boolean },
) {
  const { sort, limit, after } = query
  const rows = inFilter(db, permission, query, matches(query.search, !found.isMore))
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

/** How many customers a search finds, up to the bound. */
export async function countCustomers(db: Db, permission: MayRead, query: CustomerQuery) {
  const words = searchQuery(query.search)
  // A search that more customers than the bound match by their own words needs no look at the projects.
  const own = words === undefined ? undefined : sql<SqlBool>`customer.words @@ ${words}::tsquery`
  const bounded = await countUpToBound(db, permission, query, own)
  return words === undefined || bounded.isMore
    ? bounded
    : countUpToBound(db, permission, query, matches(query.search, true))
}

async function countUpToBound(
  db: Db,
  permission: MayRead,
  query: CustomerQuery,
  found: RawBuilder<SqlBool> | undefined,
) {
  const most = found ? MOST_SEARCHED : MOST_COUNTED
  const { count } = await db
    .selectFrom(
      inFilter(db, permission, query, found)
        .select('customer.id')
        .limit(most + 1)
        .as('found'),
    )
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return { count: Math.min(count, most), isMore: count > most }
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
