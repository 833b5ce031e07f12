import { EMAIL, type Samples } from '#tests/mails/sample.ts'
import { FEEDBACK_MAIL_TOPIC as topic } from './feedback-desk.ts'

export const samples: Samples = async ({ db, clock }) => {
  const now = clock.now()
  await db
    .insertInto('contractor_listing')
    .values({
      ...{ company_id: 1, epa608_type: 'universal', base_zip: '60614', lat: 41.92, lng: -87.65 },
      ...{ radius_miles: 30, prices: '[]', changed_by: 'test', changed_at: now },
    })
    .execute()
  const { id } = await db
    .insertInto('contractor_feedback')
    .values({
      ...{ company_id: 1, order_id: null, rating: 5, kept_price: 'yes', body: 'On time.', author: 'Ann' },
      ...{ email: EMAIL, mailbox: EMAIL, consent_text: null, reason: 'It names a person.', received_at: now },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return ['published', 'refused'].map((kind) => ({ topic, kind, payload: { kind, id } }))
}
