import { lazy, Suspense, useState } from 'react'
import type { BrowserApi } from '#api/client.ts'
import type { Story } from '#features/content/content/contract.ts'
import { ReviewsBox, type ReviewsBoxView } from '#features/content/content/ui/reviews-box.tsx'
import { useShop } from '../../shop-context.ts'

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

/** Customers' testimonial videos, in their order. */
async function fetchStories(api: BrowserApi): Promise<readonly Story[]> {
  const { entries } = await api.content.list({ kind: 'testimonial' })
  return entries.filter((entry) => entry.kind === 'testimonial')
}
