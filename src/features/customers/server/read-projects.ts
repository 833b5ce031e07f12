import { type SqlBool, sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import { type Authorized, found, inCompany } from '#features/accounts/server/index.ts'
import { MOST_PROJECTS } from '../rules/customer.ts'
import { searchQuery } from '../rules/search-words.ts'
import { STAGES, type Stage } from '../rules/stages.ts'
import { pageOf, readMoment } from './cursor.ts'

type MayRead = Authorized<'projects.read'>

const COLUMN_ROWS = 20
const MOST_COUNTED = 1_000

const withCustomer = (db: Db) =>
  db
    .selectFrom('project')
    .innerJoin('customer', 'customer.id', 'project.customer_id')
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
    ])

/** The projects of a customer that the caller may read. */
export const projectsOfCustomer = (db: Db, customerId: number) =>
  withCustomer(db)
    .where('project.customer_id', '=', customerId)
    .orderBy('project.id', 'desc')
    .limit(MOST_PROJECTS)
    .execute()

export interface ProjectQuery {
  search: string
  stage?: Stage | undefined
  limit: number
  after?: string | undefined
}

/** A page of projects, the last changed first. */
export async function listProjects(db: Db, permission: MayRead, query: ProjectQuery) {
  const words = searchQuery(query.search)
  const cursor = readMoment(query.after)
  const rows = await withCustomer(db)
    .where(inCompany(permission, 'project.company_id'))
    .$if(words !== undefined, (part) => part.where(sql<SqlBool>`project.words @@ ${words}::tsquery`))
    .$if(query.stage !== undefined, (part) => part.where('project.stage', '=', query.stage ?? 'lead'))
    .$if(cursor !== undefined, (part) =>
      part.where(
        sql<SqlBool>`(project.changed_at, project.id) < (${cursor?.value}::timestamptz, ${cursor?.id})`,
      ),
    )
    .orderBy('project.changed_at', 'desc')
    .orderBy('project.id', 'desc')
    .limit(query.limit + 1)
    .execute()
  return pageOf(rows, query.limit, ({ changed_at, id }) => ({ value: changed_at.toISOString(), id }))
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
        .limit(MOST_COUNTED + 1)
        .as('found'),
    )
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()

/** A project. Throws ApiError not_found, also for one of another company. */
export const readProject = async (db: Db, permission: MayRead, id: number) =>
  found(
    await withCustomer(db)
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
    .select(['project.company_id', 'customer.zip as customer_zip'])
    .where('project.id', 'in', [...ids])
    .execute()
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    companyId: row.company_id,
    customerId: row.customer_id,
    customerName: row.customer_name,
    shipZip: row.zip || row.customer_zip,
  }))
}
