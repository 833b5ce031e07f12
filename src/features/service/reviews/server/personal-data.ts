import { sql } from 'kysely'
import { bumpCatalogue } from '#features/catalog/catalog/server/index.ts'
import { ERASED_NAME } from '#features/people/accounts/rules/kept.ts'
import { defineTexts } from '#lib/language/texts.ts'
import { blank, byEmail, DELETE, type PersonalData } from '#platform/personal-data/server/declare.ts'

const what = defineTexts({
  review: 'Reviews: author and place',
  waitingReview: 'Reviews that are not published',
  question: 'Questions about products: who asked',
  waitingQuestion: 'Questions without an answer',
})

// Published stars and words stay without their author: the rating of the product is counted from them.
export const REVIEW_DATA: readonly PersonalData[] = [
  {
    table: 'review',
    what: what.waitingReview,
    found: byEmail('email'),
    only: sql`not approved`,
    fate: DELETE,
  },
  {
    table: 'review',
    what: what.review,
    found: byEmail('email'),
    only: sql`approved`,
    fate: blank({ author: ERASED_NAME, place: '', email: null }),
    erased: bumpCatalogue,
  },
  {
    table: 'question',
    what: what.waitingQuestion,
    found: byEmail('email'),
    only: sql`answer is null`,
    fate: DELETE,
  },
  {
    table: 'question',
    what: what.question,
    found: byEmail('email'),
    only: sql`answer is not null`,
    fate: blank({ author: ERASED_NAME, email: null }),
    erased: bumpCatalogue,
  },
]
