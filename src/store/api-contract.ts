import type { ContractRouterClient } from '@orpc/contract'

/** Every endpoint of the store, one namespace per feature: what the server implements and what pages may call. */
export const apiContract = {}

/** The typed client that loaders call in the same process; browsers use src/store/client/api.ts. */
export type StoreApi = ContractRouterClient<typeof apiContract>
