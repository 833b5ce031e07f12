export const LIFTGATE_DELIVERY = '453054793'
export const INSIDE_DELIVERY = '453066844'
export const FLAT_RATE_RETURN = '453065962'
/**
 * The special service of the specification: never taxed, never alone in a cart (S-CART-08).
 * We sell it as the priority-delivery line of the guaranteed shipping option (S-CART-10, our choice).
 */
export const PRIORITY_DELIVERY = '453071037'

/** S-CART-09, S-SVC: choosing one of these replaces the other. */
export const EXCLUSIVE_SERVICES: readonly string[] = [LIFTGATE_DELIVERY, INSIDE_DELIVERY]

/** V-SHIP: a shipping lookup ignores these items. */
export const NOT_SHIPPED: ReadonlySet<string> = new Set([
  LIFTGATE_DELIVERY,
  FLAT_RATE_RETURN,
  INSIDE_DELIVERY,
  PRIORITY_DELIVERY,
])

/** K-FEES: days in which a flat-rate return may be used. */
export const FLAT_RATE_RETURN_DAYS = 30

/** The product type of these services (S-SVC): orders carry it as the `kBType` of E-CHECKOUTITEM. */
export const SERVICE_TYPE = 'service'
