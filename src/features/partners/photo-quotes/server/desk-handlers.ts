import { implement } from '@orpc/server'
import { inTransaction } from '#db/transaction.ts'
import { actorName } from '#features/people/accounts/rules/actor.ts'
import { found, needs, type WhoAsks } from '#features/people/accounts/server/index.ts'
import { ApiError } from '#lib/api-error.ts'
import { recordAudit } from '#platform/audit/server/audit.ts'
import { fileAnswer } from '#platform/files/server/file-store.ts'
import { photoDeskContract } from '../contract.ts'
import { deskTexts } from '../desk-texts.ts'
import { PHOTO_QUOTE } from '../rules/access.ts'
import { type DeskContext, makeQuote } from './make-quote.ts'
import { photoBytes } from './photos.ts'
import { findShown, listRequests, readOpened } from './read-requests.ts'

const os = implement(photoDeskContract).$context<DeskContext>()

export const photoDeskHandlers = {
  list: os.list.use(needs(PHOTO_QUOTE.read)).handler(({ input, context }) => listRequests(context.db, input)),

  open: os.open.use(needs(PHOTO_QUOTE.read)).handler(async ({ input, context }) => {
    return found(await readOpened(context.db, input.id))
  }),

  photo: os.photo.use(needs(PHOTO_QUOTE.read)).handler(async ({ input, context }) => {
    const { id } = found(await findShown(context.db, input.id))
    const bytes = found(await photoBytes(context, { request: id, photo: input.photo }))
    return fileAnswer(bytes, `photo-${input.photo}.jpg`, { shown: 'inline' })
  }),

  addNote: os.addNote
    .use(needs(PHOTO_QUOTE.work))
    .handler(async ({ input: { id, photo, text }, context }) => {
      const { actor } = context
      await inTransaction(
        context.db,
        async (trx) => {
          found(await findShown(trx, id))
          found(
            await trx
              .selectFrom('photo_quote_photo')
              .select('id')
              .where('id', '=', photo)
              .where('photo_quote_id', '=', id)
              .executeTakeFirst(),
          )
          await trx
            .insertInto('photo_quote_note')
            .values({ photo_id: photo, text, ...authorOf(actor), written_at: context.clock.now() })
            .execute()
          await recordAudit(trx, {
            ...{ actor, action: 'photo-quotes.note', entity: 'photo quote', entityId: id },
            after: { photo },
          })
        },
        deskTexts.busy,
      )
      return { added: true as const }
    }),

  savePlate: os.savePlate
    .use(needs(PHOTO_QUOTE.work))
    .handler(async ({ input: { id, unit, ...plate }, context }) => {
      const { actor } = context
      await inTransaction(
        context.db,
        async (trx) => {
          found(await findShown(trx, id))
          await trx
            .insertInto('photo_quote_reading')
            .values({
              photo_quote_id: id,
              unit,
              plate: JSON.stringify(plate),
              ...authorOf(actor),
              read_at: context.clock.now(),
            })
            .execute()
          await recordAudit(trx, {
            ...{ actor, action: 'photo-quotes.read-plate', entity: 'photo quote', entityId: id },
            after: { unit, ...plate },
          })
        },
        deskTexts.busy,
      )
      return { saved: true as const }
    }),

  makeQuote: os.makeQuote.use(needs(PHOTO_QUOTE.work)).handler(async ({ input: { id }, context }) => {
    const request = found(await readOpened(context.db, id))
    if (!request.isSent) throw new ApiError('not_sent', deskTexts.notSent, { status: 409 })
    return { quoteNumber: request.quoteNumber ?? (await makeQuote(context, request)) }
  }),
}

const authorOf = (actor: WhoAsks['actor']): { by_id: number | null; by_name: string } => ({
  by_id: 'id' in actor ? (actor.id ?? null) : null,
  by_name: actorName(actor),
})
