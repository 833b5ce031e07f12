import { randomUUID } from 'node:crypto'
import type { Selectable, Transaction } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Db } from '#db/connect.ts'
import type { Tables } from '#db/tables.ts'
import { inTransaction } from '#db/transaction.ts'
import { writeActor } from '#features/people/accounts/rules/actor.ts'
import type { Authorized } from '#features/people/accounts/server/index.ts'
import { lockOrderFor, noteOrder } from '#features/selling/orders/server/index.ts'
import { crashPoint } from '#lib/crash-point.ts'
import { type FileStore, keepFile } from '#platform/files/server/file-store.ts'
import { type Photo, type PhotoRefusal, readPhoto } from '#platform/photos/server/read-photo.ts'
import { MOST_PHOTOS_AN_ORDER, MOST_REPORTS_AN_ORDER } from '../../rules/damage.ts'
import { texts } from '../../texts.ts'
import { notify } from '../mail/notices.ts'
import type { OrderChange, RecordedChange } from '../order-change.ts'
import { shipmentsOf } from '../shipping/shipments.ts'
import { openWork } from '../worklist/work-items.ts'

export type DamageResult = { kind: 'reported' } | { kind: 'refused'; reason: DamageRefusal }
export type DamageRefusal =
  | PhotoRefusal
  | 'no_such_order'
  | 'not_shipped'
  | 'too_many_photos'
  | 'too_many_reports'

interface NewReport extends OrderChange {
  note: string
  /** the buyer wrote it on the delivery receipt */
  wasNoted: boolean
  photos: readonly Uint8Array[]
}

/**
 * Takes a damage report. Every photo is re-encoded and stored before the report is written, so every photo
 * that a report names exists. One photo that cannot be read refuses the whole report. Throws ApiError
 * storage_full.
 */
export async function reportDamage(
  { db, files }: { db: Db; files: FileStore },
  permission: Authorized<'damage.report'>,
  report: NewReport,
): Promise<DamageResult> {
  // Checked before any photo is decoded, so that a report that is refused anyway costs nothing.
  const early = await inTransaction(db, (trx) => refusalOf(trx, permission, report), texts.busy)
  if (early) return { kind: 'refused', reason: early }
  const photos: Photo[] = []
  for (const bytes of report.photos) {
    const read = await readPhoto(bytes)
    if (read.kind === 'refused') return read
    photos.push(read.photo)
  }
  for (const { hash, bytes } of photos)
    await keepFile(files, { key: photoKey(hash), bytes, full: texts.storageFull })
  crashPoint('fulfilment.photos-stored')
  return inTransaction(
    db,
    async (trx): Promise<DamageResult> => {
      const refusal = await refusalOf(trx, permission, report)
      if (refusal) return { kind: 'refused', reason: refusal }
      await insertReport(trx, { ...report, actor: permission.actor }, photos)
      return { kind: 'reported' }
    },
    texts.busy,
  )
}

async function refusalOf(
  trx: Transaction<Tables>,
  permission: Authorized<'damage.report'>,
  { orderId, photos, seen }: NewReport,
): Promise<DamageRefusal | undefined> {
  const order = await lockOrderFor(trx, permission, orderId, seen)
  if (!order) return 'no_such_order'
  if (!(await shipmentsOf(trx, orderId)).some(({ released_at }) => released_at !== null)) return 'not_shipped'
  const reports = await findDamage(trx, orderId)
  if (reports.length >= MOST_REPORTS_AN_ORDER) return 'too_many_reports'
  const count = reports.reduce((sum, report) => sum + report.photos.length, photos.length)
  return count > MOST_PHOTOS_AN_ORDER ? 'too_many_photos' : undefined
}

async function insertReport(
  trx: Transaction<Tables>,
  { orderId, actor, note, wasNoted, now }: NewReport & RecordedChange,
  photos: readonly Photo[],
): Promise<void> {
  const id = randomUUID()
  await trx
    .insertInto('damage_report')
    .values({
      id,
      order_id: orderId,
      note,
      was_noted: wasNoted,
      actor: writeActor(actor),
      reported_at: now,
    })
    .execute()
  if (photos.length > 0)
    await trx
      .insertInto('damage_photo')
      .values(
        photos.map(({ hash, width, height, bytes }, position) => ({
          report_id: id,
          position,
          hash,
          width,
          height,
          bytes: bytes.length,
        })),
      )
      .execute()
  await openWork(trx, { orderId, kind: 'damage_report', note, actor, now })
  await noteOrder(trx, { orderId, kind: 'damage_reported', actor, reason: note, now })
  await notify(trx, { kind: 'damage_reported', orderID: orderId, at: now.toISOString() }, now)
}

export const photoKey = (hash: string): string => `damage-photos/${hash}.jpg`

export interface StoredDamage extends Selectable<Tables['damage_report']> {
  photos: { hash: string; width: number; height: number }[]
}

/** The reports of damage of an order, oldest first. */
export const findDamage = (db: Db | Transaction<Tables>, orderId: string): Promise<StoredDamage[]> =>
  db
    .selectFrom('damage_report')
    .selectAll()
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('damage_photo')
          .select(['hash', 'width', 'height'])
          .whereRef('report_id', '=', 'damage_report.id')
          .orderBy('position'),
      ).as('photos'),
    )
    .where('order_id', '=', orderId)
    .orderBy('reported_at')
    .execute()

/** A stored photo of an order's reports; undefined for any other. */
export async function damagePhoto(
  { db, files }: { db: Db; files: FileStore },
  orderId: string,
  hash: string,
): Promise<Uint8Array | undefined> {
  const isOfOrder = (await findDamage(db, orderId)).some(({ photos }) =>
    photos.some((photo) => photo.hash === hash),
  )
  return isOfOrder ? files.read(photoKey(hash)) : undefined
}
