import type { Transaction } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { Tables } from '#db/tables.ts'
import { inTransaction } from '#db/transaction.ts'
import { hashOf, newToken } from '#features/people/accounts/server/index.ts'
import { ApiError } from '#lib/api-error.ts'
import { inStoreZone } from '#platform/clock/rules/calendar.ts'
import { type FileStore, keepFile } from '#platform/files/server/file-store.ts'
import { networkOf } from '#platform/limits/rules/who.ts'
import { takePoint } from '#platform/limits/server/admit.ts'
import { MOST_PHOTO_BYTES } from '#platform/photos/rules/photo-types.ts'
import { openPhoto, pictureRefused } from '#platform/photos/server/keep-photo.ts'
import type { Photo } from '#platform/photos/server/read-photo.ts'
import type { DraftPhoto } from '../contract.ts'
import { PHOTO_LIMITS } from '../rules/access.ts'
import { deletionDay, MOST_PHOTOS, type Shot } from '../rules/form.ts'
import { texts } from '../texts.ts'
import { lockOwn, noDraft, type OwnerContext, ownRequest, refuseSent, setOwner } from './owner.ts'

const { refusals } = texts

/** A request's own folder, so that deleting one request never takes a photo from another. */
export const fileKey = (request: number, hash: string): string => `photo-quotes/${request}/${hash}.jpg`

/** The first bytes say what a file is. */
const HEAD_BYTES = 64

/** The photo, re-encoded. Throws ApiError too_large, picture_refused. */
async function decode(picture: File): Promise<Photo> {
  const known = knownFile(new Uint8Array(await picture.slice(0, HEAD_BYTES).arrayBuffer()))
  if (known && picture.size <= MOST_PHOTO_BYTES) throw pictureRefused(refusals[known], known)
  return openPhoto(picture, {
    maxBytes: MOST_PHOTO_BYTES,
    tooLarge: refusals.too_large,
    unreadable: refusals,
  })
}

interface NewPhoto {
  shot: Shot
  /** made by the browser: the same photo sent again is answered with the first one */
  key: string
  picture: File
}

const COLUMNS = ['id', 'shot', 'width', 'height'] as const

/** Adds a photo to the browser's request, and begins one with the first photo. */
export async function addPhoto(context: OwnerContext, { shot, key, picture }: NewPhoto): Promise<DraftPhoto> {
  const { db, files, clock, request, rateLimits } = context
  await takePoint(rateLimits, [PHOTO_LIMITS['photo-upload'], networkOf(request.ip)], texts.refusals.failed)
  const known = await ownRequest(context)
  const before = known && (await findUpload(context, known.id, key))
  if (before) return before
  const photo = await decode(picture)
  const now = clock.now()
  const id = known?.id ?? (await begin(context, now))
  await keepFile(files, { key: fileKey(id, photo.hash), bytes: photo.bytes, full: refusals.storage_full })
  return inTransaction(db, (trx) => insertPhoto(trx, { id, shot, key, photo, now }), refusals.busy)
}

