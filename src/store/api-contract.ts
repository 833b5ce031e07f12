import type { ContractRouterClient } from '@orpc/contract'
import { catalogContract } from '#features/catalog/contract.ts'
import { checkoutContract } from '#features/checkout/contract.ts'
import { ordersContract } from '#features/orders/contract.ts'
import { paymentsContract } from '#features/payments/contract.ts'

/** Every endpoint of the store, one namespace per feature: what the server implements and what pages may call. */
export const apiContract = {
  catalog: catalogContract,
  checkout: checkoutContract,
  orders: ordersContract,
  payments: paymentsContract,
}

/** The typed client that loaders call in the same process; browsers use src/store/client/api.ts. */
export type StoreApi = ContractRouterClient<typeof apiContract>
