import type { ProductView } from '#features/catalog/ui/product-view.ts'
import { toWire } from '#kit/money.ts'

const availability = { in: 'InStock', low: 'LimitedAvailability', 'back-order': 'BackOrder', out: 'OutOfStock' } as const

/** schema.org Product with its Offer and, when there are reviews, their average. */
export function productJsonLd(product: ProductView, origin: string): object {
  const { rating, reviews } = product
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    '@id': `${origin}${product.href}`,
    name: product.name,
    sku: product.sku,
    mpn: product.sku,
    productID: product.id,
    description: product.summary,
    brand: { '@type': 'Brand', name: product.brand },
    url: `${origin}${product.href}`,
    offers: {
      '@type': 'Offer',
      url: `${origin}${product.href}`,
      priceCurrency: 'USD',
      price: toWire(product.price).toFixed(2),
      availability: `https://schema.org/${product.withdrawn ? 'Discontinued' : availability[product.stock.state]}`,
      itemCondition: 'https://schema.org/NewCondition',
    },
    ...(rating ? { aggregateRating: { '@type': 'AggregateRating', ratingValue: rating.average.toFixed(1), reviewCount: rating.count } } : {}),
    ...(reviews.length > 0
      ? {
          review: reviews.slice(0, 3).map((review) => ({
            '@type': 'Review',
            name: review.title,
            reviewBody: review.body,
            datePublished: review.writtenOn,
            author: { '@type': 'Person', name: review.author },
            reviewRating: { '@type': 'Rating', ratingValue: review.rating, bestRating: 5 },
          })),
        }
      : {}),
  }
}
