import { defineTexts } from '#lib/language/texts.ts'
import { calls } from '#platform/feature/server/calls.ts'
import { defineFeature } from '#platform/feature/server/define-feature.ts'
import { repricingContract, storeRepricingContract } from './contract.ts'
import { REPRICING } from './rules/access.ts'
import { repricingHandlers } from './server/handlers.ts'
import { PRICE_REQUEST_DATA } from './server/personal-data.ts'

/** Its pages and actions in the portal's navigation. */
const pageNames = defineTexts({ priceApprovals: 'Price approvals' })

export const repricing = defineFeature({
  name: 'repricing',
  personalData: PRICE_REQUEST_DATA,
  permissions: [REPRICING],
  navigation: [
    {
      group: 'prices',
      place: 40,
      href: '/approvals',
      name: pageNames.priceApprovals,
      needs: REPRICING.reprice,
      key: 'a',
    },
  ],
  store: {
    repricing: calls(storeRepricingContract, { ask: repricingHandlers.ask, get: repricingHandlers.get }),
  },
  portal: {
    repricing: calls(repricingContract, repricingHandlers),
  },
})
