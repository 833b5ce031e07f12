import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'
import { useShop } from '../../shop-context.ts'
import { recentIds } from './recent.ts'

const RecentProducts: ComponentType<{ ids: readonly string[] }> = lazy(() =>
  import('./recently-viewed-strip.tsx').then((module) => ({ default: module.RecentlyViewedStrip })),
)

/** Recently viewed products at the end of a page, loaded after the page is shown. */
export function RecentlyViewed({ except }: { except?: string }) {
  const { recentlyViewed } = useShop().saved
  const [ids, setIds] = useState<readonly string[]>([])
  useEffect(() => setIds(recentIds(recentlyViewed).filter((id) => id !== except)), [except, recentlyViewed])
  if (ids.length === 0) return null
  return (
    <Suspense>
      <RecentProducts ids={ids} />
    </Suspense>
  )
}
