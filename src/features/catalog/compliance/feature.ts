import { productsIn } from '#features/catalog/catalog/server/index.ts'
import { calls } from '#platform/feature/server/calls.ts'
import { defineFeature } from '#platform/feature/server/define-feature.ts'
import { complianceContract } from './contract.ts'
import { complianceHandlers } from './server/handlers.ts'

export const compliance = defineFeature({
  name: 'compliance',
  store: {
    compliance: calls(complianceContract, complianceHandlers, {
      alsoInPortal: true,
      shows: { check: (answer: unknown, asked: unknown) => productsIn([answer, asked]) },
    }),
  },
})
