import { defineTexts } from '#lib/language/texts.ts'
import { calls } from '#platform/feature/server/calls.ts'
import { defineFeature } from '#platform/feature/server/define-feature.ts'
import { storeFactsContract } from './contract.ts'
import * as storeFactsTable from './migrations/0140-store-facts.ts'
import * as providerTest from './migrations/0193-provider-test.ts'
import { STORE_FACTS, STORE_FACTS_LIMITS } from './rules/access.ts'
import { storeFactsHandlers } from './server/handlers.ts'

const pageNames = defineTexts({ settings: 'Settings' })

export const storeFacts = defineFeature({
  name: 'store-facts',
  permissions: [STORE_FACTS],
  limits: STORE_FACTS_LIMITS,
  migrations: { '0140-store-facts': storeFactsTable, '0193-provider-test': providerTest },
  navigation: [
    { group: 'people', place: 45, href: '/settings', name: pageNames.settings, needs: STORE_FACTS.read },
  ],
  portal: { storeFacts: calls(storeFactsContract, storeFactsHandlers) },
})
