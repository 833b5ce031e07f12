import type { Db } from '#db/connect.ts'
import { inTransaction } from '#db/transaction.ts'
import { writeActor } from '#features/people/accounts/rules/actor.ts'
import { type Authorized, found, requireStill } from '#features/people/accounts/server/index.ts'
import { ApiError } from '#lib/api-error.ts'
import { recordAudit } from '#platform/audit/server/audit.ts'
import { addDays, type Day, fromStoreZone, inStoreZone } from '#platform/clock/rules/calendar.ts'
import { pageOf, placeIn } from '#platform/lists/server/cursor.ts'
import { type ListedPriceList, MOST_LISTS_A_COMPANY } from '../contract.ts'
import { texts } from '../texts.ts'

export type MayWrite = Authorized<'price-lists.write'>

const PAGE = 200

const listRows = (db: Db) =>
  db
    .selectFrom('price_list')
    .innerJoin('company', 'company.id', 'price_list.company_id')
    .select((eb) => [
      'price_list.id',
      'price_list.company_id',
      'company.name as company',
      'price_list.name',
      'price_list.starts_at',
      'price_list.ends_at',
      eb
        .selectFrom('price_list_price')
        .whereRef('price_list_price.price_list_id', '=', 'price_list.id')
        .select(({ fn }) => fn.countAll<number>().as('prices'))
        .as('prices'),
    ])

type Row = Awaited<ReturnType<ReturnType<typeof listRows>['executeTakeFirstOrThrow']>>

const present = (row: Row, now: Date): ListedPriceList => ({
  id: row.id,
  company: { id: row.company_id, name: row.company },
  name: row.name,
  startsOn: inStoreZone(row.starts_at).day,
  endsOn: row.ends_at && lastDayBefore(row.ends_at),
  isInForce: row.starts_at <= now && (row.ends_at === null || row.ends_at > now),
  prices: row.prices ?? 0,
})

/** A page of the price lists, of one company or of all, newest first. */
export async function listPriceLists(
  db: Db,
  { company, after, now }: { company?: number | undefined; after?: string | undefined; now: Date },
): Promise<{ lists: ListedPriceList[]; next: string | null }> {
  const { order, isAfter } = placeIn({ id: 'price_list.id', direction: 'desc' }, after)
  const rows = await listRows(db)
    .$if(company !== undefined, (query) => query.where('price_list.company_id', '=', company ?? 0))
    .where(isAfter)
    .orderBy(order)
    .limit(PAGE + 1)
    .execute()
  const { page, next } = pageOf(rows, PAGE)
  return { lists: page.map((row) => present(row, now)), next }
}

/** Throws ApiError not_found. */
export const findPriceList = async (
  db: Db,
  { id, now }: { id: number; now: Date },
): Promise<ListedPriceList> =>
  present(found(await listRows(db).where('price_list.id', '=', id).executeTakeFirst()), now)

interface ListDraft {
  name: string
  startsOn: string
  endsOn?: string | null | undefined
}

/** Throws ApiError invalid. */
function columnsOf({ name, startsOn, endsOn }: ListDraft) {
  const invalid = (message: string) => new ApiError('invalid', message, { status: 400 })
  if (name === '') throw invalid(texts.name)
  if (endsOn && endsOn < startsOn) throw invalid(texts.days)
  return { name, starts_at: startOf(startsOn), ends_at: endsOn ? endOf(endsOn) : null }
}

/**
 * Makes a price list, empty or with the prices and rules of another one. Throws ApiError invalid, not_found,
 * too_many.
 */
export async function createPriceList(
  db: Db,
  permission: MayWrite,
  {
    companyId,
    copyOf,
    now,
    ...draft
  }: ListDraft & { companyId: number; copyOf?: number | undefined; now: Date },
): Promise<number> {
  const columns = columnsOf(draft)
  return inTransaction(
    db,
    async (trx) => {
      await requireStill(trx, permission)
      // The company's row makes two makers take turns.
      found(
        await trx
          .selectFrom('company')
          .select('id')
          .where('id', '=', companyId)
          .forUpdate()
          .executeTakeFirst(),
      )
      const { lists } = await trx
        .selectFrom('price_list')
        .select(({ fn }) => fn.countAll<number>().as('lists'))
        .where('company_id', '=', companyId)
        .executeTakeFirstOrThrow()
      if (lists >= MOST_LISTS_A_COMPANY) throw new ApiError('too_many', texts.tooManyLists, { status: 409 })
      const { id } = await trx
        .insertInto('price_list')
        .values({
          ...columns,
          company_id: companyId,
          created_by: writeActor(permission.actor),
          created_at: now,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      if (copyOf !== undefined) await copyPrices(trx, copyOf, id)
      await recordAudit(trx, {
        actor: permission.actor,
        action: 'price-lists.create',
        entity: 'price_list',
        entityId: id,
        after: { ...draft, copyOf },
        companyId,
      })
      return id
    },
    texts.busy,
  )
}

const RULE_COLUMNS = [
  'category_id',
  'brand',
  'from_quantity',
  'basis',
  'percent',
  'rounding',
  'created_by',
  'created_at',
] as const

async function copyPrices(trx: Db, from: number, to: number): Promise<void> {
  found(await trx.selectFrom('price_list').select('id').where('id', '=', from).executeTakeFirst())
  await trx
    .insertInto('price_list_price')
    .columns(['price_list_id', 'product_id', 'from_quantity', 'price_cents'])
    .expression((eb) =>
      eb
        .selectFrom('price_list_price')
        .select((each) => [each.lit(to).as('price_list_id'), 'product_id', 'from_quantity', 'price_cents'])
        .where('price_list_id', '=', from),
    )
    .execute()
  await trx
    .insertInto('price_list_rule')
    .columns(['price_list_id', ...RULE_COLUMNS])
    .expression((eb) =>
      eb
        .selectFrom('price_list_rule')
        .select((each) => [each.lit(to).as('price_list_id'), ...RULE_COLUMNS])
        .where('price_list_id', '=', from),
    )
    .execute()
}

/** Changes name and days. Throws ApiError invalid, not_found. */
export async function changePriceList(
  db: Db,
  permission: MayWrite,
  { id, ...draft }: ListDraft & { id: number },
): Promise<void> {
  const columns = columnsOf(draft)
  await inTransaction(
    db,
    async (trx) => {
      await requireStill(trx, permission)
      const { company_id, name, starts_at, ends_at } = found(
        await trx
          .selectFrom('price_list')
          .select(['company_id', 'name', 'starts_at', 'ends_at'])
          .where('id', '=', id)
          .forUpdate()
          .executeTakeFirst(),
      )
      await trx.updateTable('price_list').set(columns).where('id', '=', id).execute()
      await recordAudit(trx, {
        actor: permission.actor,
        action: 'price-lists.change',
        entity: 'price_list',
        entityId: id,
        before: { name, startsAt: starts_at, endsAt: ends_at },
        after: { name: columns.name, startsAt: columns.starts_at, endsAt: columns.ends_at },
        companyId: company_id,
      })
    },
    texts.busy,
  )
}

/** Midnight of a day in the warehouse's time. */
export const startOf = (day: Day): Date => fromStoreZone(day, 0)

/** The first moment after a day. */
export const endOf = (day: Day): Date => startOf(addDays(day, 1))

/** The last day before a moment. */
export const lastDayBefore = (moment: Date): Day => inStoreZone(new Date(moment.getTime() - 1)).day
