import type { Transaction } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { Tables } from '#db/tables.ts'
import type { Asked } from '#platform/lists/rules/query.ts'
import { pageOf, placeIn } from '#platform/lists/server/cursor.ts'
import type { ListedPhotoQuote, OpenedPhotoQuote } from '../contract.ts'
import { type REQUEST_LIST, SHOTS } from '../rules/form.ts'
import type { RequestRow } from './owner.ts'

/** Requests of one page of the list. */
const PAGE_REQUESTS = 50

/** A page of the list, the latest first. Throws ApiError invalid. */
export async function listRequests(
  db: Db,
  { state, after }: Asked<typeof REQUEST_LIST>,
): Promise<{ requests: ListedPhotoQuote[]; next: string | null }> {
  const { order, isAfter } = placeIn({ id: 'photo_quote.id', direction: 'desc' }, after)
  const rows = await db
    .selectFrom('photo_quote')
    .selectAll()
    .select((eb) => [
      eb
        .selectFrom('photo_quote_photo')
        .whereRef('photo_quote_id', '=', 'photo_quote.id')
        .select((sub) => sub.fn.countAll<number>().as('count'))
        .as('photos'),
      eb
        .exists(
          eb.selectFrom('photo_quote_reading').whereRef('photo_quote_id', '=', 'photo_quote.id').select('id'),
        )
        .as('has_reading'),
      eb
        .selectFrom('quote')
        .whereRef('quote.id', '=', 'photo_quote.quote_id')
        .select('quote.number')
        .as('quote_number'),
    ])
    // Staff see a request that was not sent only with the homeowner's consent.
    .where('consent_version', 'is not', null)
    .where('sent_at', state === 'sent' ? 'is not' : 'is', null)
    .where(isAfter)
    .orderBy(order)
    .limit(PAGE_REQUESTS + 1)
    .execute()
  const { page, next } = pageOf(rows, PAGE_REQUESTS)
  const requests = page.map((row) => ({
    id: row.id,
    name: row.name,
    zip: row.zip,
    photos: Number(row.photos ?? 0),
    isSent: row.sent_at !== null,
    changedAt: row.changed_at.toISOString(),
    promisedAt: row.promised_at?.toISOString() ?? null,
    hasReading: Boolean(row.has_reading),
    quoteNumber: row.quote_number,
  }))
  return { requests, next }
}

/** A request that staff may see: sent, or with the homeowner's consent. */
export const findShown = (db: Db | Transaction<Tables>, id: number): Promise<RequestRow | undefined> =>
  db
    .selectFrom('photo_quote')
    .selectAll()
    .where('id', '=', id)
    .where('consent_version', 'is not', null)
    .executeTakeFirst()

/** A request with its photos in the order of the shots, their notes, and what was read from the plates. */
export async function readOpened(db: Db, id: number): Promise<OpenedPhotoQuote | undefined> {
  const row = await findShown(db, id)
  if (!row) return undefined
  const [photos, notes, readings, quote] = await Promise.all([
    db.selectFrom('photo_quote_photo').selectAll().where('photo_quote_id', '=', id).orderBy('id').execute(),
    db
      .selectFrom('photo_quote_note')
      .innerJoin('photo_quote_photo', 'photo_quote_photo.id', 'photo_quote_note.photo_id')
      .selectAll('photo_quote_note')
      .where('photo_quote_photo.photo_quote_id', '=', id)
      .orderBy('photo_quote_note.id')
      .execute(),
    db
      .selectFrom('photo_quote_reading')
      .selectAll()
      .where('photo_quote_id', '=', id)
      .orderBy('id', 'desc')
      .execute(),
    db.selectFrom('quote').select('number').where('id', '=', row.quote_id).executeTakeFirst(),
  ])
  const { name, phone, email, zip, rooms, wishes, unreachable } = row
  return {
    id,
    ...{ name, phone, email, zip, rooms, wishes, unreachable },
    isSent: row.sent_at !== null,
    sentAt: row.sent_at?.toISOString() ?? null,
    promisedAt: row.promised_at?.toISOString() ?? null,
    leadID: row.lead_id,
    quoteNumber: quote?.number ?? null,
    photos: photos
      .toSorted((a, b) => SHOTS.indexOf(a.shot) - SHOTS.indexOf(b.shot) || a.id - b.id)
      .map((photo) => ({
        id: photo.id,
        shot: photo.shot,
        width: photo.width,
        height: photo.height,
        addedAt: photo.added_at.toISOString(),
        notes: notes
          .filter(({ photo_id }) => photo_id === photo.id)
          .map((note) => ({
            id: note.id,
            text: note.text,
            by: note.by_name,
            at: note.written_at.toISOString(),
          })),
      })),
    readings: readings.map(({ unit, plate, by_name, read_at }) => ({
      unit,
      plate,
      by: by_name,
      at: read_at.toISOString(),
    })),
  }
}
