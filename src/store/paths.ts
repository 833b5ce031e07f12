import { listPath } from '#features/service/contractors/view/addresses.ts'

/**
 * /category/{slugs} lists the products of a category, /categories/{slugs} its subcategories: departments open
 * the latter.
 */
export const categoriesPath = (path: string): string => path.replace(/^\/category\//, '/categories/')

/** The steps of the checkout. */
export const CHECKOUT = {
  shipping: '/checkout/shipping',
  payment: '/checkout/payment',
  review: '/checkout/review',
} as const

/** The page of an order that this browser has placed. */
export const confirmationPath = (orderID: string): string =>
  `/checkout/confirmation/${encodeURIComponent(orderID)}`

// A buyer who opened an order by its postal code passes the code on; the browser that placed the order needs
// none.

/** The receipt of an order. */
export const receiptPath = (orderID: string, postal: string | undefined): string =>
  `/order-receipt/${encodeURIComponent(orderID)}${postal ? `?postal=${encodeURIComponent(postal)}` : ''}`

/** The page of an order with its state. */
export const orderPath = (orderID: string, postal: string | undefined): string =>
  postal
    ? `/order-summary/${encodeURIComponent(orderID)}/${encodeURIComponent(postal)}`
    : confirmationPath(orderID)

/** Where an order is. The page asks for the postal code, unless this browser placed the order. */
export const trackingPath = (orderID: string): string =>
  `/track-your-order?orderID=${encodeURIComponent(orderID)}`

/** Documents, wiring, parts and care of what was bought. */
export const technicalPath = (orderID: string, postal: string | undefined): string =>
  `/technical-information?${new URLSearchParams({ orderID, ...(postal ? { postal } : {}) })}`

/** The warranty of what was bought. */
export const warrantyPath = (orderID: string, postal: string | undefined): string =>
  `/ten-year-warranty?${new URLSearchParams({ orderID, ...(postal ? { postal } : {}) })}`

/** Installers for the equipment of an order. */
export const installersPath = (orderID: string, postal: string | undefined): string =>
  listPath({ orderID, postal: postal ?? '' })

/** Short addresses of the old catalog and their new addresses (R-RED-1…5). */
export const redirects: Readonly<Record<string, string>> = {
  '/heating': '/categories/furnaces-heaters',
  '/cooling': '/categories/air-conditioning-cooling',
  '/heatingandcooling': '/categories/heating-cooling',
  '/ducting': '/categories/ducting-sheet-metal',
  '/air-quality': '/categories/indoor-air-quality-products',
}

/** The new address of a moved page, with its query; undefined when the page has not moved. */
export function redirectFor(url: URL): string | undefined {
  const target = redirects[url.pathname.replace(/(?<=.)\/+$/, '')]
  return target && target + url.search
}
