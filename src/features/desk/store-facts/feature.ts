import { defineFeature } from '#platform/feature/server/define-feature.ts'
import * as storeFactsTable from './migrations/0140-store-facts.ts'

export const storeFacts = defineFeature({
  name: 'store-facts',
  migrations: { '0140-store-facts': storeFactsTable },
})
