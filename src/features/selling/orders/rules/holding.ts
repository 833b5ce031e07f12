import { EXACT_UP_TO_UNITS } from '#features/catalog/catalog/rules/stock.ts'
import { DAY_MS, MINUTE_MS } from '#lib/dates.ts'
import { figure } from '#lib/merchant/merchant.ts'

/** An order of more units of one product, or of more money, is large, until staff set other limits. */
export const LARGE_UNITS = EXACT_UP_TO_UNITS
export const LARGE_CENTS = 25_000_00

/** Unpaid orders of one network that hold more than this are much, until staff set other limits. */
export const MUCH_UNITS = 100
export const MUCH_CENTS = 100_000_00

/** The most orders of one browser that may wait for a payment. Beyond it the oldest is released. */
export const UNPAID_PER_BROWSER = 3

/** How long an order that is paid online keeps its stock and coupon while it is unpaid. */
const PENDING_MS = 30 * MINUTE_MS
/** The same for a large order, which keeps much stock from others. */
const LARGE_PENDING_MS = 10 * MINUTE_MS

/** How long before the end of an order by check its buyer gets a reminder. */
export const REMINDER_MS = DAY_MS

interface OrderLine {
  productId: string
  quantity: number
  /** false for services, which have no stock */
  reservesStock: boolean
}

/** Whether an order is so large that it has its own limits. */
export const isLargeOrder = (lines: readonly OrderLine[], total: number): boolean =>
  total > figure('large order', LARGE_CENTS) || mostUnits(lines) > figure('large order units', LARGE_UNITS)

function mostUnits(lines: readonly OrderLine[]): number {
  const units = new Map<string, number>()
  for (const { productId, quantity, reservesStock } of lines)
    if (reservesStock) units.set(productId, (units.get(productId) ?? 0) + quantity)
  return Math.max(0, ...units.values())
}

export interface Holding {
  /** a large order by check reserves nothing until a person has approved it */
  review: 'waiting' | null
  /** until when an unpaid order keeps what it has reserved; null for one that waits for a person */
  expiresAt: Date | null
}

/** The stock and money that an order holds before it is paid, and until when. */
export function holdingOf(
  order: { byCheck: boolean; isLarge: boolean },
  now: Date,
  checkDays: number,
): Holding {
  const until = (ms: number): Date => new Date(now.getTime() + ms)
  if (!order.byCheck) return { review: null, expiresAt: until(order.isLarge ? LARGE_PENDING_MS : PENDING_MS) }
  return order.isLarge
    ? { review: 'waiting', expiresAt: null }
    : { review: null, expiresAt: until(checkDays * DAY_MS) }
}