async function insertPhoto(
  trx: Transaction<Tables>,
  { id, shot, key, photo, now }: { id: number; shot: Shot; key: string; photo: Photo; now: Date },
): Promise<DraftPhoto> {
  const row = await trx
    .selectFrom('photo_quote')
    .select(['id', 'sent_at', 'unreachable'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw noDraft()
  const photos = await trx
    .selectFrom('photo_quote_photo')
    .select([...COLUMNS, 'upload_key'])
    .where('photo_quote_id', '=', id)
    .execute()
  const same = photos.find((each) => each.upload_key === key)
  if (same) return { id: same.id, shot: same.shot, width: same.width, height: same.height }
  if (photos.length >= MOST_PHOTOS) throw new ApiError('too_many', refusals.too_many, { status: 409 })
  await trx
    .updateTable('photo_quote')
    .set({
      changed_at: now,
      unreachable: row.unreachable.filter((each) => each !== shot),
      ...(row.sent_at === null ? { delete_on: deletionDay(now, false) } : {}),
    })
    .where('id', '=', id)
    .execute()
  return trx
    .insertInto('photo_quote_photo')
    .values({
      photo_quote_id: id,
      upload_key: key,
      shot,
      hash: photo.hash,
      width: photo.width,
      height: photo.height,
      added_at: now,
    })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow()
}

/** Begins a request and gives the browser its token. */
async function begin(context: OwnerContext, now: Date): Promise<number> {
  const token = newToken()
  const { id } = await context.db
    .insertInto('photo_quote')
    .values({
      token_hash: hashOf(token),
      consent_version: null,
      lead_id: null,
      quote_id: null,
      created_at: now,
      changed_at: now,
      delete_on: deletionDay(now, false),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  setOwner(context, token)
  return id
}

const findUpload = ({ db }: OwnerContext, id: number, key: string): Promise<DraftPhoto | undefined> =>
  db
    .selectFrom('photo_quote_photo')
    .select(COLUMNS)
    .where('photo_quote_id', '=', id)
    .where('upload_key', '=', key)
    .executeTakeFirst()

/** The photos of a request in the order of the shots' walk, older ones first. */
export const photosOf = (db: OwnerContext['db'], id: number): Promise<DraftPhoto[]> =>
  db.selectFrom('photo_quote_photo').select(COLUMNS).where('photo_quote_id', '=', id).orderBy('id').execute()

/** Takes a photo out of the browser's request. Throws ApiError no_draft, sent. */
export async function removePhoto(context: OwnerContext, photo: number): Promise<void> {
  const { db, files } = context
  const removed = await inTransaction(
    db,
    async (trx) => {
      const row = await lockOwn(trx, context)
      refuseSent(row)
      const gone = await trx
        .deleteFrom('photo_quote_photo')
        .where('id', '=', photo)
        .where('photo_quote_id', '=', row.id)
        .returning('hash')
        .executeTakeFirst()
      if (!gone) throw noDraft()
      const others = await trx
        .selectFrom('photo_quote_photo')
        .select('id')
        .where('photo_quote_id', '=', row.id)
        .where('hash', '=', gone.hash)
        .execute()
      return others.length > 0 ? undefined : fileKey(row.id, gone.hash)
    },
    refusals.busy,
  )
  if (removed) await files.remove(removed)
}

/** The bytes of a photo of a request; undefined for a photo of another. */
export async function photoBytes(
  { db, files }: Pick<OwnerContext, 'db' | 'files'>,
  { request, photo }: { request: number; photo: number },
): Promise<Uint8Array | undefined> {
  const row = await db
    .selectFrom('photo_quote_photo')
    .select('hash')
    .where('id', '=', photo)
    .where('photo_quote_id', '=', request)
    .executeTakeFirst()
  return row && files.read(fileKey(request, row.hash))
}

/** Requests that one run deletes. */
const AT_ONCE = 100

/** Deletes requests whose day has come, with their photos. Returns how many. */
export async function clearPhotoQuotes(
  { db, files }: { db: Db; files: Pick<FileStore, 'remove'> },
  now: Date,
): Promise<number> {
  const rows = await db
    .selectFrom('photo_quote')
    .select('id')
    .where('delete_on', '<=', inStoreZone(now).day)
    .orderBy('delete_on')
    .limit(AT_ONCE)
    .execute()
  for (const { id } of rows) await deleteRequest({ db, files }, id)
  return rows.length
}

/** Files go first: a process that dies in between leaves a row that the next run finds. */
export async function deleteRequest(
  { db, files }: { db: Db; files: Pick<FileStore, 'remove'> },
  id: number,
): Promise<void> {
  const photos = await db
    .selectFrom('photo_quote_photo')
    .select('hash')
    .where('photo_quote_id', '=', id)
    .execute()
  for (const { hash } of photos) await files.remove(fileKey(id, hash))
  await db.deleteFrom('photo_quote').where('id', '=', id).execute()
}

/** Files that people send and that we cannot open as pictures; each gets its own advice. */
type KnownFile = 'heic' | 'video' | 'pdf'

const HEIC_BRANDS: ReadonlySet<string> = new Set([
  'heic',
  'heix',
  'heim',
  'heis',
  'hevc',
  'hevx',
  'mif1',
  'msf1',
])

/** The place of the brand in an ISO media file, after its length and "ftyp". */
const BOX = { type: 4, brand: 8, end: 12 } as const

/**
 * Names a file by its first bytes (ISO/IEC 14496-12 `ftyp` box; "%PDF-"), not by its name. AVIF has a box of
 * the same kind and is left to the picture's reader.
 */
export function knownFile(bytes: Uint8Array): KnownFile | undefined {
  const text = String.fromCharCode(...bytes.subarray(0, BOX.end))
  if (text.startsWith('%PDF-')) return 'pdf'
  if (text.startsWith('\u001aE\u00df\u00a3')) return 'video'
  if (text.slice(BOX.type, BOX.brand) !== 'ftyp') return undefined
  const brand = text.slice(BOX.brand, BOX.end)
  if (HEIC_BRANDS.has(brand)) return 'heic'
  return brand.startsWith('avi') ? undefined : 'video'
}
