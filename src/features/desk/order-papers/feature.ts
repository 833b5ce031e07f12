import { calls } from '#platform/feature/server/calls.ts'
import { defineFeature } from '#platform/feature/server/define-feature.ts'
import { orderPapersContract } from './contract.ts'
import { PAPER } from './rules/access.ts'
import { orderPapersHandlers } from './server/handlers.ts'

export const orderPapers = defineFeature({
  name: 'order-papers',
  permissions: [PAPER],
  portal: {
    orderPapers: calls(orderPapersContract, orderPapersHandlers),
  },
})
