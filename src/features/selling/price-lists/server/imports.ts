import { type Selectable, sql, type Transaction } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { Tables } from '#db/tables.ts'
import { inTransaction } from '#db/transaction.ts'
import { writeActor } from '#features/people/accounts/rules/actor.ts'
import { found, requireStill } from '#features/people/accounts/server/index.ts'
import { writeCosts } from '#features/selling/pricing/server/index.ts'
import { ApiError } from '#lib/api-error.ts'
import { toCents } from '#lib/money.ts'
import { recordAudit } from '#platform/audit/server/audit.ts'
import type { PriceImport } from '../contract.ts'
import type { PriceChange } from '../rules/changes.ts'
import { texts } from '../texts.ts'
import type { MayWrite } from './lists.ts'
import { pricesInForce } from './read-file.ts'

type Row = Selectable<Tables['price_import']>
type Trx = Transaction<Tables>

const MOST_SHOWN = 20
const conflict = (code: string, message: string) => new ApiError(code, message, { status: 409 })

/** Keeps what a file would change, until a member of staff applies it. */
export async function keepImport(
  db: Db,
  permission: MayWrite,
  { list, changes, now }: { list: number | undefined; changes: readonly PriceChange[]; now: Date },
): Promise<PriceImport> {
  // A newer preview replaces one that was not applied.
  await ofList(db.deleteFrom('price_import'), list).where('applied_at', 'is', null).execute()
  const row = await db
    .insertInto('price_import')
    .values({
      price_list_id: list ?? null,
      changes: JSON.stringify(changes),
      made_by: writeActor(permission.actor),
      made_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return presentImport(row, undefined)
}

const ofList = <Q extends { where(column: 'price_list_id', op: 'is' | '=', value: number | null): Q }>(
  query: Q,
  list: number | undefined,
): Q =>
  list === undefined ? query.where('price_list_id', 'is', null) : query.where('price_list_id', '=', list)

const presentImport = (row: Row, latest: number | undefined): PriceImport => ({
  id: row.id,
  listID: row.price_list_id,
  madeBy: row.made_by,
  madeAt: row.made_at.toISOString(),
  appliedBy: row.applied_by,
  appliedAt: row.applied_at?.toISOString() ?? null,
  undoneBy: row.undone_by,
  undoneAt: row.undone_at?.toISOString() ?? null,
  changes: row.changes.length,
  canUndo: row.id === latest,
})

/** The imports of a list, or of costs, that were applied; the newest first. */
export async function listImports(db: Db, list: number | undefined): Promise<PriceImport[]> {
  const rows = await ofList(db.selectFrom('price_import').selectAll(), list)
    .where('applied_at', 'is not', null)
    .orderBy('id', 'desc')
    .limit(MOST_SHOWN)
    .execute()
  const latest = rows.find(({ undone_at }) => undone_at === null)?.id
  return rows.map((row) => presentImport(row, latest))
}

/** Carries out an import, every line or none. Throws ApiError not_found, applied, moved. */
export const applyImport = (
  db: Db,
  permission: MayWrite,
  { id, now }: { id: number; now: Date },
): Promise<PriceImport> =>
  change(db, permission, { id, action: 'price-imports.apply' }, async (trx, row, actor) => {
    if (row.applied_at) throw conflict('applied', texts.applied)
    await write(trx, row, row.changes, now)
    return { applied_by: actor, applied_at: now }
  })

/**
 * Goes back to the prices before the latest import. Throws ApiError not_found, not_applied, not_latest,
 * moved.
 */
export const undoImport = (
  db: Db,
  permission: MayWrite,
  { id, now }: { id: number; now: Date },
): Promise<PriceImport> =>
  change(db, permission, { id, action: 'price-imports.undo' }, async (trx, row, actor) => {
    if (!row.applied_at || row.undone_at) throw conflict('not_applied', texts.notApplied)
    const later = await ofList(trx.selectFrom('price_import').select('id'), row.price_list_id ?? undefined)
      .where('id', '>', row.id)
      .where('applied_at', 'is not', null)
      .where('undone_at', 'is', null)
      .limit(1)
      .executeTakeFirst()
    if (later) throw conflict('not_latest', texts.notLatest)
    const back = row.changes.map(({ productId, before, after }) => ({
      productId,
      before: after,
      after: before,
    }))
    await write(trx, row, back, now)
    return { undone_by: actor, undone_at: now }
  })

type Decided = Partial<Pick<Row, 'applied_by' | 'applied_at' | 'undone_by' | 'undone_at'>>

/** Locks the import and what it changes, writes, and notes who did it. */
const change = (
  db: Db,
  permission: MayWrite,
  { id, action }: { id: number; action: string },
  work: (trx: Trx, row: Row, actor: string) => Promise<Decided>,
): Promise<PriceImport> =>
  inTransaction(
    db,
    async (trx) => {
      await requireStill(trx, permission)
      const row = found(
        await trx.selectFrom('price_import').selectAll().where('id', '=', id).forUpdate().executeTakeFirst(),
      )
      const list = row.price_list_id ?? undefined
      const company = await lockPrices(trx, list)
      const done = await work(trx, row, writeActor(permission.actor))
      await trx.updateTable('price_import').set(done).where('id', '=', id).execute()
      await recordAudit(trx, {
        actor: permission.actor,
        action,
        entity: list === undefined ? 'product_cost' : 'price_list',
        entityId: list ?? 'all',
        after: { import: id, changes: row.changes.length },
        companyId: company,
      })
      const latest = done.applied_at ? id : undefined
      return presentImport({ ...row, ...done }, latest)
    },
    texts.busy,
  )

/** Two imports of one list take turns, and so do two of costs. Answers the company of the list. */
async function lockPrices(trx: Trx, list: number | undefined): Promise<number | undefined> {
  if (list === undefined) {
    await sql`lock table product_cost in share row exclusive mode`.execute(trx)
    return undefined
  }
  const { company_id } = await trx
    .selectFrom('price_list')
    .select('company_id')
    .where('id', '=', list)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return company_id
}

/** Writes every change, when each product still has the price that it had. Throws ApiError moved. */
async function write(trx: Trx, row: Row, changes: readonly PriceChange[], now: Date): Promise<void> {
  const list = row.price_list_id ?? undefined
  const inForce = await pricesInForce(trx, list)
  if (changes.some(({ productId, before }) => (inForce.get(productId) ?? null) !== before))
    throw conflict('moved', texts.moved)
  const gone = changes.filter(({ after }) => after === null).map(({ productId }) => productId)
  const set = changes.flatMap(({ productId, after }) => (after === null ? [] : [{ productId, after }]))
  if (list === undefined) {
    if (gone.length > 0) await trx.deleteFrom('product_cost').where('product_id', 'in', gone).execute()
    const costs = set.map(({ productId, after }) => ({ productId, cost: toCents(after) }))
    return writeCosts(trx, costs, now)
  }
  if (gone.length > 0)
    await trx
      .deleteFrom('price_list_price')
      .where('price_list_id', '=', list)
      .where('product_id', 'in', gone)
      .execute()
  if (set.length > 0)
    await trx
      .insertInto('price_list_price')
      .values(
        set.map(({ productId, after }) => ({
          price_list_id: list,
          product_id: productId,
          price_cents: after,
        })),
      )
      .onConflict((existing) =>
        existing
          .columns(['price_list_id', 'product_id'])
          .doUpdateSet((eb) => ({ price_cents: eb.ref('excluded.price_cents') })),
      )
      .execute()
}
