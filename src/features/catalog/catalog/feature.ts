import { calls } from '#platform/feature/server/calls.ts'
import { defineFeature } from '#platform/feature/server/define-feature.ts'
import { catalogContract } from './contract.ts'
import { catalogHandlers } from './server/handlers.ts'

export const catalog = defineFeature({
  name: 'catalog',
  store: {
    catalog: calls(catalogContract, catalogHandlers, {
      alsoInPortal: true,
      sameForAll: ['product', 'multiple', 'categories', 'category'],
      keptByBrowsers: {
        menu: 'public, max-age=300, stale-while-revalidate=86400',
        categories: 'public, max-age=300, stale-while-revalidate=86400',
      },
    }),
  },
})
