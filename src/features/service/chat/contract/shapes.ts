import { z } from 'zod'
import { normalPhone } from '#lib/phone.ts'
import * as fields from '#lib/typed/fields.ts'
import { optionally } from '#lib/typed/schemas.ts'
import { MOST_CART_LINES, MOST_MESSAGE_CHARS, MOST_NAME_CHARS } from '../rules/bounds.ts'
import { STATES } from '../rules/conversation.ts'
import { AUTHORS, ENTRY_KINDS } from '../rules/entry.ts'

export const text = (most: number) => z.string().trim().max(most)

export const message = text(MOST_MESSAGE_CHARS).min(1)
export const name = text(MOST_NAME_CHARS)
export const email = optionally(fields.email)
/** Ten digits, however they are written; '' for none. */
export const phone = optionally(fields.phone).transform(normalPhone)
/** Drawn by the sender's browser, once for each message. */
export const clientId = z.string().regex(/^[\w-]{8,64}$/)
export const productId = z.string().regex(/^\d{9}$/)
/** The id of an entry. */
export const entryId = z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER)
export const rowId = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER)

/** A page of the store: a path of its own, never another site. */
export const storePath = text(600).refine((path) => /^\/(?![/\\])/.test(path))

export const cartLines = z
  .array(z.strictObject({ id: productId, qty: z.int().min(1).max(999) }))
  .max(MOST_CART_LINES)

const card = z.union([
  z.object({
    kind: z.literal('product'),
    id: z.string(),
    name: z.string(),
    price: z.number(),
    url: z.string(),
  }),
  z.object({
    kind: z.literal('cart'),
    lines: z.array(z.object({ id: z.string(), qty: z.int(), name: z.string() })),
    total: z.number(),
    url: z.string(),
  }),
  z.object({ kind: z.enum(['result', 'quote']), title: z.string(), url: z.string() }),
])

export const entry = z.object({
  id: z.int(),
  clientId: z.string(),
  author: z.enum(AUTHORS),
  authorName: z.string(),
  kind: z.enum(ENTRY_KINDS),
  text: z.string(),
  card: card.nullable(),
  hasFile: z.boolean(),
  isInternal: z.boolean(),
  at: z.iso.datetime(),
})

/** A chat as the visitor sees it. */
const ownChat = z.object({
  state: z.enum(STATES),
  /** who answers; '' while the chat waits */
  agent: z.string(),
  /** up to which entry the desk has read */
  deskReadTo: z.int(),
  shopperReadTo: z.int(),
  sharesPage: z.boolean(),
  isRated: z.boolean(),
  entries: z.array(entry),
})
export type OwnChat = z.infer<typeof ownChat>

/** What the chat offers this visitor now. */
export const chatOffer = z.object({
  mode: z.enum(['chat', 'message', 'off']),
  /** until when we answer a message, in words: "today, 3 PM CT" */
  promise: z.string(),
  /** the chat of this visitor; null when there is none */
  chat: ownChat.nullable(),
})
export type ChatOffer = z.infer<typeof chatOffer>

export const sent = z.object({ entry })

/** A member of staff at the desk. */
const agent = z.object({
  id: z.int(),
  name: z.string(),
  isAvailable: z.boolean(),
  isPresent: z.boolean(),
  capacity: z.int(),
  load: z.int(),
})
export type DeskAgent = z.infer<typeof agent>

/** A chat in the desk's list. */
export const listedChat = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  state: z.enum(STATES),
  ownerId: z.int().nullable(),
  ownerName: z.string().nullable(),
  startedAt: z.iso.datetime(),
  /** when the oldest message without an answer was written; null: all are answered */
  unansweredSince: z.iso.datetime().nullable(),
  lastText: z.string(),
  shopperReadTo: z.int(),
  sharesPage: z.boolean(),
  seenPage: z.object({ path: z.string(), title: z.string() }).nullable(),
  seenCart: z.array(z.object({ id: z.string(), qty: z.int(), name: z.string() })).nullable(),
})
export type ListedChat = z.infer<typeof listedChat>

export const desk = z.object({ agents: z.array(agent), chats: z.array(listedChat) })
export type Desk = z.infer<typeof desk>
