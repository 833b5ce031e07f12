import { calls } from '#platform/feature/server/calls.ts'
import { defineFeature } from '#platform/feature/server/define-feature.ts'
import { rebatesContract } from './contract.ts'
import { federalCreditTable } from './server/credit-table.ts'
import { rebatesHandlers } from './server/handlers.ts'
import { rebateTable } from './server/programs.ts'

export const rebates = defineFeature({
  name: 'rebates',
  referenceTables: [rebateTable, federalCreditTable],
  store: {
    rebates: calls(rebatesContract, rebatesHandlers, { alsoInPortal: true }),
  },
})
