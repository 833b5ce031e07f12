import { inTransaction } from '#db/transaction.ts'
import { leadReference } from '#features/partners/leads/rules/lead.ts'
import { writeLead } from '#features/partners/leads/server/index.ts'
import { promiseText } from '#features/partners/support/rules/business-hours.ts'
import { ApiError } from '#lib/api-error.ts'
import { requireOffered } from '#lib/merchant/offers.ts'
import { normalPhone } from '#lib/phone.ts'
import { PROOF_LIMITS } from '#platform/limits/rules/limit.ts'
import { mailboxOf, networkOf } from '#platform/limits/rules/who.ts'
import { admit } from '#platform/limits/server/admit.ts'
import { writeOutbox } from '#platform/outbox/server/outbox.ts'
import { PHOTO_LIMITS } from '../rules/access.ts'
import { CONSENT_VERSION, deletionDay, formProblems, type PhotoForm } from '../rules/form.ts'
import { texts } from '../texts.ts'
import { photoQuoteMail } from './mails.ts'
import { lockOwn, type OwnerContext, type RequestRow, requireOwn, tokenOf } from './owner.ts'
import { photosOf } from './photos.ts'

interface Receipt {
  reference: string
  promise: string
}

/**
 * Sends the browser's request: writes the lead with its promise and the mail to the homeowner. A second press
 * answers as the first. Throws ApiError no_draft, invalid, captcha, proof_needed, too_many.
 */
export async function sendRequest(
  context: OwnerContext,
  { captcha, ...form }: PhotoForm & { captcha: string },
): Promise<Receipt> {
  const { db, clock } = context
  const now = clock.now()
  const row = await requireOwn(context)
  if (row.sent_at !== null) return sentBefore(row, now)
  requireOffered('offer photo quotes')
  const photos = await photosOf(db, row.id)
  const issues = Object.entries(formProblems(form, photos.length)).map(([path, message]) => ({
    path,
    message,
  }))
  if (issues[0]) throw new ApiError('invalid', issues[0].message, { status: 400, details: { issues } })
  await admitSender(context, form.email, captcha)
  const contact = {
    name: form.name.trim(),
    phone: normalPhone(form.phone),
    email: form.email.trim(),
    zip: form.zip.trim(),
  }
  return inTransaction(
    db,
    async (trx) => {
      const locked = await lockOwn(trx, context)
      if (locked.sent_at !== null) return sentBefore(locked, now)
      const lead = await writeLead(
        trx,
        {
          kind: 'photo',
          ...{ name: contact.name, phone: contact.phone, email: contact.email },
          comments: commentsOf(form, contact.zip, { photos: photos.length, row: locked }),
          detailsPath: `/photo-quotes/${locked.id}`,
          consentVersion: CONSENT_VERSION,
        },
        now,
      )
      await trx
        .updateTable('photo_quote')
        .set({
          ...contact,
          rooms: form.rooms,
          wishes: form.wishes,
          consent_version: CONSENT_VERSION,
          lead_id: lead.id,
          promised_at: lead.promisedAt,
          sent_at: now,
          changed_at: now,
          delete_on: deletionDay(now, true),
        })
        .where('id', '=', locked.id)
        .execute()
      const promise = promiseText(lead.promisedAt, now)
      await writeOutbox(
        trx,
        photoQuoteMail({
          id: locked.id,
          reference: lead.reference,
          to: contact.email,
          promise,
          photos: photos.length,
          key: tokenOf(context),
        }),
        now,
      )
      return { reference: lead.reference, promise }
    },
    texts.refusals.busy,
  )
}

export const sentBefore = (row: RequestRow, now: Date): Receipt => ({
  reference: row.lead_id === null ? '' : leadReference(row.lead_id),
  promise: promiseText(row.promised_at ?? now, now),
})

function commentsOf(
  { rooms, wishes }: PhotoForm,
  zip: string,
  { photos, row }: { photos: number; row: RequestRow },
): string {
  const { comments, shots } = texts
  const names = row.unreachable.map((shot) => shots[shot].name).join(', ')
  return [
    `${comments.photos(photos)}. ${comments.zip(zip)}.`,
    ...(names === '' ? [] : [comments.unreachable(names)]),
    ...(rooms === '' ? [] : [comments.rooms(rooms)]),
    ...(wishes === '' ? [] : [wishes]),
  ].join('\n')
}

/**
 * Accepts a solved captcha, once. A browser without script has none: its network may send a few requests an
 * hour.
 */
async function admitSender(context: OwnerContext, email: string, captcha: string): Promise<void> {
  const { rateLimits, request } = context
  const network = networkOf(request.ip)
  await admit(rateLimits, request, 'photo', [
    [PHOTO_LIMITS['photo-quote'], network],
    [PHOTO_LIMITS['photo-quote-to'], mailboxOf(email)],
    ...(captcha === '' ? [[PHOTO_LIMITS['photo-unproved'], network] as const] : []),
  ])
  if (captcha === '') return
  const challenge = await rateLimits.proofs.solvedChallenge(captcha, 'photo')
  const isNew = challenge !== undefined && (await rateLimits.take(PROOF_LIMITS.proof, challenge)).wait === 0
  if (!isNew) throw new ApiError('captcha', texts.refusals.captcha, { status: 409 })
}
