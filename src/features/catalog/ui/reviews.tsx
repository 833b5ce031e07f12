import { useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { formatRating, Stars } from '#ui/stars/stars.tsx'
import { formatMonth } from './day.ts'
import type { ProductView, ReviewView } from './product-view.ts'
import { texts } from './texts.ts'

interface Props {
  readonly product: Pick<ProductView, 'reviews' | 'rating' | 'distribution'>
  /** fetches a page of ten, from 1 */
  readonly more: (page: number) => Promise<readonly ReviewView[]>
}

const PAGE = 10

/** Numbers first, then what people wrote; the rest is fetched ten at a time. */
export function Reviews({ product, more }: Props) {
  const { rating, distribution } = product
  const [reviews, setReviews] = useState(product.reviews)
  const [busy, setBusy] = useState(false)
  if (!rating) return <p className="meta">{texts.noReviews}</p>

  const showMore = async (): Promise<void> => {
    setBusy(true)
    const page = await more(Math.floor(reviews.length / PAGE) + 1).catch(() => [])
    setReviews((shown) => [...shown.slice(0, Math.floor(shown.length / PAGE) * PAGE), ...page])
    setBusy(false)
  }

  return (
    <div className="reviews">
      <div className="stack">
        <p className="bigno num">{formatRating(rating.average)}</p>
        <Stars rating={rating.average} />
        <p className="meta">{texts.reviewsOf(rating.count)}</p>
        <dl className="distribution">
          {distribution
            .map((count, index) => ({ count, stars: index + 1 }))
            .reverse()
            .map(({ count, stars }) => (
              <div key={stars}>
                <dt>{stars} ★</dt>
                <dd>
                  <meter min={0} max={Math.max(1, rating.count)} value={count}>
                    {count}
                  </meter>
                  <span className="num">{count}</span>
                </dd>
              </div>
            ))}
        </dl>
      </div>
      <div className="reviewlist">
        {reviews.map((review) => (
          <figure key={`${review.author}${review.writtenOn}${review.title}`}>
            <figcaption className="row between">
              <Stars rating={review.rating} />
              <span className="meta">{formatMonth(review.writtenOn)}</span>
            </figcaption>
            <blockquote>
              <p className="strong">{review.title}</p>
              <p>{review.body}</p>
            </blockquote>
            <p className="meta">
              <b>{[review.author, review.place].filter(Boolean).join(', ')}</b>
              {review.verified && ` · ${texts.verified}`}
            </p>
          </figure>
        ))}
        {reviews.length < rating.count && reviews.length % PAGE === 0 && (
          <Button busy={busy} onClick={() => void showMore()}>
            {texts.moreReviews}
          </Button>
        )}
      </div>
    </div>
  )
}
