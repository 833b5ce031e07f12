import type { StoreApi } from '#api/contract.ts'
import type { ReviewsBoxView } from '#features/content/content/ui/reviews-box.tsx'

/**
 * The reviews box; null where the store has no rating services, or a part of the answer cannot
 * be had.
 */
export async function loadReviewsBox(api: StoreApi): Promise<ReviewsBoxView | null> {
  try {
    const [{ resellerRatings }, entry, { entries }] = await Promise.all([
      api.reviews.summary(),
      api.content.entry({ kind: 'trust', slug: 'reviews' }),
      api.content.list({ kind: 'testimonial' }),
    ])
    if (entry.kind !== 'trust') return null
    return {
      rating: resellerRatings.starRating,
      total: resellerRatings.totalReviews,
      trust: entry.body,
      videos: entries.length,
    }
  } catch {
    return null
  }
}
