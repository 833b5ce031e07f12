import { methodSwitch, OFFERED_METHODS, PARTNER_METHODS } from '#features/selling/payments/rules/methods.ts'
import type { DeliveryOption, Switch } from '#lib/merchant/merchant.ts'
import { OFFERS } from '#lib/merchant/offers.ts'

export const PAY_SWITCHES = [...OFFERED_METHODS, ...PARTNER_METHODS].map(methodSwitch)

/** In the order that a buyer meets them. */
export const DELIVERY_OPTIONS = [
  'expedited',
  'guaranteed',
  'liftgate',
  'inside',
  'return',
] as const satisfies readonly DeliveryOption[]
export const DELIVERY_SWITCHES = DELIVERY_OPTIONS.map((option) => `deliver ${option}` as const)

/** Everything that staff switch on and off. */
export const SWITCHES: readonly Switch[] = [...PAY_SWITCHES, ...OFFERS, ...DELIVERY_SWITCHES]
