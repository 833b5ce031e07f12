import { calls } from '#platform/feature/server/calls.ts'
import { defineFeature } from '#platform/feature/server/define-feature.ts'
import { checkoutContract } from './contract.ts'
import { checkoutHandlers } from './server/handlers.ts'

export const checkout = defineFeature({
  name: 'checkout',
  store: {
    checkout: calls(checkoutContract, checkoutHandlers),
  },
})
