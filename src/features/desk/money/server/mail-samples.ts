import type { Samples } from '#tests/mails/sample.ts'
import { STATEMENT_MAIL_TOPIC as topic } from './mail-statements.ts'

export const samples: Samples = async ({ db, clock }) => {
  const day = '2026-01-02'
  await db
    .insertInto('statement_mail')
    .values({
      ...{ company_id: 1, day, address: 'office@example.com', owed_cents: 1, overdue_cents: 0 },
      ...{ state: 'waiting', actor: 'test', asked_at: clock.now() },
    })
    .execute()
  return [{ topic, kind: 'statement', payload: { companyID: 1, day } }]
}
