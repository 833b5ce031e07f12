import { lazy, Suspense, useState } from 'react'
import { ReviewsBox, type ReviewsBoxView } from '#features/content/content/ui/reviews-box.tsx'
import { useShop } from '../../shop-context.ts'
import { fetchStories } from '../stories.ts'

const Stories = lazy(() =>
  import('#features/content/content/ui/stories-dialog.tsx').then(({ StoriesDialog }) => ({
    default: StoriesDialog,
  })),
)

/** The reviews box. The dialog of the videos is loaded when the visitor first opens it. */
export function StoreReviewsBox({ view }: { view: ReviewsBoxView }) {
  const { api } = useShop()
  const [watching, setWatching] = useState<boolean>()
  return (
    <>
      <ReviewsBox view={view} onWatch={() => setWatching(true)} />
      {watching !== undefined && (
        <Suspense>
          <Stories open={watching} onClose={() => setWatching(false)} load={() => fetchStories(api)} />
        </Suspense>
      )}
    </>
  )
}
