import { PAYMENT } from '#features/selling/fulfilment/rules/access.ts'
import { defineTexts } from '#lib/language/texts.ts'
import { calls } from '#platform/feature/server/calls.ts'
import { defineFeature } from '#platform/feature/server/define-feature.ts'
import { moneyContract } from './contract.ts'
import { moneyHandlers } from './server/handlers.ts'

/** Its pages in the portal's navigation. */
const pageNames = defineTexts({ reconciliation: 'Reconciliation' })

export const money = defineFeature({
  name: 'money',
  navigation: [
    { group: 'prices', place: 40, href: '/money', name: pageNames.reconciliation, needs: PAYMENT.reconcile },
  ],
  portal: {
    money: calls(moneyContract, moneyHandlers),
  },
})
