import { createHash } from 'node:crypto'
import { inTransaction } from '#db/transaction.ts'
import { actorName } from '#features/people/accounts/rules/actor.ts'
import { fileTypeOf } from '#features/selling/tax-exemption/rules/exemption.ts'
import { ApiError } from '#lib/api-error.ts'
import { recordAudit } from '#platform/audit/server/audit.ts'
import { keepFile } from '#platform/files/server/file-store.ts'
import { readPhoto } from '#platform/photos/server/read-photo.ts'
import { MOST_FILE_BYTES, MOST_FILES } from '../../rules/files.ts'
import { texts } from '../../texts.ts'
import { type FileRow, quoteFileKey } from '../file-rows.ts'
import { findQuote, lockQuote } from '../quote-rows.ts'
import { type Gated, refuseNow } from './change-quote.ts'

interface KeptFile {
  hash: string
  type: string
  bytes: Uint8Array
}

/** A photo re-encoded, or a PDF as it is. The first bytes of the file decide which it is. */
async function readFile(file: File): Promise<KeptFile> {
  if (file.size > MOST_FILE_BYTES) throw new ApiError('too_large', texts.fileTooLarge, { status: 413 })
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (fileTypeOf(bytes) === 'application/pdf')
    return { hash: createHash('sha256').update(bytes).digest('hex'), type: 'application/pdf', bytes }
  const read = await readPhoto(bytes)
  if (read.kind === 'refused')
    throw new ApiError('file_refused', texts.fileRefused, { status: 422, details: { reason: read.reason } })
  return { hash: read.photo.hash, type: 'image/jpeg', bytes: read.photo.bytes }
}

export interface NewFile {
  id: number
  kind: FileRow['kind']
  name: string
  isShared: boolean
  file: File
}

/** Attaches a file. Throws not_found, not_allowed_now, too_many, and the refusals of the file. */
export async function attachFile(context: Gated<'quotes.write'>, asked: NewFile): Promise<FileRow> {
  const { db, files, actor, clock, permission } = context
  // A quote of another company is refused before the picture is decoded.
  await findQuote(db, permission, asked.id)
  const kept = await readFile(asked.file)
  await keepFile(files, {
    key: quoteFileKey(asked.id, kept.hash),
    bytes: kept.bytes,
    full: texts.storageFull,
  })
  return inTransaction(
    db,
    async (trx) => {
      const row = await lockQuote(trx, permission, asked.id)
      if (row.state === 'withdrawn') throw refuseNow()
      const { count } = await trx
        .selectFrom('quote_file')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .where('quote_id', '=', row.id)
        .where('removed_at', 'is', null)
        .executeTakeFirstOrThrow()
      if (count >= MOST_FILES) throw new ApiError('too_many', texts.tooManyFiles, { status: 409 })
      const file = await trx
        .insertInto('quote_file')
        .values({
          quote_id: row.id,
          kind: asked.kind,
          name: asked.name || (kept.type === 'application/pdf' ? 'document.pdf' : 'photo.jpg'),
          hash: kept.hash,
          type: kept.type,
          is_shared: asked.isShared,
          by_name: actorName(actor),
          added_at: clock.now(),
        })
        .returningAll()
        .executeTakeFirstOrThrow()
      await recordAudit(trx, {
        ...{ actor, action: 'quotes.attach', entity: 'quote', entityId: row.number },
        after: { file: file.id, kind: file.kind, isShared: file.is_shared },
        companyId: row.company_id ?? undefined,
      })
      return file
    },
    texts.busy,
  )
}

/** Takes a file off a quote; the audit log keeps that it was there. Throws ApiError not_found. */
export function removeFile(
  context: Gated<'quotes.write'>,
  { id, file }: { id: number; file: number },
): Promise<void> {
  const { db, actor, clock, permission } = context
  return inTransaction(
    db,
    async (trx) => {
      const row = await lockQuote(trx, permission, id)
      const removed = await trx
        .updateTable('quote_file')
        .set({ removed_at: clock.now() })
        .where('id', '=', file)
        .where('quote_id', '=', id)
        .where('removed_at', 'is', null)
        .returning('id')
        .executeTakeFirst()
      if (!removed) throw new ApiError('not_found', texts.noFile, { status: 404 })
      await recordAudit(trx, {
        ...{ actor, action: 'quotes.remove-file', entity: 'quote', entityId: row.number },
        before: { file },
        companyId: row.company_id ?? undefined,
      })
    },
    texts.busy,
  )
}

/** The bytes of a file of a quote. Throws ApiError not_found. */
export async function fileBytes(
  context: Gated<'quotes.read'>,
  { id, file }: { id: number; file: number },
): Promise<{ row: FileRow; bytes: Uint8Array }> {
  const { db, files, permission } = context
  await findQuote(db, permission, id)
  const row = await db
    .selectFrom('quote_file')
    .selectAll()
    .where('id', '=', file)
    .where('quote_id', '=', id)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  const bytes = row && (await files.read(quoteFileKey(id, row.hash)))
  if (!row || !bytes) throw new ApiError('not_found', texts.noFile, { status: 404 })
  return { row, bytes }
}
