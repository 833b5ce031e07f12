import { EMAIL, type Samples } from '#tests/mails/sample.ts'
import { STORY_MAIL_TOPIC as topic } from './desk.ts'

export const samples: Samples = async ({ db, clock }) => {
  const { id } = await db
    .insertInto('customer_story')
    .values({
      ...{ author: 'Ann', place: 'Duluth, MN', system: 'Heat pump', title: 'Warm at last', body: 'Quiet.' },
      ...{ email: EMAIL, photo: null, photo_width: null, photo_height: null, consent_text: null },
      ...{ consented_at: null, reason: 'It names a neighbor.', received_at: clock.now() },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return ['published', 'refused'].map((kind) => ({ topic, kind, payload: { kind, id } }))
}
