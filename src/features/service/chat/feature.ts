import { defineFeature, type Mailing, type Stored } from '#platform/feature/server/define-feature.ts'
import type { FileStore } from '#platform/files/server/file-store.ts'
import { CHAT_MAIL_TOPIC, sendChatMails } from './server/transcript.ts'
import { keepChats } from './server/upkeep.ts'

export const chat = defineFeature({
  name: 'chat',
  jobs: ({ db, clock, files }: Stored & { files: Pick<FileStore, 'remove'> }) => [
    { name: 'keep-chats', everySeconds: 60, run: () => keepChats({ db, files }, clock.now()) },
  ],
  stoppableMails: ({ db, mailer, shop }: Mailing & Stored) => ({
    [CHAT_MAIL_TOPIC]: sendChatMails({ db, mailer, shop }),
  }),
})
