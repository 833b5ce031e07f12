import { FLAT_RATE_RETURN_DAYS } from '#features/catalog/catalog/rules/service-ids.ts'
import type { StockStatus } from '#features/catalog/catalog/rules/stock.ts'
import type { ProductView } from '#features/catalog/catalog/ui/product-view.ts'
import { merchant } from '#lib/merchant/merchant.ts'
import { toWire } from '#lib/money.ts'

const SCHEMA_AVAILABILITY: Record<StockStatus, string> = {
  in_stock: 'InStock',
  few_left: 'LimitedAvailability',
  back_order: 'BackOrder',
  out_of_stock: 'OutOfStock',
  no_longer_sold: 'Discontinued',
}
const availabilityOf = ({ withdrawn, isOff, stock }: ProductView): string => {
  if (withdrawn) return 'Discontinued'
  return isOff ? 'OutOfStock' : SCHEMA_AVAILABILITY[stock.status]
}

const days = (from: number, to: number): object => ({
  '@type': 'QuantitativeValue',
  minValue: from,
  maxValue: to,
  unitCode: 'DAY',
})

/** Where equipment ships free, and the most days until it arrives. */
interface FreeDelivery {
  states: readonly string[]
  mostDays: number
}

/**
 * Equipment ships free to the lower 48 states. The shipping cost of anything else depends on the order, so
 * the page promises none.
 */
const freeShipping = ({ states, mostDays }: FreeDelivery) => ({
  '@type': 'OfferShippingDetails',
  shippingRate: { '@type': 'MonetaryAmount', value: 0, currency: merchant().currency },
  shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'US', addressRegion: states },
  deliveryTime: {
    '@type': 'ShippingDeliveryTime',
    handlingTime: days(0, 1),
    transitTime: days(1, mostDays),
  },
})

/**
 * Buyers may return unused equipment within 30 days at their own cost, or for the flat rate when they bought
 * it (K-FEES).
 */
const returnPolicy = {
  '@type': 'MerchantReturnPolicy',
  applicableCountry: 'US',
  returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
  merchantReturnDays: FLAT_RATE_RETURN_DAYS,
  returnMethod: 'https://schema.org/ReturnByMail',
  returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
}

/** schema.org Product with its Offer and, when there are any, reviews and their average. */
export function productJsonLd(product: ProductView, origin: string, delivery: FreeDelivery): object {
  const { rating, reviews, photos } = product
  const isService = product.template === 'service'
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
    image: [...photos.map(({ largest }) => origin + largest), `${origin}/share/product/${product.id}.png`],
    ...(product.plate.length > 0
      ? {
          additionalProperty: product.plate.map(({ label, value, unit }) => ({
            '@type': 'PropertyValue',
            name: label,
            value,
            ...(unit === '' ? {} : { unitText: unit }),
          })),
        }
      : {}),
    ...(product.series ? { isVariantOf: { '@type': 'ProductGroup', name: product.series.name } } : {}),
    offers: {
      '@type': 'Offer',
      url: `${origin}${product.href}`,
      priceCurrency: merchant().currency,
      price: toWire(product.price).toFixed(2),
      availability: `https://schema.org/${availabilityOf(product)}`,
      itemCondition: 'https://schema.org/NewCondition',
      ...(product.shipping.shipsFree ? { shippingDetails: freeShipping(delivery) } : {}),
      ...(isService ? {} : { hasMerchantReturnPolicy: returnPolicy }),
    },
    ...(rating
      ? {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: rating.average.toFixed(1),
            reviewCount: rating.count,
            bestRating: 5,
          },
        }
      : {}),
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

/** schema.org FAQPage of questions that are answered; nothing when there are none. */
export const faqJsonLd = (questions: readonly { question: string; answer: string }[]): object[] =>
  questions.length === 0
    ? []
    : [
        {
          '@context': 'https://schema.org',
          '@type': 'FAQPage',
          mainEntity: questions.map(({ question, answer }) => ({
            '@type': 'Question',
            name: question,
            acceptedAnswer: { '@type': 'Answer', text: answer },
          })),
        },
      ]

/**
 * schema.org ItemList of the products on a page, by address; `from` is the place of the first, counted from
 * 1.
 */
export const itemListJsonLd = (
  origin: string,
  hrefs: readonly string[],
  from: number,
  total: number,
): object => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  numberOfItems: total,
  itemListElement: hrefs.map((href, index) => ({
    '@type': 'ListItem',
    position: from + index,
    url: origin + href,
  })),
})
