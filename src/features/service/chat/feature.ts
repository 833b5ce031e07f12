import { type AccountsContext, whoAsksPortal } from '#features/people/accounts/server/index.ts'
import { defineTexts } from '#lib/language/texts.ts'
import { calls } from '#platform/feature/server/calls.ts'
import { defineFeature, type Stored } from '#platform/feature/server/define-feature.ts'
import type { FileStore } from '#platform/files/server/file-store.ts'
import { mailTo } from '#platform/mail/rules/mail-topic.ts'
import { chatContract, chatDeskContract } from './contract.ts'
import { CHAT, CHAT_ENTRY, CHAT_LIMITS } from './rules/access.ts'
import type { ChatContext } from './server/context.ts'
import { chatDeskHandlers } from './server/desk/desk-handlers.ts'
import { deskStream, type StreamServices, visitorStream } from './server/live/streams.ts'
import { ownChatOf } from './server/own-chat.ts'
import { CHAT_DATA } from './server/personal-data.ts'
import { chatHandlers } from './server/shopper-handlers.ts'
import { CHAT_MAIL_TOPIC, sendChatMails } from './server/transcript.ts'
import { keepChats } from './server/upkeep.ts'
import { texts } from './texts.ts'

/** Its pages and actions in the portal's navigation. */
const pageNames = defineTexts({ chats: 'Chats' })

const shopper = mailTo('Shopper')

export const chat = defineFeature({
  name: 'chat',
  personalData: CHAT_DATA,
  permissions: [CHAT],
  limits: CHAT_LIMITS,
  entryKinds: [CHAT_ENTRY],
  navigation: [
    { group: 'start', place: 40, href: '/chats', name: pageNames.chats, needs: CHAT.read, key: 'k' },
  ],
  documents: (services: StreamServices) => ({
    '/chat-events': (request, _named, caller) => visitorStream(services, request, caller),
  }),
  portalDocuments: (services: StreamServices & AccountsContext) => ({
    '/chat-events': (request, _named, { cookies }) =>
      deskStream(services, request, () => whoAsksPortal(services, cookies)),
  }),
  uploads: [{ calls: ['/chat/files'], open: (asked: ChatContext) => ownChatOf(asked) }],
  store: {
    chat: calls(chatContract, chatHandlers),
  },
  portal: {
    chats: calls(chatDeskContract, chatDeskHandlers),
  },
  jobs: ({ db, clock, files }: Stored & { files: Pick<FileStore, 'remove'> }) => [
    { name: 'keep-chats', everySeconds: 60, run: () => keepChats({ db, files }, clock.now()) },
  ],
  mails: [
    {
      topic: CHAT_MAIL_TOPIC,
      group: 'tools',
      place: 60,
      stops: texts.mail.stops,
      typed: {
        prints: 'what visitor and agent wrote',
        safety: 'anyone',
        limits: ['chat-mail', 'chat-mail-of', 'chat-mail-from'],
      },
      kinds: defineTexts({ transcript: shopper('A shopper asked for the chat transcript.') }),
      send: sendChatMails,
    },
  ],
})
