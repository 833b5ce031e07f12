import { defineFeature } from '#platform/feature/server/define-feature.ts'
import * as storeFactsTable from './migrations/0140-store-facts.ts'
import { STORE_FACTS } from './rules/access.ts'

export const storeFacts = defineFeature({
  name: 'store-facts',
  permissions: [STORE_FACTS],
  migrations: { '0140-store-facts': storeFactsTable },
})
