import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { StoredReview } from './rows.ts'

const REVIEWS_A_PAGE = 10

export interface ReviewFilter {
  page: number
  sort: 'newest' | 'highest' | 'lowest'
  stars?: number | undefined
  verifiedOnly: boolean
}

export interface ReviewPage {
  total: number
  reviews: StoredReview[]
}

const orders = {
  newest: sql`written_on desc, id desc`,
  highest: sql`rating desc, written_on desc, id desc`,
  lowest: sql`rating, written_on desc, id desc`,
}

/** One page of a product's reviews, and the number of reviews that match the filter. */
export async function findReviews(db: Db, id: string, filter: ReviewFilter): Promise<ReviewPage> {
  const { rows } = await reviewPage(id, filter).execute(db)
  return rows[0] ?? { total: 0, reviews: [] }
}

export function reviewPage(id: string, filter: ReviewFilter) {
  const { page, sort, stars = null, verifiedOnly } = filter
  const wanted = sql`
    product_id = ${id}
    and approved
    and (${stars}::integer is null or rating = ${stars})
    and (verified or not ${verifiedOnly}::boolean)`
  return sql<ReviewPage>`
    select
      (select count(*)::integer from review where ${wanted}) as total,
      (
        select coalesce(jsonb_agg(to_jsonb(r)), '[]')
        from (
          select rating, title, body, author, place, verified, written_on
          from review
          where ${wanted}
          order by ${orders[sort]}
          limit ${REVIEWS_A_PAGE}
          offset ${(page - 1) * REVIEWS_A_PAGE}
        ) as r
      ) as reviews`
}
