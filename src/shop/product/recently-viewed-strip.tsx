import { useEffect, useState } from 'react'
import { RecentStrip, type RecentView } from '#features/visit/ui/recent-strip.tsx'
import { fromWire } from '#kit/money.ts'
import { useShop } from '../shop-context.ts'

const MOST_SHOWN = 6

/** Fetches what the browser remembers by id alone: prices and names of today. */
export function RecentShelf({ ids }: { ids: readonly string[] }) {
  const { api, drawingUrl } = useShop()
  const [products, setProducts] = useState<readonly RecentView[]>([])
  useEffect(() => {
    let here = true
    api.catalog
      .multiple({ productIds: [...ids] })
      .then(
        (answer) =>
          here &&
          setProducts(
            answer.products
              .filter(({ withdrawn }) => !withdrawn)
              .slice(0, MOST_SHOWN)
              .map(({ id, sku, name, path, price }) => ({
                id,
                sku,
                name,
                href: path,
                price: fromWire(price),
                drawingUrl: drawingUrl(id),
              })),
          ),
      )
      .catch(() => undefined)
    return () => {
      here = false
    }
  }, [ids, api, drawingUrl])
  return <RecentStrip products={products} />
}
