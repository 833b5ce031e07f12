import { type SqlBool, sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import { firstIds, matchingIds } from '#db/found-ids.ts'
import { type Authorized, found, inCompany } from '#features/people/accounts/server/index.ts'
import { pageOf, placeIn } from '#platform/lists/server/cursor.ts'
import { MOST_PROJECTS } from '../../rules/customer.ts'
import { STAGES, type Stage } from '../../rules/project.ts'
import { searchQuery } from '../../rules/search-words.ts'

type MayRead = Authorized<'projects.read'>

const COLUMN_ROWS = 20
const MOST_COUNTED = 1_000
/** Up to this many found projects, PostgreSQL reads and sorts all of them. */
const MOST_SORTED = 300

/** Projects with their customers, also those that were deleted: carts and orders still name them. */
const withCustomer = (db: Db) =>
  db
    .selectFrom('project')
    .innerJoin('customer', 'customer.id', 'project.customer_id')
    .leftJoin('account as assignee', 'assignee.id', 'project.assigned_id')
    .select([
      'project.id',
      'project.name',
      'project.stage',
      'project.customer_id',
      'customer.name as customer_name',
      'project.city',
      'project.zip',
      'project.heating_btu',
      'project.version',
      'project.changed_at',
      'project.assigned_id',
      'assignee.name as assignee',
    ])

const shown = (db: Db) => withCustomer(db).where('project.removed_at', 'is', null)

/** The projects of a customer that the caller may read. */
export const projectsOfCustomer = (db: Db, customerId: number) =>
  shown(db)
    .where('project.customer_id', '=', customerId)
    .orderBy('project.id', 'desc')
    .limit(MOST_PROJECTS)
    .execute()

export interface ProjectQuery {
  search: string
  stage?: Stage | undefined
  /** the account that works on it */
  assignee?: number | undefined
  limit: number
  after?: string | undefined
}

const LAST_CHANGED = {
  by: ['moment', 'project.changed_at'],
  id: 'project.id',
  direction: 'desc',
} as const

/** A page of projects, the last changed first. */
export async function listProjects(db: Db, permission: MayRead, query: ProjectQuery) {
  const words = searchQuery(query.search)
  const { order, isAfter } = placeIn(LAST_CHANGED, query.after)
  const ids =
    words === undefined ? undefined : await matchingIds(db, withWords(db, permission, words), MOST_SORTED)
  const rows = await shown(db)
    .where(inCompany(permission, 'project.company_id'))
    .$if(ids !== undefined, (part) => part.where(isOneOf(ids ?? [])))
    .$if(words !== undefined && ids === undefined, (part) => part.where(hasWords(words ?? '')))
    .$if(query.stage !== undefined, (part) => part.where('project.stage', '=', query.stage ?? 'lead'))
    .$if(query.assignee !== undefined, (part) => part.where('project.assigned_id', '=', query.assignee ?? 0))
    .where(isAfter)
    .orderBy(order)
    .limit(query.limit + 1)
    .execute()
  return pageOf(rows, query.limit, (row) => row.changed_at)
}

const hasWords = (words: string) => sql<SqlBool>`project.words @@ ${words}::tsquery`
const isOneOf = (ids: readonly number[]) => sql<SqlBool>`project.id = any(${ids}::bigint[])`

const withWords = (db: Db, permission: MayRead, words: string) =>
  db
    .selectFrom('project')
    .select('project.id')
    .where('project.removed_at', 'is', null)
    .where(inCompany(permission, 'project.company_id'))
    .where(hasWords(words))

/** The first few projects of a search, in no order: for the palette, where speed counts. */
export async function fewProjects(db: Db, permission: MayRead, search: string, limit: number) {
  const words = searchQuery(search)
  if (words === undefined) return []
  const ids = await firstIds(db, withWords(db, permission, words), limit)
  return shown(db).where(isOneOf(ids)).execute()
}

/** Each stage with its last changed projects and how many there are, up to a bound. */
export const readBoard = (db: Db, permission: MayRead) =>
  Promise.all(
    STAGES.map(async (stage) => {
      const [{ page }, { count }] = await Promise.all([
        listProjects(db, permission, { search: '', stage, limit: COLUMN_ROWS }),
        countOf(db, permission, stage),
      ])
      return {
        stage,
        projects: page,
        found: { count: Math.min(count, MOST_COUNTED), isMore: count > MOST_COUNTED },
      }
    }),
  )

const countOf = (db: Db, permission: MayRead, stage: Stage) =>
  db
    .selectFrom(
      db
        .selectFrom('project')
        .select('id')
        .where(inCompany(permission, 'company_id'))
        .where('stage', '=', stage)
        .where('removed_at', 'is', null)
        .limit(MOST_COUNTED + 1)
        .as('found'),
    )
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()

/** A project. Throws ApiError not_found, also for one of another company. */
export const readProject = async (db: Db, permission: MayRead, id: number) =>
  found(
    await shown(db)
      .select([
        'project.street',
        'project.state',
        'project.home',
        'project.cooling_btu',
        'project.equipment',
        'project.company_id',
      ])
      .where('project.id', '=', id)
      .where(inCompany(permission, 'project.company_id'))
      .executeTakeFirst(),
  )

/** Projects as saved carts and orders need them, by id; what does not exist is missing. */
export async function findProjects(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return []
  const rows = await withCustomer(db)
    .leftJoin('company', 'company.id', 'project.company_id')
    .select([
      'project.company_id',
      'customer.zip as customer_zip',
      'company.delivers_to',
      'company.zip as company_zip',
    ])
    .where('project.id', 'in', [...ids])
    .execute()
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    companyId: row.company_id,
    customerId: row.customer_id,
    customerName: row.customer_name,
    shipZip: (row.delivers_to === 'office' && row.company_zip) || row.zip || row.customer_zip,
  }))
}
