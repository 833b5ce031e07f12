import { setImmediate } from 'node:timers/promises'
import { sql, type Transaction } from 'kysely'
import type { Tables } from '#db/tables.ts'
import { type SheetPrice, type SheetProblem, sheetLines } from '#features/selling/pricing/rules/price-list.ts'
import { ApiError } from '#lib/api-error.ts'
import { textOf, UnreadableFile } from '#lib/table/decode-text.ts'
import { MOST_CSV_BYTES } from '../../contract.ts'
import { texts } from '../../texts.ts'

export type Trx = Transaction<Tables>

/** So many lines are read before other work of the process gets its turn. */
const AT_ONCE = 2_000

/** The text of a CSV file. Throws ApiError too_large, file_refused. */
export async function textOfFile(bytes: Uint8Array): Promise<string> {
  if (bytes.length > MOST_CSV_BYTES) throw new ApiError('too_large', texts.tooLarge, { status: 413 })
  if (bytes.length === 0) throw refused(texts.noFile)
  try {
    return await textOf(bytes)
  } catch (error) {
    throw error instanceof UnreadableFile ? refused(texts.notText) : error
  }
}

const refused = (message: string) => new ApiError('file_refused', message, { status: 422 })

export interface ReadSheet {
  prices: SheetPrice[]
  problems: SheetProblem[]
}

/** The lines of a sheet. Pages of the shop are answered in between. Throws ApiError file_refused. */
export async function readSheet(text: string): Promise<ReadSheet> {
  const read: ReadSheet = { prices: [], problems: [] }
  let count = 0
  for (const line of sheetLines(text)) {
    if ('problem' in line) read.problems.push(line)
    else read.prices.push(line)
    if (++count % AT_ONCE === 0) await setImmediate()
  }
  if (count === 0) throw refused(texts.empty)
  return read
}

/** Puts the lines into a table of this transaction, where the database compares them. */
export async function stageSheet(trx: Trx, prices: readonly SheetPrice[]): Promise<void> {
  await sql`
    create temporary table sheet_line (
      line integer not null,
      written text not null,
      from_quantity integer not null,
      cents bigint not null,
      list_cents bigint
    ) on commit drop`.execute(trx)
  for (let at = 0; at < prices.length; at += AT_ONCE) {
    const some = prices.slice(at, at + AT_ONCE)
    await sql`
      insert into sheet_line
      select *
      from unnest(
        ${some.map(({ line }) => line)}::integer[],
        ${some.map(({ product }) => product)}::text[],
        ${some.map(({ from }) => from)}::integer[],
        ${some.map(({ price }) => price)}::bigint[],
        ${some.map(({ listPrice }) => listPrice ?? null)}::bigint[]
      )`.execute(trx)
  }
  await sql`analyze sheet_line`.execute(trx)
}
