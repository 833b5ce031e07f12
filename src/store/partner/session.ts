import { createStore } from 'zustand/vanilla'
import { orderFieldsOf, type PartnerOrderFields } from '#features/selling/partner/rules/partner-state.ts'
import { createPartnerStore } from '#features/selling/partner/ui/partner-store.ts'
import { heldPrices } from './held-prices.ts'

/** The partner of this page; none while the portal does not frame it. */
export const partner = createPartnerStore()

/** True once the portal has named the customer of this page; until then nothing is removed from the cart. */
export const saleKnown = createStore<boolean>(() => false)

/** The partner's fields of an order; none for a shopper. */
export function partnerOrderFields(): PartnerOrderFields {
  if (!partner.user.getState().authenticated) return {}
  const held = heldPrices()
  return {
    ...orderFieldsOf(partner.state.getState()),
    ...(held?.state === 'held' && { pnetReprice: held.id }),
  }
}
