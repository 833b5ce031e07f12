import { defineTexts } from '#lib/language/texts.ts'
import { calls } from '#platform/feature/server/calls.ts'
import { defineFeature } from '#platform/feature/server/define-feature.ts'
import { storeFactsContract } from './contract.ts'
import * as storeFactsTable from './migrations/0140-store-facts.ts'
import { STORE_FACTS } from './rules/access.ts'
import { storeFactsHandlers } from './server/handlers.ts'

const pageNames = defineTexts({ settings: 'Settings' })

export const storeFacts = defineFeature({
  name: 'store-facts',
  permissions: [STORE_FACTS],
  migrations: { '0140-store-facts': storeFactsTable },
  navigation: [
    { group: 'people', place: 45, href: '/settings', name: pageNames.settings, needs: STORE_FACTS.read },
  ],
  portal: { storeFacts: calls(storeFactsContract, storeFactsHandlers) },
})
