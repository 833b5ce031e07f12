import { type Selectable, sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { Tables } from '#db/tables.ts'
import { inTransaction } from '#db/transaction.ts'
import { noteApart } from '#features/catalog/catalog/server/index.ts'
import { writeActor } from '#features/people/accounts/rules/actor.ts'
import { found, requirePermission, requireStill } from '#features/people/accounts/server/index.ts'
import { ApiError } from '#lib/api-error.ts'
import { recordAudit } from '#platform/audit/server/audit.ts'
import type { PriceImport } from '../contract.ts'
import { PRICE_LIST } from '../rules/access.ts'
import type { SheetKind } from '../rules/changes.ts'
import { texts } from '../texts.ts'
import type { MayWrite } from './lists.ts'
import { notePrices } from './sheets/note-prices.ts'
import type { Trx } from './sheets/read-sheet.ts'
import {
  changedSince,
  movedRows,
  type SheetWrite,
  stillRows,
  takeBack,
  writeSheet,
} from './sheets/write-sheet.ts'

export type ImportRow = Selectable<Tables['price_import']>

const MOST_SHOWN = 20
const conflict = (code: string, message: string, details?: Record<string, unknown>) =>
  new ApiError(code, message, { status: 409, ...(details && { details }) })

export const presentImport = (row: ImportRow): PriceImport => ({
  id: row.id,
  kind: row.kind,
  listID: row.price_list_id,
  startsAt: row.starts_at?.toISOString() ?? null,
  madeBy: row.made_by,
  madeAt: row.made_at.toISOString(),
  appliedBy: row.applied_by,
  appliedAt: row.applied_at?.toISOString() ?? null,
  undoneBy: row.undone_by,
  undoneAt: row.undone_at?.toISOString() ?? null,
  changes: row.changed,
  undone: row.undone,
  canUndo: row.applied_at !== null && row.undone_at === null,
})

/** The imports of a list, of costs or of public prices that were applied; the newest first. */
export async function listImports(
  db: Db,
  { kind, list }: { kind: SheetKind; list?: number | undefined },
): Promise<PriceImport[]> {
  const rows = await db
    .selectFrom('price_import')
    .selectAll()
    .where('kind', '=', kind)
    .$if(list !== undefined, (query) => query.where('price_list_id', '=', list ?? 0))
    .where('applied_at', 'is not', null)
    .orderBy('id', 'desc')
    .limit(MOST_SHOWN)
    .execute()
  return rows.map(presentImport)
}

/**
 * Carries out an import, every line or none. A public price whose day has come begins now. Throws ApiError
 * not_found, applied, moved, too_late.
 */
export const applyImport = (
  db: Db,
  permission: MayWrite,
  { id, now }: { id: number; now: Date },
): Promise<PriceImport> =>
  change(db, permission, { id, action: 'price-imports.apply' }, async (trx, row, actor) => {
    if (row.applied_at) throw conflict('applied', texts.applied)
    if (row.starts_at !== null && row.starts_at <= now) throw conflict('too_late', texts.tooLate)
    const write = writeOf(row, now)
    const { moved } = (await movedRows(write).execute(trx)).rows[0]!
    if (moved > 0) throw conflict('moved', texts.moved)
    await writeSheet(trx, write, row.changed)
    if (row.kind === 'public') await notePrices(trx, write)
    return { applied_by: actor, applied_at: now, ...(row.kind === 'public' && { starts_at: write.at }) }
  })

/**
 * Goes back to the prices before an import. Where some were changed since, nothing is taken back, and the
 * refusal names them; with `rest` the others are. Throws ApiError not_found, not_applied, changed_since.
 */
export const undoImport = (
  db: Db,
  permission: MayWrite,
  { id, rest, now }: { id: number; rest: boolean; now: Date },
): Promise<PriceImport> =>
  change(db, permission, { id, action: 'price-imports.undo' }, async (trx, row, actor) => {
    if (!row.applied_at || row.undone_at) throw conflict('not_applied', texts.notApplied)
    const write = writeOf(row, now)
    const { still } = (await stillRows(write).execute(trx)).rows[0]!
    const changed = row.changed - still
    if (changed > 0 && !rest) {
      const { rows } = await changedSince(write).execute(trx)
      throw conflict('changed_since', texts.changedSince(changed, row.changed), {
        changed,
        products: rows.map(({ product_id: productID, sku, name }) => ({ productID, sku, name })),
      })
    }
    await takeBack(trx, write, row.changed)
    if (row.kind === 'public') await notePrices(trx, write)
    return { undone_by: actor, undone_at: now, undone: still }
  })

const writeOf = (row: ImportRow, now: Date): SheetWrite => ({
  importId: row.id,
  kind: row.kind,
  list: row.price_list_id ?? undefined,
  at: row.starts_at ?? now,
  now,
})

type Decided = Partial<
  Pick<ImportRow, 'applied_by' | 'applied_at' | 'undone_by' | 'undone_at' | 'undone' | 'starts_at'>
>

/** Locks the import and what it changes, writes, and notes who did it. */
const change = (
  db: Db,
  permission: MayWrite,
  { id, action }: { id: number; action: string },
  work: (trx: Trx, row: ImportRow, actor: string) => Promise<Decided>,
): Promise<PriceImport> =>
  inTransaction(
    db,
    async (trx) => {
      await requireStill(trx, permission)
      const row = found(
        await trx.selectFrom('price_import').selectAll().where('id', '=', id).forUpdate().executeTakeFirst(),
      )
      if (row.kind === 'public')
        await requireStill(trx, requirePermission(permission.actor, PRICE_LIST.publish))
      const company = await lockPrices(trx, row)
      const done = await work(trx, row, writeActor(permission.actor))
      await trx.updateTable('price_import').set(done).where('id', '=', id).execute()
      await recordAudit(trx, {
        actor: permission.actor,
        action,
        entity: ENTITIES[row.kind],
        entityId: row.price_list_id ?? 'all',
        after: {
          import: id,
          changes: row.changed,
          ...(done.undone != null && { undone: done.undone }),
          ...(row.kind === 'public' && { startsAt: done.starts_at ?? row.starts_at }),
        },
        companyId: company,
      })
      return presentImport({ ...row, ...done })
    },
    texts.busy,
  )

const ENTITIES: Readonly<Record<SheetKind, string>> = {
  list: 'price_list',
  costs: 'product_cost',
  public: 'product_price',
}

/**
 * Two imports of one list take turns, and so do two of costs and two of public prices. The shop reads prices
 * meanwhile. Answers the company of the list.
 */
async function lockPrices(trx: Trx, { kind, price_list_id: list }: ImportRow): Promise<number | undefined> {
  if (kind === 'costs') await sql`lock table product_cost in share row exclusive mode`.execute(trx)
  if (kind === 'public') {
    await sql`lock table product_price in share row exclusive mode`.execute(trx)
    await noteApart(trx)
  }
  if (list === null) return undefined
  const { company_id } = await trx
    .selectFrom('price_list')
    .select('company_id')
    .where('id', '=', list)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return company_id
}
