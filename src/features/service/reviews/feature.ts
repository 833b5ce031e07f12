import { calls } from '#platform/feature/server/calls.ts'
import { defineFeature, type Mailing, type Stored } from '#platform/feature/server/define-feature.ts'
import type { Mailer } from '#platform/mail/server/ports.ts'
import { reviewsContract, reviewsDeskContract } from './contract.ts'
import { REVIEW } from './rules/permissions.ts'
import { reviewsDeskHandlers } from './server/desk.ts'
import { reviewsHandlers } from './server/handlers.ts'
import { NOTICE_TOPIC, sendReviewNotices } from './server/notices.ts'

export const reviews = defineFeature({
  name: 'reviews',
  permissions: [REVIEW],
  navigation: [
    { group: 'service', place: 40, href: '/reviews', name: 'Reviews and questions', needs: REVIEW.read },
  ],
  store: {
    reviews: calls(reviewsContract, reviewsHandlers, { sameForAll: ['summary'] }),
  },
  portal: {
    reviews: calls(reviewsDeskContract, reviewsDeskHandlers),
  },
  stoppableMails: ({ db, mailer, ownMailer, shop }: Mailing & Stored & { ownMailer: Mailer }) => ({
    [NOTICE_TOPIC]: sendReviewNotices({ db, mailer, ownMailer, shop }),
  }),
})
