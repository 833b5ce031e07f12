import { createStore, type StoreApi } from 'zustand/vanilla'
import type { PartnerOffer } from '../rules/offer.ts'
import {
  NO_PARTNER,
  NO_USER,
  type PartnerEvent,
  type PartnerState,
  reducePartner,
  type User,
  userWith,
} from '../rules/partner-state.ts'

type Readable<T> = Pick<StoreApi<T>, 'getState' | 'getInitialState' | 'subscribe'>

/** Whom a partner shops for, and who the partner is. In the memory of one page alone. */
export interface PartnerStore {
  state: Readable<PartnerState>
  user: Readable<User>
  /** what the server lets the partner do with this sale; null until it has answered */
  offer: Readable<PartnerOffer | null>
  send(event: PartnerEvent): void
  userIs(change: Partial<Omit<User, 'authenticated'>>): void
  offerIs(offer: PartnerOffer | null): void
}

export function createPartnerStore(): PartnerStore {
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
