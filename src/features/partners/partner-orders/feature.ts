import { calls } from '#platform/feature/server/calls.ts'
import { defineFeature } from '#platform/feature/server/define-feature.ts'
import { partnerOrdersContract } from './contract.ts'
import { partnerOrdersHandlers } from './server/handlers.ts'

export const partnerOrders = defineFeature({
  name: 'partner-orders',
  portal: {
    orders: calls(partnerOrdersContract, partnerOrdersHandlers),
  },
})
