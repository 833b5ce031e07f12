import { RecentStrip } from '#features/catalog/visit/ui/recent-strip.tsx'
import { fromWire } from '#lib/money.ts'
import { latestDataOf, useAnswer } from '#lib/react/use-answer.ts'
import { useShop } from '../../shop-context.ts'

const MOST_SHOWN = 6

/** Loads current names and prices; the browser remembers only the ids. */
export function RecentlyViewedStrip({ ids }: { ids: readonly string[] }) {
  const { api, drawingUrl } = useShop()
  const answer = useAnswer((signal) => api.catalog.multiple({ productIds: [...ids] }, { signal }), [ids, api])
  const products = (latestDataOf(answer)?.products ?? [])
    .filter(({ withdrawn }) => !withdrawn)
    .slice(0, MOST_SHOWN)
    .map(({ id, sku, name, path, price }) => ({
      id,
      sku,
      name,
      href: path,
      price: fromWire(price),
      drawingUrl: drawingUrl(id),
    }))
  return <RecentStrip products={products} />
}
