import { expect, test } from 'vitest'
import { z } from 'zod'
import { makeDatabase } from '#tests/fixtures/database/database.ts'
import { expectRows } from '#tests/fixtures/database/expect-rows.ts'
import { FURNACE, seedPriceList } from '#tests/fixtures/database/price-list.ts'
import { storeQuestion, storeReview, submissionRows } from './queries.ts'

test('the list of what waits has the columns of a review and of a question', async () => {
  const { db, drop } = await makeDatabase()
  const now = new Date('2026-11-20T16:00:00Z')
  await seedPriceList(db)
  const writer = { productId: FURNACE, author: 'Ada', email: 'ada@example.com' }
  const review = { ...writer, rating: 4, title: 'Warm', body: 'The bedroom is warm.', postal: '' }
  await storeReview(db, review, { verified: true, now })
  await storeQuestion(db, { ...writer, question: 'Does it fit?' }, now)

  const decided = { decided_at: now, decided_by: 'Ann' }
  await db
    .updateTable('review')
    .set({ approved: true, ...decided })
    .execute()
  const answer = { answer: 'Yes.', answered_by: 'Ann', answered_on: '2026-11-20' }
  await db
    .updateTable('question')
    .set({ ...answer, ...decided })
    .execute()

  const rows = await expectRows(
    db,
    submissionRows({ state: 'published' }),
    z.strictObject({
      kind: z.enum(['review', 'question']),
      id: z.int(),
      product_id: z.string(),
      slug: z.string(),
      sku: z.string(),
      product: z.string(),
      author: z.string(),
      email: z.string().nullable(),
      rating: z.int().nullable(),
      verified: z.boolean(),
      title: z.string(),
      text: z.string(),
      answer: z.string().nullable(),
      received_at: z.date(),
      decided_at: z.date().nullable(),
      decided_by: z.string().nullable(),
    }),
  )
  expect(rows).toHaveLength(2)
  await drop()
})
