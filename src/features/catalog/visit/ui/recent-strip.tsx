import { defineTexts } from '#lib/language/texts.ts'
import type { Cents } from '#lib/money.ts'
import { Drawing } from '#ui/drawing/drawing.tsx'
import { Link } from '#ui/link/link.tsx'
import { Price } from '#ui/price/price-block.tsx'

export const texts = defineTexts({
  recentlyViewed: 'Recently viewed',
})

interface RecentView {
  id: string
  sku: string
  name: string
  href: string
  price: Cents
  drawingUrl: string
}

/** Products seen recently, small and in one line. */
export function RecentStrip({ products }: { products: readonly RecentView[] }) {
  if (products.length === 0) return null
  return (
    <section className="band rule recent no-print" aria-labelledby="recent-title">
      <h2 className="heading" id="recent-title">
        {texts.recentlyViewed}
      </h2>
      <ul>
        {products.map(({ id, sku, name, href, price, drawingUrl }) => (
          <li key={id}>
            <span className="pic" aria-hidden="true">
              <Drawing src={drawingUrl} />
            </span>
            <span className="plate-label">{sku}</span>
            <Link className="plain" href={href}>
              {name}
            </Link>
            <Price amount={price} size="small" />
          </li>
        ))}
      </ul>
    </section>
  )
}
