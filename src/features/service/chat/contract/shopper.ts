import { oc } from '@orpc/contract'
import { z } from 'zod'
import { email as mailbox } from '#lib/typed/schemas.ts'
import { formWithFiles } from '#platform/files/rules/upload.ts'
import { MOST_FILE_BYTES } from '../rules/bounds.ts'
import { texts } from '../texts.ts'
import {
  cartLines,
  chatOffer,
  clientId,
  email,
  entryId,
  message,
  name,
  phone,
  rowId,
  sent,
  storePath,
  text,
} from './shapes.ts'

export const chatUpload = formWithFiles(MOST_FILE_BYTES, texts.fileTooLarge)

const route = (method: 'GET' | 'POST', path: `/${string}`, summary: string) =>
  oc.route({ method, path, tags: ['chat'], summary })
const done = z.object({ done: z.literal(true) })
const promised = z.object({ promise: z.string() })

/**
 * What the store answers to anonymous visitors. The cookie alpine.chat names the visitor; `open` sets it.
 * Every call: 403 `chat_off` for a person who is signed in. The stream of a chat is GET /chat-events; see
 * docs/api.md.
 */
export const chatContract = {
  /** Reads nothing about a visitor without the cookie, and sets none. */
  offer: route('GET', '/chat', 'What the chat offers now, and the chat of this visitor').output(chatOffer),
  open: route('POST', '/chat/open', 'Names the visitor by a cookie, so that a chat can begin')
    .input(z.strictObject({}))
    .output(chatOffer),
  /**
   * Sends a message; the first one begins a chat. The same `clientId` is kept once. 409 `chat_closed` when
   * no agent is free, 409 `chat_ended`, 409 `cookie_needed`, 429 `too_many` | `proof_needed`.
   */
  send: route('POST', '/chat/messages', 'Sends a message; the first one begins a chat')
    .input(
      z.strictObject({
        clientId,
        text: message,
        name: name.default(''),
        sharesPage: z.boolean().optional(),
        /** true: begins a chat when there is none; false: only goes on with one */
        mayBegin: z.boolean().default(false),
      }),
    )
    .output(sent),
  typing: route('POST', '/chat/typing', 'Tells the desk that the visitor is writing')
    .input(z.strictObject({}))
    .output(done),
  read: route('POST', '/chat/read', 'Says up to which entry the visitor has read')
    .input(z.strictObject({ upTo: entryId }))
    .output(done),
  share: route('POST', '/chat/sharing', 'Shares the page and the cart with the desk, or stops that')
    .input(z.strictObject({ sharesPage: z.boolean() }))
    .output(done),
  /** Is ignored without the visitor's consent. */
  look: route('POST', '/chat/page', 'The page that the visitor looks at, and the cart')
    .input(z.strictObject({ path: storePath, title: text(200), cart: cartLines }))
    .output(done),
  addFile: oc
    .meta({ upload: chatUpload })
    .route({ method: 'POST', path: '/chat/files', tags: ['chat'], summary: 'Sends a picture' })
    .input(z.strictObject({ clientId, picture: z.file() }))
    .output(sent),
  /** 404 for an entry of another chat. */
  file: oc
    .route({
      method: 'GET',
      path: '/chat/files/{id}',
      tags: ['chat'],
      summary: 'A picture of this chat',
      outputStructure: 'detailed',
    })
    .input(z.strictObject({ id: rowId }))
    .output(z.object({ headers: z.record(z.string(), z.string()), body: z.file() })),
  end: route('POST', '/chat/end', 'Ends the chat').input(z.strictObject({})).output(done),
  rate: route('POST', '/chat/rating', 'Rates the chat, once')
    .input(z.strictObject({ stars: z.int().min(1).max(5), text: text(1_000).default('') }))
    .output(done),
  mail: route('POST', '/chat/transcript', 'Mails the chat to the visitor')
    .input(z.strictObject({ email: mailbox }))
    .output(done),
  /**
   * Asks for a call about this chat; it becomes a lead. Answers until when we call. 409 `chat_ended`.
   */
  callBack: route('POST', '/chat/call-back', 'Asks for a call back about this chat')
    .input(z.strictObject({ clientId, name: name.min(1), phone: phone.refine((digits) => digits !== '') }))
    .output(promised),
  /**
   * A question while no agent is free; it becomes a lead. Answers until when we reply. 400 without a mail
   * address and a phone number.
   */
  leave: route('POST', '/chat/leave-message', 'Leaves a message that is answered by a promised time')
    .input(
      z
        .strictObject({
          clientId,
          text: message,
          name: name.min(1),
          email: email.default(''),
          phone: phone.default(''),
          path: storePath.default('/'),
        })
        .refine((left) => left.email !== '' || left.phone !== '', texts.reachRequired),
    )
    .output(promised),
}
