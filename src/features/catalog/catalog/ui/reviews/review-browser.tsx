import { useEffect, useState } from 'react'
import { latest } from '#lib/calls/latest.ts'
import { Button } from '#ui/button/button.tsx'
import { CheckField } from '#ui/field/check-field.tsx'
import { SelectField } from '#ui/field/text-field.tsx'
import type { FetchReviews, ReviewsWanted, ReviewView } from '../product-view.ts'
import { sectionTexts as texts } from '../section-texts.ts'
import { ReviewList } from './review-list.tsx'

interface Props {
  /** only reviews with this number of stars; null for all */
  readonly stars: number | null
  /** shown until the first answer arrives */
  readonly first: readonly ReviewView[]
  readonly fetchReviews: FetchReviews
}

interface ReviewPage {
  reviews: readonly ReviewView[]
  total: number | undefined
  state: 'loading' | 'ready' | 'failed'
}

/** All reviews of a product, sorted and filtered, ten more with each press. */
export function ReviewBrowser({ stars, first, fetchReviews }: Props) {
  const [wanted, setWanted] = useState<ReviewsWanted>({ page: 1, sort: 'newest', stars, verifiedOnly: false })
  const [shown, setShown] = useState<ReviewPage>({ reviews: first, total: undefined, state: 'loading' })
  const [ask] = useState(() => latest(fetchReviews))

  useEffect(() => {
    setShown((before) => ({ ...before, state: 'loading' }))
    ask(wanted)
      .then((answer) => {
        if (answer === undefined) return
        setShown((before) => ({
          reviews: wanted.page === 1 ? answer.reviews : [...before.reviews, ...answer.reviews],
          total: answer.total,
          state: 'ready',
        }))
      })
      .catch(() => setShown((before) => ({ ...before, state: 'failed' })))
  }, [ask, wanted])

  const more = shown.total !== undefined && shown.reviews.length < shown.total
  return (
    <>
      <div className="row review-tools">
        <SelectField
          label={texts.sortReviews}
          hideLabel
          value={wanted.sort}
          options={[
            { value: 'newest', label: texts.newest },
            { value: 'highest', label: texts.highest },
            { value: 'lowest', label: texts.lowest },
          ]}
          onChange={(event) =>
            setWanted({ ...wanted, page: 1, sort: event.target.value as ReviewsWanted['sort'] })
          }
        />
        <CheckField
          label={texts.onlyVerified}
          checked={wanted.verifiedOnly}
          onChange={(event) => setWanted({ ...wanted, page: 1, verifiedOnly: event.target.checked })}
        />
      </div>
      <p role="status" className="meta">
        {shown.state === 'failed'
          ? texts.reviewsFailed
          : shown.total !== undefined && texts.shownOf(shown.reviews.length, shown.total)}
      </p>
      <ReviewList reviews={shown.reviews} />
      {shown.state === 'failed' && <Button onClick={() => setWanted({ ...wanted })}>{texts.tryAgain}</Button>}
      {more && shown.state !== 'failed' && (
        <Button
          busy={shown.state === 'loading'}
          onClick={() => setWanted({ ...wanted, page: wanted.page + 1 })}
        >
          {texts.moreReviews}
        </Button>
      )}
    </>
  )
}
