import { createStore, type StoreApi } from 'zustand/vanilla'
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
  send(event: PartnerEvent): void
  userIs(change: Partial<Omit<User, 'authenticated'>>): void
}

export function createPartnerStore(): PartnerStore {
  const state = createStore<PartnerState>(() => NO_PARTNER)
  const user = createStore<User>(() => NO_USER)
  return {
    state,
    user,
    send: (event) => state.setState(reducePartner(state.getState(), event), true),
    userIs: (change) => user.setState(userWith(user.getState(), change), true),
  }
}
