import { calls } from '#platform/feature/server/calls.ts'
import { defineFeature } from '#platform/feature/server/define-feature.ts'
import { accessoriesContract } from './contract.ts'
import { accessoriesHandlers } from './server/handlers.ts'

export const accessories = defineFeature({
  name: 'accessories',
  store: {
    accessories: calls(accessoriesContract, accessoriesHandlers, {
      alsoInPortal: true,
      sameForAll: ['required'],
    }),
  },
})
