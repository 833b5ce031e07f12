import { calls } from '#platform/feature/server/calls.ts'
import { defineFeature } from '#platform/feature/server/define-feature.ts'
import { operatingCostContract } from './contract.ts'
import { operatingCostHandlers } from './server/handlers.ts'
import { fuelPriceTable } from './server/price-table.ts'

export const operatingCost = defineFeature({
  name: 'operating-cost',
  referenceTables: [fuelPriceTable],
  store: {
    operatingCost: calls(operatingCostContract, operatingCostHandlers, { alsoInPortal: true }),
  },
})
