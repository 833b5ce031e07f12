import type { SelectQueryBuilder } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { Tables } from '#db/tables.ts'
import { type Authorized, found, inCompany } from '#features/people/accounts/server/index.ts'
import type { Asked } from '#platform/lists/rules/query.ts'
import { pageOf, placeIn } from '#platform/lists/server/cursor.ts'
import type { Company, ListedContractor } from '../contract.ts'
import type { COMPANY_LIST, CONTRACTOR_LIST } from '../rules/company.ts'

const PAGE = 50
type MayRead = Authorized<'company.read'>

const COLUMNS = [
  'company.id',
  'company.name',
  'company.phone',
  'company.email',
  'company.street',
  'company.city',
  'company.state',
  'company.zip',
  'company.website',
  'company.about',
  'company.license',
  'company.logo_hash as logo',
  'company.is_listed as isListed',
  'company.delivers_to as deliversTo',
  'company.version',
  'company.disabled_at',
] as const

const rowsOf = (db: Db, permission: Authorized<'company.read' | 'company.write'>) =>
  db
    .selectFrom('company')
    .select(COLUMNS)
    .select((eb) =>
      eb
        .selectFrom('account')
        .whereRef('account.company_id', '=', 'company.id')
        .where('account.disabled_at', 'is', null)
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .as('count'),
    )
    .where(inCompany(permission, 'company.id'))

type Row = Awaited<ReturnType<ReturnType<typeof rowsOf>['executeTakeFirstOrThrow']>>

const present = ({ disabled_at, count, ...row }: Row): Company => ({
  ...row,
  people: count ?? 0,
  isDisabled: disabled_at !== null,
})

type Page = Asked<typeof COMPANY_LIST>

/** The companies that a permission covers, by name. */
export async function listCompanies(
  db: Db,
  permission: MayRead,
  page: Page,
): Promise<{ companies: Company[]; next: string | null }> {
  const rows = await byName(rowsOf(db, permission), page).execute()
  const { page: found, next } = pageOf(rows, PAGE, ({ name }) => name)
  return { companies: found.map(present), next }
}

/** The companies that want to be found, by name. Partners see only what another company publishes. */
export async function listContractors(
  db: Db,
  { state, ...page }: Asked<typeof CONTRACTOR_LIST>,
): Promise<{ contractors: ListedContractor[]; next: string | null }> {
  let query = db
    .selectFrom('company')
    .select(PUBLIC_COLUMNS)
    .where('company.is_listed', '=', true)
    .where('company.disabled_at', 'is', null)
  if (state !== undefined) query = query.where('company.state', '=', state)
  const { page: contractors, next } = pageOf(await byName(query, page).execute(), PAGE, ({ name }) => name)
  return { contractors, next }
}

const PUBLIC_COLUMNS = [
  'company.id',
  'company.name',
  'company.phone',
  'company.email',
  'company.city',
  'company.state',
  'company.zip',
  'company.website',
  'company.about',
] as const

const BY_NAME = { by: ['text', 'company.name'], id: 'company.id', direction: 'asc' } as const

/** One page of a query of companies, by name: those that fit the search, and one row of the next page. */
function byName<O>(
  query: SelectQueryBuilder<Tables, 'company', O>,
  { search, after }: Page,
): SelectQueryBuilder<Tables, 'company', O> {
  const { order, isAfter } = placeIn(BY_NAME, after)
  let rows = query
    .where(isAfter)
    .orderBy(order)
    .limit(PAGE + 1)
  for (const word of search.split(/\s+/).filter(Boolean)) {
    const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`
    rows = rows.where((eb) =>
      eb.or([
        eb('company.name', 'ilike', pattern),
        eb('company.city', 'ilike', pattern),
        eb('company.zip', 'ilike', pattern),
      ]),
    )
  }
  return rows
}

/** Throws ApiError not_found for another company. */
export const openCompany = async (
  db: Db,
  permission: Authorized<'company.read' | 'company.write'>,
  id: number,
): Promise<Company> =>
  present(found(await rowsOf(db, permission).where('company.id', '=', id).executeTakeFirst()))
