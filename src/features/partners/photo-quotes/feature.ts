import { defineFeature, type Mailing, type Stored } from '#platform/feature/server/define-feature.ts'
import type { FileStore } from '#platform/files/server/file-store.ts'
import { clearPhotoQuotes } from './server/clear.ts'
import { PHOTO_QUOTE_MAIL_TOPIC, sendPhotoQuoteMails } from './server/mail.ts'

export const photoQuotes = defineFeature({
  name: 'photo-quotes',
  jobs: ({ db, clock, files }: Stored & { files: Pick<FileStore, 'remove'> }) => [
    {
      name: 'clear-photo-quotes',
      everySeconds: 3_600,
      run: () => clearPhotoQuotes({ db, files }, clock.now()),
    },
  ],
  mails: ({ mailer, shop }: Mailing) => ({
    [PHOTO_QUOTE_MAIL_TOPIC]: sendPhotoQuoteMails({ mailer, shop }),
  }),
})
