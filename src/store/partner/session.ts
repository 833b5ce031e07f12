import { createStore, type StoreApi } from 'zustand/vanilla'
import {
  NO_PARTNER,
  NO_USER,
  orderFieldsOf,
  type PartnerEvent,
  type PartnerOrderFields,
  type PartnerState,
  reducePartner,
  type User,
  userWith,
} from '#features/selling/partner/rules/partner-state.ts'
import type { PartnerOffer } from '../../features/selling/partner/rules/offer.ts'
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

type Readable<T> = Pick<StoreApi<T>, 'getState' | 'getInitialState' | 'subscribe'>

/** Whom a partner shops for, and who the partner is. In the memory of one page alone. */
interface PartnerStore {
  state: Readable<PartnerState>
  user: Readable<User>
  /** what the server lets the partner do with this sale; null until it has answered */
  offer: Readable<PartnerOffer | null>
  send(event: PartnerEvent): void
  userIs(change: Partial<Omit<User, 'authenticated'>>): void
  offerIs(offer: PartnerOffer | null): void
}

function createPartnerStore(): PartnerStore {
  const state = createStore<PartnerState>(() => NO_PARTNER)
  const user = createStore<User>(() => NO_USER)
  const offer = createStore<PartnerOffer | null>(() => null)
  return {
    state,
    user,
    offer,
    send: (event) => state.setState(reducePartner(state.getState(), event), true),
    offerIs: (next) => offer.setState(next, true),
    userIs: (change) => user.setState(userWith(user.getState(), change), true),
  }
}
