import { productsIn, shows } from '#features/catalog/catalog/server/index.ts'
import { calls } from '#platform/feature/server/calls.ts'
import { defineFeature } from '#platform/feature/server/define-feature.ts'
import { accessoriesContract } from './contract.ts'
import { partTypes } from './rules/part-kinds.ts'
import { accessoriesHandlers } from './server/handlers.ts'

/** A part that another one costs less than is no longer the one to take. */
const partNames = () => partTypes().map(shows.type)

export const accessories = defineFeature({
  name: 'accessories',
  store: {
    accessories: calls(accessoriesContract, accessoriesHandlers, {
      alsoInPortal: true,
      sameForAll: ['required'],
      shows: {
        required: (answer: unknown, asked: unknown) => [...productsIn([answer, asked]), ...partNames()],
      },
    }),
  },
})
