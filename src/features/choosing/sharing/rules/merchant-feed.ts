import type { Availability, StockStatus } from '#features/catalog/catalog/rules/stock.ts'
import { LOWER_48_ZIPS } from '#features/selling/shipping/rules/shipping-line.ts'
import { merchant } from '#lib/merchant/merchant.ts'
import { element, XML_HEAD } from './xml.ts'

/** A product as a shopping service takes it (Google Merchant Center product data specification). */
export interface FeedProduct {
  id: string
  sku: string
  name: string
  brand: string
  summary: string
  description: string
  url: string
  pictureUrl: string
  priceCents: number
  stock: Availability
  /** names of the categories, from the top */
  categories: readonly string[]
  /** pounds */
  weight: number
  gtin?: string | undefined
  shipsFree: boolean
  /** of the reviews that are shown; undefined without one */
  rating?: { average: number; count: number } | undefined
}

export const LONGEST_TITLE = 150
export const LONGEST_DESCRIPTION = 5_000

const AVAILABILITY: Record<StockStatus, string> = {
  in_stock: 'in_stock',
  few_left: 'in_stock',
  back_order: 'backorder',
  out_of_stock: 'out_of_stock',
  no_longer_sold: 'out_of_stock',
}

export const feedHead = (origin: string): string =>
  `${XML_HEAD}<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">\n<channel>\n` +
  `<title>${merchant().name}</title>\n<link>${origin}/</link>\n` +
  '<description>Home heating, cooling and air-quality equipment</description>\n'
export const FEED_TAIL = '</channel>\n</rss>\n'

/** Cut between words. */
export const shortened = (text: string, most: number): string =>
  (text.length <= most ? text : text.slice(0, most + 1).replace(/\s+\S*$/, '')).slice(0, most)

/**
 * Equipment ships free to the lower 48 states only, so the feed names their zips and not the whole country.
 */
const FREE_SHIPPING = LOWER_48_ZIPS.map(
  ([first, last]) =>
    `<g:shipping><g:country>US</g:country><g:postal_code>${first}*-${last}*</g:postal_code>` +
    '<g:price>0.00 USD</g:price></g:shipping>',
).join('')

/** "1277.00 USD" */
export const priceOf = (cents: number): string =>
  `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')} USD`

export const titleOf = ({ brand, name, sku }: FeedProduct): string => `${brand} ${name} ${sku}`

/** A feed says "backorder" only with the day on which the product comes. */
export function availabilityOfFeed({ status, restockOn }: Availability) {
  const isDated = status === 'back_order' && restockOn !== null
  return {
    availability: status === 'back_order' && !isDated ? 'out_of_stock' : AVAILABILITY[status],
    availableOn: isDated ? `${restockOn}T00:00:00-06:00` : undefined,
  }
}

/** One item in one line. Brand and model number identify a product without a GTIN. */
export function feedItem(product: FeedProduct): string {
  const { id, sku, name, brand, url, pictureUrl, priceCents, stock, weight, gtin } = product
  const { availability, availableOn } = availabilityOfFeed(stock)
  return [
    '<item>',
    element('g:id', id),
    element('g:title', shortened(titleOf(product), LONGEST_TITLE)),
    element('g:description', shortened(product.description || product.summary || name, LONGEST_DESCRIPTION)),
    element('g:link', url),
    element('g:image_link', pictureUrl),
    element('g:price', priceOf(priceCents)),
    element('g:availability', availability),
    element('g:availability_date', availableOn),
    element('g:condition', 'new'),
    element('g:brand', brand),
    element('g:mpn', sku),
    element('g:gtin', gtin),
    element('g:product_type', product.categories.join(' > ')),
    weight > 0 ? element('g:shipping_weight', `${weight} lb`) : '',
    product.shipsFree ? FREE_SHIPPING : '',
    '</item>\n',
  ].join('')
}
