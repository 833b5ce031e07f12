import { calls } from '#platform/feature/server/calls.ts'
import { defineFeature } from '#platform/feature/server/define-feature.ts'
import { orderDeskContract } from './contract.ts'
import { ORDER_DESK } from './rules/access.ts'
import { orderDeskHandlers } from './server/handlers.ts'

export const orderDesk = defineFeature({
  name: 'order-desk',
  permissions: [ORDER_DESK],
  portal: {
    orderDesk: calls(orderDeskContract, orderDeskHandlers),
  },
})
