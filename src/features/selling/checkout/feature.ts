import { calls } from '#platform/feature/server/calls.ts'
import { defineFeature } from '#platform/feature/server/define-feature.ts'
import { checkoutContract } from './contract.ts'
import { CHECKOUT_LIMITS, ORDER_ENTRY } from './rules/access.ts'
import { checkoutHandlers } from './server/handlers.ts'

export const checkout = defineFeature({
  name: 'checkout',
  limits: CHECKOUT_LIMITS,
  entryKinds: [ORDER_ENTRY],
  store: {
    checkout: calls(checkoutContract, checkoutHandlers),
  },
})
