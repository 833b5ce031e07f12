import { MAX_QUANTITY } from '#features/selling/pricing/rules/requested-line.ts'
import { type CartItem, MAX_LINES } from './types.ts'

/** A name for a mailed cart: letters, digits and spaces, so that our mail carries no foreign link. */
export const CART_NAME = /^(?!.*[.,]\S)[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N} .,'’"&()#-]{0,59}$/u

export interface LinkedProduct {
  id: string
  qty: number
}

const ONE = /^(\d{9})x([1-9]\d{0,2})$/

/** Products in an address: "453061180x1,453054793x1". */
export const linkedItems = (products: readonly LinkedProduct[]): string =>
  products.map(({ id, qty }) => `${id}x${qty}`).join()

/**
 * The page that fills a cart with these products: `/cart?items=453061180x1,453054793x1`. Only ids and
 * quantities are in the link; the store adds its own prices when the link is opened.
 */
export const cartLink = (products: readonly LinkedProduct[]): string => `/cart?items=${linkedItems(products)}`

/** The products of a cart link; undefined for a link that we did not write. */
export function readCartLink(search: string): readonly LinkedProduct[] | undefined {
  const items = new URLSearchParams(search).get('items')
  const parts = items?.split(',') ?? []
  if (parts.length === 0 || parts.length > MAX_LINES) return undefined
  const products: LinkedProduct[] = []
  for (const part of parts) {
    const [, id, qty] = ONE.exec(part) ?? []
    if (id === undefined || Number(qty) > MAX_QUANTITY || products.some((product) => product.id === id))
      return undefined
    products.push({ id, qty: Number(qty) })
  }
  return products
}

/** The products that a link adds to a cart: none when it is opened twice, or in the browser that sent it. */
export const missingFrom = (items: readonly CartItem[], linked: readonly LinkedProduct[]): LinkedProduct[] =>
  linked.flatMap(({ id, qty }) => {
    const more = qty - (items.find((item) => item.id === id)?.qty ?? 0)
    return more > 0 ? [{ id, qty: more }] : []
  })
