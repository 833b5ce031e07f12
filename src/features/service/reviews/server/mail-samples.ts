import { FURNACE } from '#tests/fixtures/shop/products.ts'
import { EMAIL, type Samples } from '#tests/mails/sample.ts'
import { NOTICE_TOPIC as topic } from './notices.ts'

export const samples: Samples = async ({ db, clock }) => {
  const written = { product_id: FURNACE, author: 'Ann', email: EMAIL, received_at: clock.now() }
  const { id: review } = await db
    .insertInto('review')
    .values({ ...written, rating: 5, title: 'Quiet', body: 'It runs all night.', written_on: '2026-11-20' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id: question } = await db
    .insertInto('question')
    .values({
      ...{ ...written, body: 'Does it fit a 17.5 in plenum?', asked_on: '2026-11-20' },
      ...{ answer: 'Yes, its cabinet is 17.5 in wide.', answered_by: 'Dana', answered_on: '2026-11-21' },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return Object.entries({ review, question, answer: question }).map(([kind, id]) => ({
    ...{ topic, kind, payload: { kind, id } },
  }))
}
