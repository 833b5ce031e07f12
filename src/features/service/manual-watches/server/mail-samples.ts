import { FURNACE } from '#tests/fixtures/shop/products.ts'
import { EMAIL, type Samples } from '#tests/mails/sample.ts'
import { MANUAL_MAIL_TOPIC as topic } from './mail.ts'

export const samples: Samples = async ({ db, clock }) => {
  const { id } = await db
    .insertInto('manual_watch')
    .values({ product_id: FURNACE, email: EMAIL, manuals: '', asked_at: clock.now() })
    .returning('id')
    .executeTakeFirstOrThrow()
  return [{ topic, kind: 'changed', payload: { id } }]
}
