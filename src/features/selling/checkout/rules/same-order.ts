interface CheckoutDetails {
  paymentInfo: { method: string; cardInfo?: unknown }
  shippingMethod: {
    deliveryDate?: string | null | undefined
    expectedShipDate?: string | null | undefined
  }
}

/**
 * The part of a checkout by which two presses of "Place order" are the same order. Browser and server both
 * use this rule: the browser keeps its attempt key while this part stays, and the server refuses a key that
 * comes with another part.
 *
 * Left out are:
 * - the payment token: each press makes a new one;
 * - the online payment method: after a refusal the buyer may pay the same order by another one. A check
 *   counts as different, because it places the order without a payment;
 * - the expected days: they move when this very order holds the last unit.
 */
export function sameOrderPart<Details extends CheckoutDetails>(details: Details) {
  const { cardInfo: _token, method, ...paymentInfo } = details.paymentInfo
  const { deliveryDate: _delivery, expectedShipDate: _ship, ...shippingMethod } = details.shippingMethod
  return {
    ...details,
    paymentInfo: { ...paymentInfo, method: method === 'check' ? method : 'creditCard' },
    shippingMethod,
  }
}
