import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { QuestionDraft, ReviewDraft } from '../rules/submission.ts'

/** The average of all published reviews of products that are sold, and how many there are. */
export async function sumUpReviews(db: Db): Promise<{ average: number; count: number }> {
  const { rows } = await sql<{ average: number; count: number }>`
    select coalesce(avg(rating), 0)::float8 as average, count(*)::integer as count from review join product on product.id = review.product_id where approved and withdrawn_at is null`.execute(
    db,
  )
  return rows[0] ?? { average: 0, count: 0 }
}

export interface Subject {
  id: string
  sku: string
  name: string
}

/** The product that somebody writes about; undefined for an id that nobody sells or sold. */
export const findSubject = (db: Db, id: string): Promise<Subject | undefined> =>
  db
    .selectFrom('product')
    .select(['id', 'sku', 'name'])
    .where('id', '=', id)
    .where('is_service', '=', false)
    .executeTakeFirst()

/** Stores a review that waits for a person. A second one of the same writer replaces the first while it waits. Answers its number. */
export async function storeReview(
  db: Db,
  draft: ReviewDraft,
  facts: { verified: boolean; now: Date },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into review (product_id, rating, title, body, author, verified, written_on, approved, email, received_at)
    values (${draft.productId}, ${draft.rating}, ${draft.title}, ${draft.body}, ${draft.author}, ${facts.verified}, ${facts.now.toISOString().slice(0, 10)}, false, ${draft.email}, ${facts.now})
    on conflict (product_id, lower(email)) where not approved and decided_at is null and email is not null
    do update set rating = excluded.rating, title = excluded.title, body = excluded.body, author = excluded.author, verified = excluded.verified, written_on = excluded.written_on, received_at = excluded.received_at
    returning id`.execute(db)
  return stored(rows)
}

/** Stores a question that waits for its answer; the same one again stays one. Answers its number. */
export async function storeQuestion(db: Db, draft: QuestionDraft, now: Date): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into question (product_id, body, author, email, asked_on, received_at)
    values (${draft.productId}, ${draft.question}, ${draft.author}, ${draft.email}, ${now.toISOString().slice(0, 10)}, ${now})
    on conflict (product_id, lower(email), md5(body)) where answer is null and decided_at is null and email is not null do update set received_at = excluded.received_at
    returning id`.execute(db)
  return stored(rows)
}

function stored(rows: readonly { id: number }[]): number {
  const [row] = rows
  if (row === undefined) throw new Error('Nothing was stored')
  return row.id
}

interface Waiting {
  kind: 'review' | 'question'
  id: number
  sku: string
  author: string
  rating: number | null
  text: string
}

/** What waits for a person, oldest first. */
export async function findWaiting(db: Db, most = 100): Promise<Waiting[]> {
  const { rows } = await sql<Waiting>`
    select 'review' as kind, r.id, p.sku, r.author, r.rating, r.title || ': ' || r.body as text, r.received_at from review r join product p on p.id = r.product_id where not r.approved and r.decided_at is null
    union all select 'question', q.id, p.sku, q.author, null, q.body, q.received_at from question q join product p on p.id = q.product_id where q.answer is null and q.decided_at is null
    order by received_at limit ${most}`.execute(db)
  return rows
}
