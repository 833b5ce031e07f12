import { type SqlBool, sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import { firstIds, matchingIds } from '#db/found-ids.ts'
import { type Authorized, found, inCompany } from '#features/people/accounts/server/index.ts'
import { pageOf, placeIn } from '#platform/lists/server/cursor.ts'
import type { CustomerDraft } from '../rules/customer.ts'
import { searchQuery } from '../rules/search-words.ts'
import { projectsOfCustomer } from './projects/read-projects.ts'
import { hasContact } from './refusals.ts'

type MayRead = Authorized<'customers.read'>

/** Rows of a list are counted up to the first number, those of a search up to the second: each is read. */
const MOST_COUNTED = 1_000
const MOST_SEARCHED = 300
/** This many sorted rows are checked for the words of a search before the index of the words is used. */
const MOST_WALKED = 2_000

export interface CustomerQuery {
  search: string
  state: string
  /** the account of the person who looks after them */
  assignee?: number | undefined
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
  'customer.assigned_id',
] as const

/**
 * A customer whose own words, or the words of whose projects, begin like those of the search. The index
 * `customer_all_words` is over the same expression.
 */
export const hasWords = (words: string) =>
  sql<SqlBool>`(customer.words || customer.project_words) @@ ${words}::tsquery`

const ORDERS = {
  name: { by: ['text', sql`lower(customer.name)`], id: 'customer.id', direction: 'asc' },
  changed: { by: ['moment', 'customer.changed_at'], id: 'customer.id', direction: 'desc' },
} as const

const inFilter = (db: Db, permission: MayRead, { state, assignee }: CustomerQuery) =>
  db
    .selectFrom('customer')
    .where(inCompany(permission, 'customer.company_id'))
    .$if(state !== '', (query) => query.where('customer.state', '=', state.toUpperCase()))
    .$if(assignee !== undefined, (query) => query.where('customer.assigned_id', '=', assignee ?? 0))

type Customers = ReturnType<typeof inFilter>

/** A page of customers, and how many there are up to the bound. */
export async function listCustomers(db: Db, permission: MayRead, query: CustomerQuery) {
  const words = searchQuery(query.search)
  const { isAfter } = placeIn(ORDERS[query.sort], query.after)
  const customers = inFilter(db, permission, query).where(isAfter)
  if (words === undefined) {
    const counted = await countCustomers(db, permission, query)
    return { ...(await readPage(db, customers, query)), found: counted }
  }
  const { ids, ...counted } = await searchCustomers(db, permission, query, words)
  const page =
    ids === undefined
      ? await pageOfMany(db, customers, query, words)
      : await readPage(db, customers.where(sql<SqlBool>`customer.id = any(${ids}::bigint[])`), query)
  return { ...page, found: counted }
}

/**
 * A page of a search that finds many. Mostly its rows are among the next sorted ones. When the matching
 * rows stand far apart ("zoe" in the order of names), PostgreSQL finds all of them by the index and sorts
 * them; `offset 0` keeps it from reading the rows in order.
 */
async function pageOfMany(db: Db, customers: Customers, query: CustomerQuery, words: string) {
  const walked = await readPage(db, sorted(customers, query).limit(MOST_WALKED), query, words)
  return walked.next === null ? readPage(db, customers.where(hasWords(words)).offset(0), query) : walked
}

const sorted = (customers: Customers, { sort }: CustomerQuery): Customers =>
  customers.orderBy(placeIn(ORDERS[sort], undefined).order)

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

/** How many customers a search finds, up to the bound, and which they are when they are not more. */
async function searchCustomers(db: Db, permission: MayRead, query: CustomerQuery, words: string) {
  const matching = inFilter(db, permission, query).where(hasWords(words)).select('customer.id')
  const ids = await matchingIds(db, matching, MOST_SEARCHED)
  return { ids, count: ids?.length ?? MOST_SEARCHED, isMore: ids === undefined }
}

/** A page of the given customers; with `words`, of those that have them. */
async function readPage(db: Db, customers: Customers, { sort, limit }: CustomerQuery, words?: string) {
  const rows = await db
    .selectFrom(
      customers
        .selectAll('customer')
        .select((eb) => eb.fn<string>('lower', ['customer.name']).as('name_key'))
        .as('customer'),
    )
    .select((eb) => [
      ...COLUMNS,
      'customer.name_key',
      // No joins: PostgreSQL would join every row that it reads in order, and sort them again.
      eb
        .selectFrom('company')
        .select('name')
        .whereRef('company.id', '=', 'customer.company_id')
        .as('company'),
      eb
        .selectFrom('account')
        .select('name')
        .whereRef('account.id', '=', 'customer.assigned_id')
        .as('assignee'),
    ])
    .$if(words !== undefined, (part) => part.where(hasWords(words ?? '')))
    .$if(sort === 'changed', (part) =>
      part.orderBy('customer.changed_at', 'desc').orderBy('customer.id', 'desc'),
    )
    .$if(sort === 'name', (part) => part.orderBy('customer.name_key').orderBy('customer.id'))
    .limit(limit + 1)
    .execute()
  return pageOf(rows, limit, (row) => (sort === 'changed' ? row.changed_at : row.name_key))
}

/** The first few customers of a search, in no order: for the palette, where speed counts. */
export async function findCustomers(db: Db, permission: MayRead, search: string, limit: number) {
  const query = searchQuery(search)
  if (query === undefined) return []
  const matching = db
    .selectFrom('customer')
    .select('id')
    .where(inCompany(permission, 'company_id'))
    .where(sql<SqlBool>`words @@ ${query}::tsquery`)
  return db
    .selectFrom('customer')
    .select(['id', 'name', 'city', 'state', 'zip'])
    .where(sql<SqlBool>`id = any(${await firstIds(db, matching, limit)}::bigint[])`)
    .execute()
}

/** A customer. Throws ApiError not_found, also for one of another company. */
export const readCustomer = async (db: Db, permission: MayRead, id: number) =>
  found(
    await db
      .selectFrom('customer')
      .leftJoin('company', 'company.id', 'customer.company_id')
      .leftJoin('account as assignee', 'assignee.id', 'customer.assigned_id')
      .select([...COLUMNS, 'company.name as company', 'assignee.name as assignee'])
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

/**
 * The store's own customer with this phone or this mail address; of several the first one made. Phone and
 * mail address are as `tidyCustomer` writes them; an empty one finds no customer.
 */
export async function knownCustomer(
  db: Db,
  reach: Pick<CustomerDraft, 'phone' | 'email'>,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('customer')
    .select('id')
    .where('company_id', 'is', null)
    .where(hasContact(reach))
    .orderBy('id')
    .executeTakeFirst()
  return row?.id
}
