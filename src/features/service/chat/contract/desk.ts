import { oc } from '@orpc/contract'
import { z } from 'zod'
import { MOST_CAPACITY, MOST_EMAIL_CHARS } from '../rules/bounds.ts'
import {
  cartLines,
  clientId,
  desk,
  email,
  entry,
  entryId,
  listedChat,
  message,
  name,
  phone,
  productId,
  rowId,
  sent,
  storePath,
  text,
} from './shapes.ts'
import { chatUpload } from './shopper.ts'

const route = (method: 'GET' | 'POST', path: `/${string}`, summary: string) =>
  oc.route({ method, path: `/partner${path}`, tags: ['chat'], summary })
const one = z.strictObject({ id: rowId })
const done = z.object({ done: z.literal(true) })

const reply = z.object({ id: z.int(), shortcut: z.string(), text: z.string() })
export type SavedReply = z.infer<typeof reply>

const opened = listedChat.extend({
  entries: z.array(entry),
  /** up to which entry the person who asks has read */
  readTo: z.int(),
  /** the store's customer whose phone or mail address the chat carries */
  customerID: z.int().nullable(),
  rating: z.int().nullable(),
  ratingText: z.string(),
  /** chats of the same visitor or mailbox before */
  earlier: z.array(z.object({ id: z.int(), startedAt: z.iso.datetime(), lastText: z.string() })),
})
export type OpenedChat = z.infer<typeof opened>

/** What an agent may send beside a text. Names and prices are read on the server. */
const wantedCard = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('product'), id: productId }),
  z.strictObject({ kind: z.literal('cart'), lines: cartLines.min(1) }),
  z.strictObject({ kind: z.literal('result'), title: text(120).min(1), url: storePath }),
  z.strictObject({
    kind: z.literal('quote'),
    number: z.string().regex(/^QL\d{6}$/),
    /** the email address or phone number that the visitor gave: it must be the quote's */
    reach: text(MOST_EMAIL_CHARS).min(3),
  }),
])
export type WantedCard = z.infer<typeof wantedCard>

/**
 * What the portal answers to the desk. Every call: 401 `sign_in_needed`, 403 `forbidden`, 404 for a chat
 * that does not exist. The stream of the desk is GET /chat-events on the portal; see docs/api.md.
 */
export const chatDeskContract = {
  desk: route('GET', '/chats', 'The desk: agents, chats that wait and chats that run').output(desk),
  waiting: route('GET', '/chats/waiting', 'How many chats wait for an answer').output(
    z.object({ count: z.int() }),
  ),
  open: route('GET', '/chats/{id}', 'A chat with its entries and the chats before').input(one).output(opened),
  presence: route('POST', '/chats/presence', 'Says whether the person who asks answers chats, and how many')
    .input(z.strictObject({ isAvailable: z.boolean(), capacity: z.int().min(1).max(MOST_CAPACITY) }))
    .output(done),
  /** 409 `taken` with the owner's name, 409 `chat_ended` */
  take: route('POST', '/chats/{id}/take', 'Takes a chat; it has one owner').input(one).output(done),
  /** 409 `not_owner` unless it is an internal note, 409 `chat_ended` */
  send: route('POST', '/chats/{id}/messages', 'Writes to the visitor, or an internal note')
    .input(one.extend({ clientId, text: message, isInternal: z.boolean().default(false) }))
    .output(sent),
  /** 404 `unknown_product`, `unknown_quote` */
  sendCard: route('POST', '/chats/{id}/cards', 'Sends a product, a cart, a result or a quote')
    .input(one.extend({ clientId, card: wantedCard }))
    .output(sent),
  addFile: oc
    .meta({ upload: chatUpload })
    .route({ method: 'POST', path: '/partner/chats/{id}/files', tags: ['chat'], summary: 'Sends a picture' })
    .input(one.extend({ clientId, picture: z.file() }))
    .output(sent),
  file: oc
    .route({
      method: 'GET',
      path: '/partner/chats/{id}/files/{entry}',
      tags: ['chat'],
      summary: 'A picture of a chat',
      outputStructure: 'detailed',
    })
    .input(one.extend({ entry: rowId }))
    .output(z.object({ headers: z.record(z.string(), z.string()), body: z.file() })),
  typing: route('POST', '/chats/{id}/typing', 'Tells the visitor that the owner is writing')
    .input(one)
    .output(done),
  read: route('POST', '/chats/{id}/read', 'Says up to which entry the person who asks has read')
    .input(one.extend({ upTo: entryId }))
    .output(done),
  /** 409 `not_present` for a person who is away */
  transfer: route('POST', '/chats/{id}/transfer', 'Hands a chat to another person, with a note')
    .input(one.extend({ to: rowId, note: text(1_000).default('') }))
    .output(done),
  close: route('POST', '/chats/{id}/close', 'Ends a chat').input(one).output(done),
  /** Answers the lead's reference: "L-000042". */
  makeLead: route('POST', '/chats/{id}/lead', 'Makes a lead of a chat')
    .input(one.extend({ name: name.min(1), phone: phone.default(''), email: email.default('') }))
    .output(z.object({ reference: z.string() })),
  replies: route('GET', '/chat-replies', 'The saved replies').output(z.object({ replies: z.array(reply) })),
  /** 409 `exists` */
  saveReply: route('POST', '/chat-replies', 'Saves a reply under a shortcut')
    .input(
      z.strictObject({
        id: rowId.optional(),
        shortcut: z
          .string()
          .trim()
          .regex(/^[\w-]{1,30}$/),
        text: message,
      }),
    )
    .output(z.object({ id: z.int() })),
  removeReply: route('POST', '/chat-replies/{id}/remove', 'Removes a saved reply').input(one).output(done),
}
