import type { ContractRouterClient } from '@orpc/contract'
import type { Declared, Shared } from '#platform/feature/server/calls.ts'
import type * as capabilities from '#server/features.ts'

// Types alone: no code of the server gets into a bundle for browsers.
type Features = (typeof capabilities)[keyof typeof capabilities][]

type ListsOf<F> = F extends { lists: infer Lists } ? keyof Lists & string : never

/** The name of a list of the portal, as the feature.ts of its capability declares it. */
export type ListName = ListsOf<Features[number]>

/** The typed client that the store's loaders call in the same process; browsers use src/api/client.ts. */
export type StoreApi = ContractRouterClient<Declared<Features, 'store', 'contract'>>

/** The typed client of the portal's loaders and actions: its own calls, and calls of the store that read. */
export type PortalApi = ContractRouterClient<
  Declared<Features, 'portal', 'contract'> & Shared<Features, 'contract'>
>
