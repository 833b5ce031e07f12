import { defineTexts } from '#lib/language/texts.ts'
import { calls } from '#platform/feature/server/calls.ts'
import { defineFeature } from '#platform/feature/server/define-feature.ts'
import { mailTo, toOurMailbox } from '#platform/mail/rules/mail-topic.ts'
import { reviewsContract, reviewsDeskContract } from './contract.ts'
import * as whoDecided from './migrations/0213-who-decided.ts'
import { REVIEW, REVIEW_LIMITS } from './rules/access.ts'
import { reviewsDeskHandlers } from './server/desk.ts'
import { reviewsHandlers, SUMMED_UP } from './server/handlers.ts'
import { NOTICE_TOPIC, sendReviewNotices } from './server/notices.ts'
import { REVIEW_DATA } from './server/personal-data.ts'
import { texts } from './texts.ts'

/** Its pages and actions in the portal's navigation. */
const pageNames = defineTexts({ reviewsAndQuestions: 'Reviews and questions' })

const shopper = mailTo('Shopper')

export const reviews = defineFeature({
  name: 'reviews',
  migrations: { '0213-who-decided': whoDecided },
  personalData: REVIEW_DATA,
  permissions: [REVIEW],
  limits: REVIEW_LIMITS,
  navigation: [
    {
      group: 'service',
      place: 40,
      href: '/reviews',
      name: pageNames.reviewsAndQuestions,
      needs: REVIEW.read,
    },
  ],
  store: {
    reviews: calls(reviewsContract, reviewsHandlers, {
      sameForAll: ['summary'],
      shows: { summary: () => SUMMED_UP },
    }),
  },
  portal: {
    reviews: calls(reviewsDeskContract, reviewsDeskHandlers),
  },
  mails: [
    {
      topic: NOTICE_TOPIC,
      group: 'opinions',
      place: 20,
      stops: texts.mail.stops,
      typed: { prints: 'review or question', safety: 'store', limits: ['submission'] },
      kinds: defineTexts({
        answer: shopper('The store answered a product question.', {
          prints: 'question and answer',
          safety: 'staff',
          limits: ['submission'],
        }),
        review: toOurMailbox('A review is waiting for approval.'),
        question: toOurMailbox('A product question is waiting for an answer.'),
      }),
      send: sendReviewNotices,
    },
  ],
})
