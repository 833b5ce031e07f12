import type { Selectable, Transaction } from 'kysely'
import type { Tables } from '#db/tables.ts'
import { fileAnswer } from '#platform/files/server/file-store.ts'

export type FileRow = Selectable<Tables['quote_file']>

/** Each quote has its own folder, so erasing one quote never deletes a file of another. */
export const quoteFileKey = (quote: number, hash: string): string => `quote-files/${quote}/${hash}`

export const presentFile = (row: FileRow) => ({
  id: row.id,
  kind: row.kind,
  name: row.name,
  type: row.type,
  isShared: row.is_shared,
  by: row.by_name,
  at: row.added_at.toISOString(),
})

/**
 * The bytes of an attached file. A person brought it, so no browser shows it as a page of ours: it is saved.
 */
export const quoteFileAnswer = ({ id, type }: Pick<FileRow, 'id' | 'type'>, bytes: Uint8Array) =>
  fileAnswer(bytes, `quote-${id}.${type === 'application/pdf' ? 'pdf' : 'jpg'}`, { type })

export interface KeptPhoto {
  quoteId: number
  kind: 'photo' | 'plate'
  name: string
  /** of the bytes, which the caller has stored under `quoteFileKey` */
  hash: string
  by: string
  now: Date
}

/** Attaches a photo that the caller re-encoded. The customer does not see it until staff share it. */
export async function addQuotePhoto(trx: Transaction<Tables>, photo: KeptPhoto): Promise<void> {
  const { quoteId, kind, name, hash, by, now } = photo
  await trx
    .insertInto('quote_file')
    .values({
      ...{ quote_id: quoteId, kind, name, hash },
      type: 'image/jpeg',
      is_shared: false,
      by_name: by,
      added_at: now,
    })
    .execute()
}
