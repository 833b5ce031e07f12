import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import { type Authorized, requireAllRows } from '#features/people/accounts/server/index.ts'
import { inStoreZone } from '#platform/clock/rules/calendar.ts'
import type { Asked } from '#platform/lists/rules/query.ts'
import { pageOf, placeIn } from '#platform/lists/server/cursor.ts'
import type { SUBMISSION_LIST, SubmissionState } from '#platform/submissions/rules/submission.ts'
import type { QuestionDraft, ReviewDraft } from '../rules/submission.ts'

/** The average of all published reviews of products on sale, and their number. */
export async function sumUpReviews(db: Db): Promise<{ average: number; count: number }> {
  const { average, count } = await db
    .selectFrom('review')
    .innerJoin('product', 'product.id', 'review.product_id')
    .select(({ fn }) => [
      fn.avg<number | null>('review.rating').as('average'),
      fn.countAll<number>().as('count'),
    ])
    .where('approved', '=', true)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirstOrThrow()
  return { average: average ?? 0, count }
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
  const content = {
    rating,
    title,
    body,
    author,
    verified,
    written_on: inStoreZone(now).day,
    received_at: now,
  }
  const { id } = await db
    .insertInto('review')
    .values({ product_id: productId, email, approved: false, ...content })
    .onConflict((conflict) =>
      conflict
        .expression(sql`product_id, lower(email)`)
        .where(sql<SqlBool>`not approved and decided_at is null and email is not null`)
        .doUpdateSet(content),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/**
 * Stores a question that waits for its answer. The same question sent again is stored once. Returns its
 * number.
 */
export async function storeQuestion(db: Db, draft: QuestionDraft, now: Date): Promise<number> {
  const { productId, question, author, email } = draft
  const { id } = await db
    .insertInto('question')
    .values({
      product_id: productId,
      body: question,
      author,
      email,
      asked_on: inStoreZone(now).day,
      received_at: now,
    })
    .onConflict((conflict) =>
      conflict
        .expression(sql`product_id, lower(email), md5(body)`)
        .where(sql<SqlBool>`answer is null and decided_at is null and email is not null`)
        .doUpdateSet({ received_at: now }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

interface SubmissionRow {
  kind: 'review' | 'question'
  id: number
  product_id: string
  slug: string
  sku: string
  product: string
  author: string
  email: string | null
  rating: number | null
  verified: boolean
  title: string
  text: string
  answer: string | null
  received_at: Date
  decided_at: Date | null
  decided_by: string | null
}

const PAGE = 50
const IDS = { id: 'key', ids: /^(review|question)-\d{1,15}$/ } as const
const OLDEST = { ...IDS, by: ['moment', 'received_at'], direction: 'asc' } as const
const NEWEST = { ...IDS, by: ['moment', 'decided_at'], direction: 'desc' } as const

/** What shoppers wrote and staff decide about; what came with the catalog was never decided. */
const STATES: Readonly<Record<SubmissionState, Record<'review' | 'question', RawBuilder<SqlBool>>>> = {
  waiting: {
    review: sql`not approved and decided_at is null`,
    question: sql`answer is null and decided_at is null`,
  },
  published: {
    review: sql`approved and decided_at is not null`,
    question: sql`answer is not null and decided_at is not null`,
  },
  refused: {
    review: sql`not approved and decided_at is not null`,
    question: sql`answer is null and decided_at is not null`,
  },
}

/** A page of the reviews and questions that wait for staff, oldest first, or were decided, newest first. */
export async function findSubmissions(
  db: Db,
  permission: Authorized<'reviews.read'>,
  asked: Asked<typeof SUBMISSION_LIST>,
): Promise<{ page: SubmissionRow[]; next: string | null }> {
  requireAllRows(permission)
  const { rows } = await submissionRows(asked).execute(db)
  return pageOf(
    rows,
    PAGE,
    (row) => (asked.state === 'waiting' ? row.received_at : (row.decided_at ?? '')),
    ({ kind, id }) => `${kind}-${id}`,
  )
}

export function submissionRows({ state, after }: Asked<typeof SUBMISSION_LIST>) {
  const { order, isAfter } = placeIn(state === 'waiting' ? OLDEST : NEWEST, after)
  return sql<SubmissionRow>`
    select
      kind, id, product_id, slug, sku, product, author, email, rating, verified, title, text, answer,
      received_at, decided_at, decided_by
    from (
      select
        'review-' || review.id as key, 'review' as kind, review.id, product.id as product_id, slug, sku,
        product.name as product, author, email, review.rating, verified, title, body as text,
        null as answer, received_at, decided_at, decided_by
      from review
      join product on product.id = review.product_id
      where ${STATES[state].review}
      union all
      select
        'question-' || question.id, 'question', question.id, product.id, slug, sku,
        product.name, author, email, null, false, '', body,
        answer, received_at, decided_at, decided_by
      from question
      join product on product.id = question.product_id
      where ${STATES[state].question}
    ) as submission
    where ${isAfter}
    order by ${order}
    limit ${PAGE + 1}`
}
