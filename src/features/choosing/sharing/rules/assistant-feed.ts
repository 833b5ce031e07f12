import { merchant } from '#lib/merchant/merchant.ts'
import {
  availabilityOfFeed,
  type FeedProduct,
  LONGEST_DESCRIPTION,
  LONGEST_TITLE,
  priceOf,
  shortened,
  titleOf,
} from './merchant-feed.ts'

const LONGEST_BRAND = 70

/**
 * One product in one line of JSON, by the fields of OpenAI's product feed (Agentic Commerce, product feed
 * specification, read 2026-11-23). What we do not know is left out. Assistants may show the product and link
 * to it; they cannot order it.
 */
export function assistantFeedItem(product: FeedProduct, origin: string): string {
  const { id, sku, name, brand, summary, description, url, pictureUrl, priceCents, stock, rating } = product
  const { availability, availableOn } = availabilityOfFeed(stock)
  const item = {
    is_eligible_search: true,
    is_eligible_checkout: false,
    item_id: id,
    mpn: sku,
    gtin: product.gtin,
    title: shortened(titleOf(product), LONGEST_TITLE),
    description: shortened(description || summary || name, LONGEST_DESCRIPTION),
    url,
    brand: shortened(brand, LONGEST_BRAND),
    image_url: pictureUrl,
    price: priceOf(priceCents),
    availability,
    availability_date: availableOn,
    condition: 'new',
    product_category: product.categories.join(' > ') || undefined,
    review_count: rating?.count,
    star_rating: rating?.average,
    seller_name: merchant().name,
    seller_url: `${origin}/`,
    target_countries: ['US'],
    store_country: 'US',
  }
  return `${JSON.stringify(item)}\n`
}
