import { methodSwitch, OFFERED_METHODS, PARTNER_METHODS } from '#features/selling/payments/rules/methods.ts'
import type { Switch } from '#lib/merchant/merchant.ts'
import { OFFERS } from '#lib/merchant/offers.ts'

export const PAY_SWITCHES = [...OFFERED_METHODS, ...PARTNER_METHODS].map(methodSwitch)

/** Everything that staff switch on and off. */
export const SWITCHES: readonly Switch[] = [...PAY_SWITCHES, ...OFFERS]
