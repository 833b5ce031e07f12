import { randomUUID } from 'node:crypto'
import type { Selectable, Transaction } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { DamageReportTable, Tables } from '#db/tables/index.ts'
import { inTransaction } from '#db/transaction.ts'
import { lockOrder, noteOrder } from '#features/orders/server/index.ts'
import { crashPoint } from '#kit/crash-point.ts'
import type { FileStore } from '#kit/file-store.ts'
import { MOST_PHOTOS_AN_ORDER, MOST_REPORTS_AN_ORDER } from '../../rules/damage.ts'
import { texts } from '../../texts.ts'
import { notify } from '../mail/notices.ts'
import type { Deed } from '../shipping/ship.ts'
import { shipmentsOf } from '../shipping/shipments.ts'
import { closeWork, openWork } from '../worklist/work-items.ts'
import { type Photo, readPhoto } from './photo.ts'

type PhotoRefusal = Extract<Awaited<ReturnType<typeof readPhoto>>, { kind: 'refused' }>['reason']
export type DamageResult =
  | { kind: 'reported' }
  | {
      kind: 'refused'
      reason:
        | PhotoRefusal
        | 'no_such_order'
        | 'not_shipped'
        | 'too_many_photos'
        | 'too_many_reports'
        | 'storage_full'
    }

interface DamageDeed extends Deed {
  note: string
  /** it was written on the delivery receipt */
  wasNoted: boolean
  photos: readonly Uint8Array[]
}

/**
 * Takes a report of damage in: every photo is made anew and stored before the report names it, so what the database names is there. All
 * photos or none: one that cannot be read refuses the report.
 */
export async function reportDamage(
  { db, files }: { db: Db; files: FileStore },
  deed: DamageDeed,
): Promise<DamageResult> {
  // Looked at before anything is unpacked: an order that may not, or not any more, costs nothing.
  const early = await inTransaction(db, (trx) => refusalOf(trx, deed), texts.busy)
  if (early) return { kind: 'refused', reason: early }
  const photos: Photo[] = []
  for (const bytes of deed.photos) {
    const read = await readPhoto(bytes)
    if (read.kind === 'refused') return read
    photos.push(read.photo)
  }
  try {
    for (const { hash, bytes } of photos) await files.put(photoKey(hash), bytes)
  } catch (error) {
    if ((error as { code?: unknown }).code === 'ENOSPC') return { kind: 'refused', reason: 'storage_full' }
    throw error
  }
  crashPoint('fulfilment.photos-stored')
  return inTransaction(
    db,
    async (trx): Promise<DamageResult> => {
      const refusal = await refusalOf(trx, deed)
      if (refusal) return { kind: 'refused', reason: refusal }
      await insertReport(trx, deed, photos)
      await openWork(trx, {
        orderId: deed.orderId,
        kind: 'damage_report',
        note: deed.note,
        actor: deed.actor,
        now: deed.now,
      })
      await noteOrder(trx, { ...deed, kind: 'damage_reported', reason: deed.note })
      await notify(
        trx,
        { kind: 'damage_reported', orderID: deed.orderId, at: deed.now.toISOString() },
        deed.now,
      )
      return { kind: 'reported' }
    },
    texts.busy,
  )
}

async function refusalOf(
  trx: Transaction<Tables>,
  { orderId, photos }: DamageDeed,
): Promise<Extract<DamageResult, { kind: 'refused' }>['reason'] | undefined> {
  const order = await lockOrder(trx, orderId)
  if (!order) return 'no_such_order'
  if (!(await shipmentsOf(trx, orderId)).some(({ released_at }) => released_at !== null)) return 'not_shipped'
  const reports = await findDamage(trx, orderId)
  if (reports.length >= MOST_REPORTS_AN_ORDER) return 'too_many_reports'
  return reports.reduce((sum, report) => sum + report.photos.length, photos.length) > MOST_PHOTOS_AN_ORDER
    ? 'too_many_photos'
    : undefined
}

async function insertReport(
  trx: Transaction<Tables>,
  deed: DamageDeed,
  photos: readonly Photo[],
): Promise<void> {
  const id = randomUUID()
  await trx
    .insertInto('damage_report')
    .values({
      id,
      order_id: deed.orderId,
      note: deed.note,
      was_noted: deed.wasNoted,
      actor: deed.actor,
      reported_at: deed.now,
    })
    .execute()
  if (photos.length === 0) return
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
}

const photoKey = (hash: string): string => `damage-photos/${hash}.jpg`

export interface StoredDamage extends Selectable<DamageReportTable> {
  photos: { hash: string; width: number; height: number }[]
}

/** The reports of damage of an order, oldest first. */
export async function findDamage(db: Db | Transaction<Tables>, orderId: string): Promise<StoredDamage[]> {
  const reports = await db
    .selectFrom('damage_report')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('reported_at')
    .execute()
  if (reports.length === 0) return []
  const photos = await db
    .selectFrom('damage_photo')
    .selectAll()
    .where(
      'report_id',
      'in',
      reports.map(({ id }) => id),
    )
    .orderBy('position')
    .execute()
  return reports.map((report) => ({
    ...report,
    photos: photos
      .filter(({ report_id }) => report_id === report.id)
      .map(({ hash, width, height }) => ({ hash, width, height })),
  }))
}

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

/** Takes the damage reports of an order off the staff's list. False when none waits. */
export function closeDamage(db: Db, deed: Deed): Promise<boolean> {
  return inTransaction(
    db,
    async (trx) => {
      if (!(await lockOrder(trx, deed.orderId))) return false
      const closed = await closeWork(trx, deed.orderId, 'damage_report', deed.now)
      if (closed) await noteOrder(trx, { ...deed, kind: 'damage_settled' })
      return closed
    },
    texts.busy,
  )
}
