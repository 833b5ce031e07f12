import { type RawBuilder, sql } from 'kysely'

const CHUNK = 1_000

/**
 * Sends rows in chunks, each as one JSON parameter: one round trip for a chunk, within PostgreSQL's limit.
 */
export async function inChunks<T>(
  rows: readonly T[],
  write: (json: string) => Promise<unknown>,
): Promise<void> {
  for (let from = 0; from < rows.length; from += CHUNK)
    await write(JSON.stringify(rows.slice(from, from + CHUNK)))
}

/** Names of columns with their PostgreSQL types. */
export type ColumnTypes<Name extends string = string> = Readonly<Record<Name, string>>

/** `id text, sku text, …` */
export const columnList = (types: ColumnTypes): RawBuilder<unknown> =>
  sql.raw(
    Object.entries(types)
      .map(([name, type]) => `${name} ${type}`)
      .join(', '),
  )

/** The rows of a JSON array, as a table named `row`. */
export const recordSet = (json: string, types: ColumnTypes): RawBuilder<unknown> =>
  sql`jsonb_to_recordset(${json}::jsonb) as row(${columnList(types)})`
