import { Stars } from '#ui/stars/stars.tsx'
import { formatMonth } from '../../../../../lib/dates.ts'
import type { ReviewView } from '../product-view.ts'
import { sectionTexts as texts } from '../section-texts.ts'

/** The texts of reviews. */
export function ReviewList({ reviews }: { reviews: readonly ReviewView[] }) {
  return reviews.map((review) => (
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
  ))
}
