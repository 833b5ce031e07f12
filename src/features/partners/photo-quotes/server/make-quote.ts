import type { Transaction } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { Tables } from '#db/tables.ts'
import { inTransaction } from '#db/transaction.ts'
import { CUSTOMER } from '#features/partners/customers/rules/access.ts'
import { ownCustomer } from '#features/partners/customers/server/index.ts'
import { QUOTE } from '#features/partners/quotes/rules/access.ts'
import { emptyContent } from '#features/partners/quotes/rules/content.ts'
import { addQuotePhoto, createDraft, quoteFileKey } from '#features/partners/quotes/server/index.ts'
import { actorName } from '#features/people/accounts/rules/actor.ts'
import { requirePermission, type WhoAsks } from '#features/people/accounts/server/index.ts'
import type { Clock } from '#lib/clock.ts'
import { displayPhone } from '#lib/phone.ts'
import { recordAudit } from '#platform/audit/server/audit.ts'
import type { FileStore } from '#platform/files/server/file-store.ts'
import type { OpenedPhotoQuote } from '../contract.ts'
import { deskTexts } from '../desk-texts.ts'
import { PLATE_FIELDS, UNITS } from '../rules/plate.ts'
import { texts } from '../texts.ts'
import { fileKey } from './photos.ts'

/** What the calls of the desk need. */
export interface DeskContext extends WhoAsks {
  db: Db
  clock: Clock
  files: FileStore
}

/**
 * Makes a customer, or takes the one with the same phone or email address, and a draft quote with the photos
 * of a request. Two presses make one customer and one draft. Returns the quote's number.
 */
export async function makeQuote(context: DeskContext, request: OpenedPhotoQuote): Promise<string> {
  const { db, clock, signedIn } = context
  const { id, name, phone, email, zip } = request
  const { actor } = requirePermission(context.actor, QUOTE.write)
  const mayWriteCustomers = requirePermission(context.actor, CUSTOMER.write)
  const by = actorName(actor)
  const now = clock.now()
  const content = emptyContent({ name: by, phone: '', extension: '', email: signedIn?.email ?? '' })
  return inTransaction(
    db,
    async (trx) => {
      const row = await trx
        .selectFrom('photo_quote')
        .select(['quote_id', 'lead_id'])
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirstOrThrow()
      // A join would not see the quote that the other press made while this one waited.
      const made = await trx
        .selectFrom('quote')
        .select('number')
        .where('id', '=', row.quote_id)
        .executeTakeFirst()
      if (made) return made.number
      const draft = { name, phone, email, street: '', city: '', state: '', zip }
      const quote = await createDraft(trx, {
        source: 'photo',
        actor,
        customerId: await ownCustomer(trx, mayWriteCustomers, { draft, now }),
        leadId: row.lead_id,
        contact: { name, phone: displayPhone(phone), email, zip },
        content: { ...content, message: messageOf(request) },
        now,
      })
      await copyPhotos(trx, context.files, { request: id, quote: quote.id, by, now })
      await trx.updateTable('photo_quote').set({ quote_id: quote.id }).where('id', '=', id).execute()
      await recordAudit(trx, {
        ...{ actor, action: 'photo-quotes.make-quote', entity: 'photo quote', entityId: id },
        after: { quote: quote.number },
      })
      return quote.number
    },
    deskTexts.busy,
  )
}

/** The quote gets copies of the photos, which are kept longer than the request. */
async function copyPhotos(
  trx: Transaction<Tables>,
  files: FileStore,
  { request, quote, by, now }: { request: number; quote: number; by: string; now: Date },
): Promise<void> {
  const photos = await trx
    .selectFrom('photo_quote_photo')
    .select(['shot', 'hash'])
    .where('photo_quote_id', '=', request)
    .orderBy('id')
    .execute()
  for (const { shot, hash } of photos) {
    const bytes = await files.read(fileKey(request, hash))
    if (bytes) await files.put(quoteFileKey(quote, hash), bytes)
    await addQuotePhoto(trx, {
      quoteId: quote,
      kind: shot.endsWith('plate') ? 'plate' : 'photo',
      name: texts.shots[shot].name,
      ...{ hash, by, now },
    })
  }
}

/** What was read from the plates, for the person who builds the quote. */
function messageOf({ readings }: OpenedPhotoQuote): string {
  const plates = UNITS.flatMap((unit) => {
    const latest = readings.find((reading) => reading.unit === unit)
    const words = latest && PLATE_FIELDS.map((field) => latest.plate[field]).filter(Boolean)
    return words && words.length > 0 ? [`${deskTexts.units[unit]}: ${words.join(', ')}`] : []
  })
  return plates.length === 0 ? '' : deskTexts.quoteMessage(plates.join('. '))
}
