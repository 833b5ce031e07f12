/**
 * Every place between two effects where a process may die. The crash sweep of tests/faults kills a process at
 * each.
 */
export const CRASH_POINTS = [
  'checkout.priced',
  'checkout.order-written',
  'checkout.stock-reserved',
  'checkout.coupon-redeemed',
  'checkout.committed',
  'quote.accepted',
  'quote.ordered',
  'payment.attempt-committed',
  'payment.provider-answered',
  'payment.outcome-written',
  'payment.outcome-committed',
  'reconcile.claimed',
  'reconcile.provider-answered',
  'expiry.order-locked',
  'expiry.stock-returned',
  'money.claimed',
  'money.provider-answered',
  'money.outcome-written',
  'watch.claimed',
  'watch.provider-answered',
  'watch.outcome-written',
  'deposits.requested',
  'deposits.provider-answered',
  'deposits.provider-confirmed',
  'fulfilment.shipment-written',
  'fulfilment.order-edited',
  'fulfilment.refund-written',
  'fulfilment.refund-decided',
  'fulfilment.called-off',
  'fulfilment.return-received',
  'fulfilment.photos-stored',
  'bulk.row-acted',
  'terms.credit-reserved',
  'terms.invoiced',
  'outbox.claimed',
  'outbox.delivered',
] as const

export type CrashPoint = (typeof CRASH_POINTS)[number]
