import { createStore } from 'zustand/vanilla'
import { orderFieldsOf, type PartnerOrderFields } from '#features/selling/partner/rules/partner-state.ts'
import { createPartnerStore } from '#features/selling/partner/ui/partner-store.ts'
import { browserStorage, storageKeys } from '../client/storage-entries.ts'

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

/** The price request of this cart; its prices hold while the cart stays as it is. Cleared with the cart. */
interface HeldPrices {
  id: number
  state: 'waiting' | 'held'
  /** `contentKey` of the cart and of whom it is for */
  content: string
}

export function heldPrices(): HeldPrices | undefined {
  try {
    const held = JSON.parse(browserStorage.read(storageKeys.repricing) ?? 'null') as HeldPrices | null
    return held && Number.isSafeInteger(held.id) ? held : undefined
  } catch {
    return undefined
  }
}

export const holdPrices = (held: HeldPrices): void =>
  browserStorage.write(storageKeys.repricing, JSON.stringify(held))

export const forgetPrices = (): void => browserStorage.remove(storageKeys.repricing)
