import type { Cents } from '#lib/money.ts'

/** The price of a product as the browser shows it. */
export interface PriceClaim {
  id: string
  qty: number
  /** each */
  price: Cents
  /** each; null when the browser sends none */
  discount: Cents | null
}

export interface OurPrice {
  /** each */
  price: Cents
  /** off the whole line */
  discount: Cents
}

export type Agreement =
  | { kind: 'agreed' }
  | { kind: 'prices_differ'; products: readonly { id: string; price: Cents }[] }
  | { kind: 'total_differs' }

/**
 * Compares the browser's prices with our own. `products` lists those that differ, each with its current
 * price. Amounts from the browser are compared here and used nowhere else. A discount per unit may differ by
 * the cent that rounding added.
 */
export function compareClaims(
  claims: readonly PriceClaim[],
  claimedTotal: Cents,
  ours: { products: ReadonlyMap<string, OurPrice>; total: Cents },
): Agreement {
  const wrong = new Map<string, Cents>()
  for (const claim of claims) {
    const own = ours.products.get(claim.id)
    if (own && (own.price !== claim.price || (claim.discount ?? 0) * claim.qty > own.discount + claim.qty))
      wrong.set(claim.id, own.price)
  }
  if (wrong.size > 0)
    return { kind: 'prices_differ', products: [...wrong].map(([id, price]) => ({ id, price })) }
  return claimedTotal === ours.total ? { kind: 'agreed' } : { kind: 'total_differs' }
}

/** The partner fields of the payload that a shopper may only leave empty. */
const PARTNER_FIELDS = [
  'originalOrder',
  'customerID',
  'projectID',
  'discountReason',
  'discountComments',
  'discountResponsibleParty',
  'removeVideo',
  'removeTaxAmount',
  'purchaseOrder',
  'pnetReprice',
] as const

const EMPTY: readonly unknown[] = [undefined, null, '', false]

/** The partner fields that have a value; empty text, false and null do not count. */
export const usedPartnerFields = (body: Readonly<Record<string, unknown>>): string[] =>
  PARTNER_FIELDS.filter((field) => !EMPTY.includes(body[field]))
