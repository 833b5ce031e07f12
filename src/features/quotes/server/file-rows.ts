import type { Selectable } from 'kysely'
import type { Tables } from '#db/tables/index.ts'

export type FileRow = Selectable<Tables['quote_file']>

/** Where a file of a quote is kept. */
export const quoteFileKey = (hash: string): string => `quote-files/${hash}`

export const presentFile = (row: FileRow) => ({
  id: row.id,
  kind: row.kind,
  name: row.name,
  type: row.type,
  isShared: row.is_shared,
  by: row.by_name,
  at: row.added_at.toISOString(),
})
