import { implement } from '@orpc/server'
import { found } from '#features/people/accounts/server/index.ts'
import { pricesFor } from '#features/selling/pricing/server/index.ts'
import { isSwitchedOn } from '#lib/merchant/merchant.ts'
import { requireOffered } from '#lib/merchant/offers.ts'
import { mailboxOf, networkOf } from '#platform/limits/rules/who.ts'
import { withPoints } from '#platform/limits/server/admit.ts'
import { writeOutbox } from '#platform/outbox/server/outbox.ts'
import { chatContract } from '../contract.ts'
import { CHAT_LIMITS } from '../rules/access.ts'
import type { ChatMode } from '../rules/availability.ts'
import { texts } from '../texts.ts'
import { askForCall, leaveMessage } from './ask-later.ts'
import type { ChatContext } from './context.ts'
import { currentChat, endChat, presentOwn } from './conversations.ts'
import { presentEntry, writeEntry } from './entries.ts'
import { keepPicture, pictureAnswer } from './files.ts'
import { sendNotice } from './live/notices.ts'
import {
  admitMessage,
  changeOwn,
  nameVisitor,
  ownChatOf,
  requireVisitor,
  sendOwn,
  signallingChat,
  visitorOf,
} from './own-chat.ts'
import { offerAt } from './presence.ts'
import { transcriptMail } from './transcript.ts'

const os = implement(chatContract).$context<ChatContext>()
const done = { done: true as const }

export const chatHandlers = {
  offer: os.offer.handler(({ context }) => offerFor(context)),

  open: os.open.handler(({ context }) => {
    requireVisitor(context)
    if (!visitorOf(context.request, context.chat.secure)) nameVisitor(context.request, context.chat.secure)
    return offerFor(context)
  }),

  send: os.send.handler(async ({ input, context }) => ({ entry: await sendOwn(context, input) })),

  typing: os.typing.handler(async ({ context }) => {
    const { id, state, name } = await signallingChat(context)
    if (state !== 'closed') await sendNotice(context.db, { kind: 'typing', chat: id, by: 'shopper', name })
    return done
  }),

  read: os.read.handler(async ({ input, context }) => {
    const { id } = await signallingChat(context)
    const { numUpdatedRows } = await context.db
      .updateTable('chat_conversation')
      .set({ shopper_read_to: input.upTo })
      .where('id', '=', id)
      .where('shopper_read_to', '<', input.upTo)
      // A read mark beyond the last entry would hide later entries.
      .where((eb) =>
        eb(eb.val(input.upTo), '<=', eb.selectFrom('chat_clock').select('last_id').$castTo<number>()),
      )
      .executeTakeFirst()
    if (numUpdatedRows > 0) await sendNotice(context.db, { kind: 'changed', chat: id })
    return done
  }),

  share: os.share.handler(({ input: { sharesPage }, context }) =>
    changeOwn(context, async (trx, { id }) => {
      await trx
        .updateTable('chat_conversation')
        .set({
          shares_page: sharesPage,
          ...(sharesPage ? {} : { seen_page: 'null', seen_cart: 'null' }),
        })
        .where('id', '=', id)
        .execute()
      await sendNotice(trx, { kind: 'changed', chat: id })
      return done
    }),
  ),

  look: os.look.handler(async ({ input: { path, title, cart }, context }) => {
    const row = await signallingChat(context)
    if (row.state === 'closed' || !row.shares_page) return done
    const ids = cart.map(({ id }) => id)
    const book = await pricesFor(context.db, context.actor).priceBook(ids, context.clock.now())
    const named = cart.flatMap(({ id, qty }) => {
      const name = book.get(id)?.name
      return name === undefined ? [] : [{ id, qty, name }]
    })
    await context.db
      .updateTable('chat_conversation')
      .set({ seen_page: JSON.stringify({ path, title }), seen_cart: JSON.stringify(named) })
      .where('id', '=', row.id)
      .where('shares_page', '=', true)
      .execute()
    await sendNotice(context.db, { kind: 'changed', chat: row.id })
    return done
  }),

  addFile: os.addFile.handler(async ({ input: { clientId, picture }, context }) => {
    const own = await ownChatOf(context)
    await admitMessage(context, own.id, 'chat-file')
    const file = await keepPicture(context.files, own.id, picture)
    const row = await changeOwn(context, (trx, { id, name }) =>
      writeEntry(trx, {
        chat: id,
        clientId,
        author: 'shopper',
        authorName: name,
        kind: 'file',
        file,
        at: context.clock.now(),
      }),
    )
    return { entry: presentEntry(row) }
  }),

  file: os.file.handler(async ({ input, context }) => {
    const own = await ownChatOf(context)
    const entry = await context.db
      .selectFrom('chat_entry')
      .select(['id', 'file'])
      .where('id', '=', input.id)
      .where('conversation_id', '=', own.id)
      .where('is_internal', '=', false)
      .executeTakeFirst()
    return pictureAnswer(context.files, own.id, found(entry))
  }),

  end: os.end.handler(({ context }) =>
    changeOwn(context, async (trx, { id, name }) => {
      await endChat(trx, id, { author: 'shopper', authorName: name, at: context.clock.now() })
      return done
    }),
  ),

  rate: os.rate.handler(async ({ input: { stars, text }, context }) => {
    const { id } = await ownChatOf(context)
    await context.db
      .updateTable('chat_conversation')
      .set({ rating: stars, rating_text: text })
      .where('id', '=', id)
      .where('rating', 'is', null)
      .execute()
    await sendNotice(context.db, { kind: 'changed', chat: id })
    return done
  }),

  mail: os.mail.handler(async ({ input, context }) => {
    const { id } = await ownChatOf(context)
    const now = context.clock.now()
    await withPoints(
      context.rateLimits,
      [
        [CHAT_LIMITS['chat-mail'], mailboxOf(input.email)],
        [CHAT_LIMITS['chat-mail-of'], String(id)],
        [CHAT_LIMITS['chat-mail-from'], networkOf(context.request.ip)],
      ],
      () =>
        context.db
          .transaction()
          .execute((trx) => writeOutbox(trx, transcriptMail({ chat: id, to: input.email, at: now }), now)),
      texts.tooManyMails,
    )
    return done
  }),

  callBack: os.callBack.handler(({ input, context }) => {
    requireOffered('offer chat')
    return askForCall(context, input)
  }),

  leave: os.leave.handler(({ input, context }) => {
    requireOffered('offer chat')
    return leaveMessage(context, input)
  }),
}

/** The offer of this moment, and the visitor's chat. */
async function offerFor(context: ChatContext) {
  const { db, clock, chat, request, actor } = context
  const now = clock.now()
  const isSignedIn = actor.kind !== 'shopper'
  const visitor = isSignedIn ? undefined : visitorOf(request, chat.secure)
  const [offer, row] = await Promise.all([
    offerAt(db, { now, isSignedIn }),
    visitor && currentChat(db, visitor, now),
  ])
  // A chat that goes on keeps its window.
  const mode: ChatMode = row || isSwitchedOn('offer chat') ? offer.mode : 'off'
  return { ...offer, mode, chat: row ? await presentOwn(db, row) : null }
}
