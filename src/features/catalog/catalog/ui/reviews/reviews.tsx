import { lazy, Suspense, useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { formatRating, Stars } from '#ui/stars/stars.tsx'
import type { FetchReviews, ProductView } from '../product-view.ts'
import { sectionTexts as texts } from '../section-texts.ts'
import { ReviewList } from './review-list.tsx'

const ReviewBrowser = lazy(() =>
  import('./review-browser.tsx').then((module) => ({ default: module.ReviewBrowser })),
)

interface Props {
  readonly product: Pick<ProductView, 'reviews' | 'rating' | 'distribution'>
  readonly fetchReviews: FetchReviews
}

/** The average and its bars, then the first reviews. A press opens all reviews, sorted and filtered. */
export function Reviews({ product, fetchReviews }: Props) {
  const { rating, distribution, reviews } = product
  // undefined: the first few reviews. A number: all reviews with so many stars. null: all reviews.
  const [stars, setStars] = useState<number | null>()
  if (!rating) return <p className="meta">{texts.noReviews}</p>

  return (
    <div className="reviews">
      <div className="stack">
        <p className="big-number num">{formatRating(rating.average)}</p>
        <Stars rating={rating.average} isNumberNear />
        <p className="meta">{texts.reviewsOf(rating.count)}</p>
        <ul className="distribution" aria-label={texts.byStars}>
          {[5, 4, 3, 2, 1].map((star) => (
            <li key={star}>
              <button
                type="button"
                aria-pressed={stars === star}
                onClick={() => setStars(stars === star ? null : star)}
              >
                {star} ★
                <meter aria-hidden="true" min={0} max={rating.count} value={distribution[star - 1] ?? 0} />
                <span className="num">{distribution[star - 1] ?? 0}</span>
              </button>
            </li>
          ))}
        </ul>
      </div>
      <div className="review-list">
        {stars === undefined ? (
          <ReviewList reviews={reviews} />
        ) : (
          <Suspense fallback={<ReviewList reviews={reviews} />}>
            <ReviewBrowser key={stars} stars={stars} first={reviews} fetchReviews={fetchReviews} />
          </Suspense>
        )}
        {stars === undefined && reviews.length < rating.count && (
          <Button onClick={() => setStars(null)}>{texts.allReviews(rating.count)}</Button>
        )}
      </div>
    </div>
  )
}
