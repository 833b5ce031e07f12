/** "AZ4T-4KPE-NPAT3" for the id "AZ4T4KPENPAT3": people read, type and say an order number in groups. */
export const printedOrderNumber = (orderID: string): string =>
  orderID.replace(/^(.{4})(.{4})(.{5})$/, '$1-$2-$3')

/** How staff read an order, and its page in the portal. */
export const orderPage = (orderID: string) => ({
  name: printedOrderNumber(orderID),
  href: `/orders/${orderID}`,
})

/** The id that a person typed, with or without hyphens and spaces, in any case. */
export const typedOrderNumber = (typed: string): string => typed.toUpperCase().replace(/[^A-Z0-9]/g, '')

const ABOUT_ORDERS = new RegExp(
  [
    '\\b(?:where|is|are|what|about|track|tracking|status|find|look ?up|show|my|the|of|for)\\b',
    '\\b(?:orders?|id|number|num|nr|no)\\b|[#:?.,!]',
  ].join('|'),
  'gi',
)
// An id as the store makes it (`order-id.ts`), whole or in its groups: base 32 without I, L, O and U.
const ORDER_NUMBER = /^A[0-9A-HJKMNP-TV-Z]{3}([-– ]?)[0-9A-HJKMNP-TV-Z]{4}\1[0-9A-HJKMNP-TV-Z]{5}$/i

/**
 * The id that a text asks for: "order # az4t-4kpe-npat3" means "AZ4T4KPENPAT3". Undefined when it asks for
 * anything else. A model number may have the same form.
 */
export function askedOrderNumber(text: string): string | undefined {
  const said = text.replaceAll(ABOUT_ORDERS, ' ').replaceAll(/\s+/g, ' ').trim()
  return ORDER_NUMBER.test(said) ? typedOrderNumber(said) : undefined
}
