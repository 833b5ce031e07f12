import { productType } from '#features/catalog/catalog/rules/product-types.ts'
import type { NewEntry } from '#features/content/content/server/install.ts'
import { BRAND_BROCHURES, SERIES_BROCHURES } from './brochures.ts'
import { STORIES } from './stories.ts'
import { INSTALL_VIDEOS } from './videos.ts'

/** What the demo store has written: brochures of its brands, stories of demo customers, drawn clips. */
export const DEMO_CONTENT: readonly NewEntry[] = [
  ...BRAND_BROCHURES,
  ...SERIES_BROCHURES,
  ...STORIES,
  ...INSTALL_VIDEOS,
]

/** The brochure that belongs to a product: that of its series, or of its brand's equipment. */
export function brochureOf({
  brand,
  series,
  type,
}: {
  brand: string
  series: string
  type: string
}): { name: string; url: string } | undefined {
  const label = productType(type)?.label ?? ''
  const ofSeries = SERIES_BROCHURES.find(
    ({ body: { products } }) => products.brand === brand && products.series?.includes(series),
  )
  const ofBrand = BRAND_BROCHURES.find(
    ({ body: { products } }) => products.brand === brand && products.types?.includes(label),
  )
  const found = ofSeries ?? ofBrand
  return found && { name: found.title.split(':', 1)[0]!, url: `/b/${found.slug}` }
}
