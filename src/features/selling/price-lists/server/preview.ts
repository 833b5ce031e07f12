import type { Db } from '#db/connect.ts'
import { inTransaction } from '#db/transaction.ts'
import { writeActor } from '#features/people/accounts/rules/actor.ts'
import { type SheetPrice, sheetTexts } from '#features/selling/pricing/rules/price-list.ts'
import { toCents, toWire } from '#lib/money.ts'
import type { ImportPreview } from '../contract.ts'
import { texts } from '../texts.ts'
import { presentImport } from './imports.ts'
import type { MayWrite } from './lists.ts'
import {
  differenceOf,
  findProblems,
  judgeLines,
  keepRows,
  type LineProblem,
  matchProducts,
  type SheetTarget,
} from './sheets/compare-sheet.ts'
import { readSheet, stageSheet, type Trx, textOfFile } from './sheets/read-sheet.ts'

const MOST_LINES = 100

export interface PreviewOf extends Omit<SheetTarget, 'at'> {
  file: File
  /** when public prices begin; undefined: at once */
  startsAt?: Date | undefined
  /** lines with problems are left out; else one refuses the whole file */
  leavesOut: boolean
  now: Date
}

/**
 * Reads a file, compares it with what holds, and keeps what it would change until a member of staff applies
 * it. Throws ApiError too_large, file_refused.
 */
export async function previewSheet(db: Db, permission: MayWrite, wanted: PreviewOf): Promise<ImportPreview> {
  const { kind, list, startsAt, leavesOut, now } = wanted
  const sheet = await readSheet(await textOfFile(new Uint8Array(await wanted.file.arrayBuffer())))
  const target: SheetTarget = { kind, list, at: startsAt ?? now }
  return inTransaction(
    db,
    async (trx) => {
      await stageSheet(trx, sheet.prices)
      await matchProducts(trx)
      await judgeLines(trx, target, now)
      const judged = await findProblems(trx, [...sheet.problems, ...misplaced(kind, sheet.prices)])
      const isReady = judged.problemCount === 0 || (leavesOut && kind !== 'list')
      const row = await keepImport(trx, permission, { ...wanted, target })
      const hasListPrices = sheet.prices.some(({ listPrice }) => listPrice !== undefined)
      const changed = await keepRows(trx, row.id, target, { hasListPrices })
      await trx.updateTable('price_import').set({ changed }).where('id', '=', row.id).execute()
      const shown = {
        ...judged,
        ...(await presentDifference(trx, row.id, sheet.prices.length - unread(judged, sheet.problems))),
        lines: await largestChanges(trx, row.id),
      }
      if (isReady && changed > 0) return { import: presentImport({ ...row, changed }), ...shown }
      await trx.deleteFrom('price_import').where('id', '=', row.id).execute()
      return { import: null, ...shown }
    },
    texts.busy,
  )
}

/** Lines whose third column this kind of sheet does not have. */
const misplaced = (kind: SheetTarget['kind'], prices: readonly SheetPrice[]): LineProblem[] =>
  prices.flatMap(({ line, from, listPrice }) => {
    if (kind !== 'list' && from > 1) return { line, problem: sheetTexts.noBreaks }
    if (kind !== 'public' && listPrice !== undefined) return { line, problem: sheetTexts.noListPrice }
    return []
  })

/** How many of the lines with a price are refused. */
const unread = ({ problemCount }: { problemCount: number }, read: readonly LineProblem[]): number =>
  problemCount - read.length

/** A newer preview takes the place of one that was not applied. */
async function keepImport(
  trx: Trx,
  permission: MayWrite,
  { kind, list, startsAt, now }: PreviewOf & { target: SheetTarget },
) {
  await trx
    .deleteFrom('price_import')
    .where('kind', '=', kind)
    .$if(list !== undefined, (query) => query.where('price_list_id', '=', list ?? 0))
    .where('applied_at', 'is', null)
    .execute()
  return trx
    .insertInto('price_import')
    .values({
      kind,
      price_list_id: list ?? null,
      starts_at: startsAt ?? null,
      changed: 0,
      made_by: writeActor(permission.actor),
      made_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** `lines`: the lines of the sheet that are compared. */
async function presentDifference(trx: Trx, importId: number, lines: number) {
  const { rises, falls, added, removed, ...shares } = (await differenceOf(importId).execute(trx)).rows[0]!
  const percent = (share: number | null) => (share === null ? null : Math.round(share * 1_000) / 10)
  return {
    rises: { count: rises, average: percent(shares.rise_share), most: percent(shares.most_rise) },
    falls: { count: falls, average: percent(shares.fall_share), most: percent(shares.most_fall) },
    added,
    removed,
    same: Math.max(0, lines - rises - falls - added),
  }
}

async function largestChanges(trx: Trx, importId: number): Promise<ImportPreview['lines']> {
  const rows = await trx
    .selectFrom('price_import_row as mine')
    .innerJoin('product', 'product.id', 'mine.product_id')
    .select(['product.id', 'product.sku', 'product.name'])
    .select(['mine.from_quantity', 'mine.before_cents', 'mine.after_cents'])
    .where('mine.import_id', '=', importId)
    .orderBy('mine.seq')
    .limit(MOST_LINES)
    .execute()
  const wire = (cents: number | null): number | null => (cents === null ? null : toWire(toCents(cents)))
  return rows.map(({ id, sku, name, from_quantity, before_cents, after_cents }) => ({
    productID: id,
    sku,
    name,
    from: from_quantity,
    before: wire(before_cents),
    after: wire(after_cents),
  }))
}
