import { implement } from '@orpc/server'
import { inTransaction } from '#db/transaction.ts'
import { callBackBy, promiseText } from '#features/partners/support/rules/business-hours.ts'
import { ApiError } from '#lib/api-error.ts'
import { fileAnswer } from '#platform/files/server/file-store.ts'
import { networkOf } from '#platform/limits/rules/who.ts'
import { type PhotoDraft, photoQuotesContract } from '../contract.ts'
import { PHOTO_LIMITS } from '../rules/access.ts'
import { CONSENT_VERSION, deletionDay } from '../rules/form.ts'
import { texts } from '../texts.ts'
import {
  findByToken,
  lockOwn,
  noDraft,
  type OwnerContext,
  ownRequest,
  refuseSent,
  requireOwn,
  setOwner,
} from './owner.ts'
import { addPhoto, deleteRequest, photoBytes, photosOf, removePhoto } from './photos.ts'
import { sendRequest, sentBefore } from './send.ts'

const os = implement(photoQuotesContract).$context<OwnerContext>()

export const photoQuotesHandlers = {
  draft: os.draft.handler(async ({ context }) => {
    const now = context.clock.now()
    return { draft: await readDraft(context, now), promise: promiseText(callBackBy(now), now) }
  }),

  open: os.open.handler(async ({ input, context }) => {
    if (!(await findByToken(context.db, input.key))) throw noDraft()
    setOwner(context, input.key)
    return { opened: true as const }
  }),

  addPhoto: os.addPhoto.handler(({ input, context }) => addPhoto(context, input)),

  photo: os.photo.handler(async ({ input, context }) => {
    const { id: request } = await requireOwn(context)
    const bytes = await photoBytes(context, { request, photo: input.id })
    if (!bytes) throw noDraft()
    return fileAnswer(bytes, `photo-${input.id}.jpg`, { shown: 'inline' })
  }),

  removePhoto: os.removePhoto.handler(async ({ input, context }) => {
    await removePhoto(context, input.id)
    return { removed: true as const }
  }),

  save: os.save.handler(async ({ input: { hasConsent, ...fields }, context }) => {
    const now = context.clock.now()
    await inTransaction(
      context.db,
      async (trx) => {
        const row = await lockOwn(trx, context)
        refuseSent(row)
        await trx
          .updateTable('photo_quote')
          .set({
            ...fields,
            ...(hasConsent === undefined ? {} : { consent_version: hasConsent ? CONSENT_VERSION : null }),
            changed_at: now,
            delete_on: deletionDay(now, false),
          })
          .where('id', '=', row.id)
          .execute()
      },
      texts.refusals.busy,
    )
    return { saved: true as const }
  }),

  challenge: os.challenge.handler(async ({ context: { rateLimits, request } }) => {
    const { wait, used } = await rateLimits.take(PHOTO_LIMITS['photo-challenge'], networkOf(request.ip))
    if (wait > 0)
      throw new ApiError('too_many', texts.captcha.failed, {
        status: 429,
        details: { retryAfterSeconds: wait },
      })
    const points = rateLimits.pointsOf(PHOTO_LIMITS['photo-challenge'])
    const challenge = await rateLimits.proofs.challenge('photo', { used, points })
    return { challenge: challenge as Record<string, unknown> }
  }),

  send: os.send.handler(({ input, context }) => sendRequest(context, input)),

  startOver: os.startOver.handler(async ({ context }) => {
    const row = await ownRequest(context)
    if (row && row.sent_at === null) await deleteRequest(context, row.id)
    setOwner(context, '')
    return { done: true as const }
  }),
}

async function readDraft(context: OwnerContext, now: Date): Promise<PhotoDraft | null> {
  const row = await ownRequest(context)
  if (!row) return null
  const { name, phone, email, zip, rooms, wishes, unreachable } = row
  return {
    photos: await photosOf(context.db, row.id),
    ...{ unreachable, name, phone, email, zip, rooms, wishes },
    hasConsent: row.consent_version !== null,
    sent: row.sent_at === null ? null : sentBefore(row, now),
  }
}
