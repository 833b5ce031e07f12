import { calls } from '#platform/feature/server/calls.ts'
import { defineFeature } from '#platform/feature/server/define-feature.ts'
import { priceListsContract } from './contract.ts'
import { priceListsHandlers } from './server/handlers.ts'

export const priceLists = defineFeature({
  name: 'price-lists',
  portal: {
    priceLists: calls(priceListsContract, priceListsHandlers),
  },
})
