import { grouped } from '#lib/numbers.ts'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { Stars } from '#ui/stars/stars.tsx'
import type { Trust } from '../contract.ts'
import { texts } from '../texts.ts'

export interface ReviewsBoxView {
  /** 0 to 5 */
  rating: number
  total: number
  trust: Trust
  /** how many testimonial videos there are */
  videos: number
}

/** Ratings of the store by others (L-REVIEWSBOX): stars, the bureau's grade, seal, and testimonial videos. */
export function ReviewsBox({
  view: { rating, total, trust, videos },
  onWatch,
}: {
  view: ReviewsBoxView
  onWatch: () => void
}) {
  const { reseller, bureau, shopper } = trust
  return (
    <section className="reviews-box" aria-label={texts.reviewsBox}>
      <p>
        <Stars rating={rating}>
          {texts.outOf5}, {texts.reviews(grouped(total))}
        </Stars>
        <a href={reseller.href} rel="noopener">
          {reseller.text}
        </a>
      </p>
      <a href={bureau.href} rel="noopener">
        <b className="grade">{bureau.grade}</b>
        {bureau.text}
      </a>
      <a href={shopper.href} rel="noopener">
        <span className="seal">
          <Icon name="check" />
        </span>
        {shopper.text}
      </a>
      {videos > 0 && (
        <div>
          <Button aria-haspopup="dialog" onClick={onWatch}>
            {texts.watch(videos)}
          </Button>
        </div>
      )}
    </section>
  )
}
