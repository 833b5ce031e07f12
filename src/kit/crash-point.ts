/** Every place between two effects where a process may die; the crash sweep of tests/faults walks all of them. */
export const CRASH_POINTS = [
  'checkout.priced',
  'checkout.order-written',
  'checkout.stock-reserved',
  'checkout.coupon-redeemed',
  'checkout.committed',
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
  'follow.claimed',
  'follow.provider-answered',
  'follow.outcome-written',
  'deposits.requested',
  'deposits.provider-answered',
  'deposits.provider-confirmed',
  'fulfilment.shipment-written',
  'fulfilment.refund-written',
  'fulfilment.called-off',
  'fulfilment.return-received',
  'fulfilment.photos-stored',
  'outbox.claimed',
  'outbox.delivered',
] as const

export type CrashPoint = (typeof CRASH_POINTS)[number]

let armed: { name: CrashPoint; act: () => void } | undefined

const die = (): void => void process.kill(process.pid, 'SIGKILL')

/** Makes the process kill itself, or do something else to itself, the first time it comes to a point. Only fault tests call this; nothing in the product arms a point. */
export function armCrashPoint(name: CrashPoint, act: () => void = die): void {
  armed = { name, act }
}

/** Does nothing unless a fault test armed this point: then the process dies as if its machine lost power. */
export function crashPoint(name: CrashPoint): void {
  if (armed?.name !== name) return
  const { act } = armed
  armed = undefined
  act()
}
