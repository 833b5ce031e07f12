import { type Cents, share, toCents, ZERO } from '#lib/money.ts'

/** A discount code as the merchant set it up. */
export interface Coupon {
  code: string
  kind: 'percent' | 'amount'
  /** percent: whole percent; amount: cents */
  value: number
  /**
   * Empty product and category lists mean the whole cart; otherwise a product counts when either list names
   * it.
   */
  productIds: readonly string[]
  /** categories with everything below them */
  categoryIds: readonly number[]
  /** the products together must come to this much before the discount */
  minimum: Cents
  startsAt: Date
  endsAt: Date | null
  usageLimit: number | null
  perEmailLimit: number | null
  used: number
}

/** The facts of an order line that a coupon reads. */
export interface DiscountableLine {
  id: string
  isService: boolean
  /** the product's category and all categories above it */
  categoryIds: readonly number[]
  /** the price of the line before the coupon */
  amount: Cents
}

export type CouponVerdict =
  | { kind: 'applies' }
  | {
      kind: 'rejected'
      reason: 'not_started' | 'over' | 'used_up' | 'used_by_email' | 'nothing_eligible' | 'below_minimum'
    }

/**
 * Discount codes are written in capitals without spaces around them; control characters, which no code has,
 * are dropped.
 */
export const normalCode = (code: string): string =>
  code
    .replace(/\p{Cc}/gu, '')
    .trim()
    .toUpperCase()

/** Services are never discounted; a scope names products or categories (with their descendants). */
export function isEligible(coupon: Coupon, line: DiscountableLine): boolean {
  if (line.isService) return false
  if (coupon.productIds.length === 0 && coupon.categoryIds.length === 0) return true
  return coupon.productIds.includes(line.id) || line.categoryIds.some((id) => coupon.categoryIds.includes(id))
}

/**
 * Whether a coupon may be used for these lines at this instant. `usedByEmail` is how often this shopper has
 * used it, left out while the buyer's address is unknown. The minimum counts all products, not services.
 */
export function judgeCoupon(
  coupon: Coupon,
  lines: readonly DiscountableLine[],
  at: Date,
  usedByEmail = 0,
): CouponVerdict {
  if (at < coupon.startsAt) return { kind: 'rejected', reason: 'not_started' }
  if (coupon.endsAt !== null && at >= coupon.endsAt) return { kind: 'rejected', reason: 'over' }
  if (coupon.usageLimit !== null && coupon.used >= coupon.usageLimit)
    return { kind: 'rejected', reason: 'used_up' }
  if (coupon.perEmailLimit !== null && usedByEmail >= coupon.perEmailLimit)
    return { kind: 'rejected', reason: 'used_by_email' }
  if (!lines.some((line) => isEligible(coupon, line))) return { kind: 'rejected', reason: 'nothing_eligible' }
  const products = lines.filter((line) => !line.isService)
  if (sumAmounts(products) < coupon.minimum) return { kind: 'rejected', reason: 'below_minimum' }
  return { kind: 'applies' }
}

/** The discount of a coupon on these lines, at most the price of the eligible lines. */
export function couponDiscount(coupon: Coupon, lines: readonly DiscountableLine[]): Cents {
  const eligible = sumAmounts(lines.filter((line) => isEligible(coupon, line)))
  if (coupon.kind === 'percent') return share(eligible, Math.min(coupon.value, 100) / 100)
  return coupon.value < eligible ? toCents(coupon.value) : eligible
}

const sumAmounts = (lines: readonly DiscountableLine[]): Cents =>
  lines.reduce<Cents>((sum, line) => toCents(sum + line.amount), ZERO)
