import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { Authorized } from '#features/accounts/server/index.ts'
import type { QuestionDraft, ReviewDraft } from '../rules/submission.ts'

/** The average of all published reviews of products on sale, and their number. */
export async function sumUpReviews(db: Db): Promise<{ average: number; count: number }> {
  const { rows } = await sql<{ average: number; count: number }>`
    select coalesce(avg(rating), 0)::float8 as average, count(*)::integer as count
    from review
    join product on product.id = review.product_id
    where approved and withdrawn_at is null`.execute(db)
  return rows[0] ?? { average: 0, count: 0 }
}

export interface Subject {
  id: string
  sku: string
  name: string
}

/** The product that a review or question is about; undefined for an id that was never a product. */
export const findSubject = (db: Db, id: string): Promise<Subject | undefined> =>
  db
    .selectFrom('product')
    .select(['id', 'sku', 'name'])
    .where('id', '=', id)
    .where('is_service', '=', false)
    .executeTakeFirst()

/**
 * Stores a review that waits for staff. While it waits, a second one by the same writer replaces it. Returns
 * its number.
 */
export async function storeReview(
  db: Db,
  draft: ReviewDraft,
  { verified, now }: { verified: boolean; now: Date },
): Promise<number> {
  const { productId, rating, title, body, author, email } = draft
  const { rows } = await sql<{ id: number }>`
    insert into review (
      product_id, rating, title, body, author, verified, written_on, approved, email, received_at
    )
    values (
      ${productId}, ${rating}, ${title}, ${body}, ${author}, ${verified},
      ${now.toISOString().slice(0, 10)}, false, ${email}, ${now}
    )
    on conflict (product_id, lower(email)) where not approved and decided_at is null and email is not null
    do update set
      rating = excluded.rating,
      title = excluded.title,
      body = excluded.body,
      author = excluded.author,
      verified = excluded.verified,
      written_on = excluded.written_on,
      received_at = excluded.received_at
    returning id`.execute(db)
  return idOf(rows)
}

/**
 * Stores a question that waits for its answer. The same question sent again is stored once. Returns its
 * number.
 */
export async function storeQuestion(db: Db, draft: QuestionDraft, now: Date): Promise<number> {
  const { productId, question, author, email } = draft
  const { rows } = await sql<{ id: number }>`
    insert into question (product_id, body, author, email, asked_on, received_at)
    values (${productId}, ${question}, ${author}, ${email}, ${now.toISOString().slice(0, 10)}, ${now})
    on conflict (product_id, lower(email), md5(body))
      where answer is null and decided_at is null and email is not null
    do update set received_at = excluded.received_at
    returning id`.execute(db)
  return idOf(rows)
}

function idOf(rows: readonly { id: number }[]): number {
  const [row] = rows
  if (row === undefined) throw new Error('The database stored no row')
  return row.id
}

interface WaitingSubmission {
  kind: 'review' | 'question'
  id: number
  sku: string
  author: string
  rating: number | null
  text: string
}

/** The reviews and questions that wait for staff, oldest first. */
export async function findWaiting(
  db: Db,
  _permission: Authorized<'reviews.decide'>,
  most = 100,
): Promise<WaitingSubmission[]> {
  const { rows } = await sql<WaitingSubmission>`
    select kind, id, sku, author, rating, text
    from (
      select
        'review' as kind, review.id, sku, author, review.rating, title || ': ' || body as text, received_at
      from review
      join product on product.id = review.product_id
      where not approved and decided_at is null
      union all
      select 'question', question.id, sku, author, null, body, received_at
      from question
      join product on product.id = question.product_id
      where answer is null and decided_at is null
    ) as waiting
    order by received_at
    limit ${most}`.execute(db)
  return rows
}
