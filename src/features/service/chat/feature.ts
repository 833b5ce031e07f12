import { calls } from '#platform/feature/server/calls.ts'
import { defineFeature, type Mailing, type Stored } from '#platform/feature/server/define-feature.ts'
import type { FileStore } from '#platform/files/server/file-store.ts'
import { chatContract, chatDeskContract } from './contract.ts'
import { chatDeskHandlers } from './server/desk/desk-handlers.ts'
import { chatHandlers } from './server/shopper-handlers.ts'
import { CHAT_MAIL_TOPIC, sendChatMails } from './server/transcript.ts'
import { keepChats } from './server/upkeep.ts'

export const chat = defineFeature({
  name: 'chat',
  store: {
    chat: calls(chatContract, chatHandlers),
  },
  portal: {
    chats: calls(chatDeskContract, chatDeskHandlers),
  },
  jobs: ({ db, clock, files }: Stored & { files: Pick<FileStore, 'remove'> }) => [
    { name: 'keep-chats', everySeconds: 60, run: () => keepChats({ db, files }, clock.now()) },
  ],
  stoppableMails: ({ db, mailer, shop }: Mailing & Stored) => ({
    [CHAT_MAIL_TOPIC]: sendChatMails({ db, mailer, shop }),
  }),
})
