import { defineFeature, type Mailing, type Stored } from '#platform/feature/server/define-feature.ts'
import type { Mailer } from '#platform/mail/server/ports.ts'
import { NOTICE_TOPIC, sendReviewNotices } from './server/notices.ts'

export const reviews = defineFeature({
  name: 'reviews',
  stoppableMails: ({ db, mailer, ownMailer, shop }: Mailing & Stored & { ownMailer: Mailer }) => ({
    [NOTICE_TOPIC]: sendReviewNotices({ db, mailer, ownMailer, shop }),
  }),
})
