import { PAYMENT } from '#features/selling/fulfilment/rules/access.ts'
import { defineTexts } from '#lib/language/texts.ts'
import { calls } from '#platform/feature/server/calls.ts'
import { defineFeature } from '#platform/feature/server/define-feature.ts'
import { moneyContract } from './contract.ts'
import * as moneyDays from './migrations/0200-money-days.ts'
import * as openInvoices from './migrations/0201-open-invoices.ts'
import * as dayClose from './migrations/0204-day-close.ts'
import { MONEY } from './rules/access.ts'
import { moneyHandlers } from './server/handlers.ts'

/** Its pages in the portal's navigation. */
const pageNames = defineTexts({ reconciliation: 'Reconciliation' })

export const money = defineFeature({
  name: 'money',
  permissions: [MONEY],
  lists: { journal: { reads: MONEY.read }, tax: { reads: MONEY.read }, aging: { reads: MONEY.read } },
  migrations: {
    '0200-money-days': moneyDays,
    '0201-open-invoices': openInvoices,
    '0204-day-close': dayClose,
  },
  navigation: [
    { group: 'prices', place: 40, href: '/money', name: pageNames.reconciliation, needs: PAYMENT.reconcile },
  ],
  portal: {
    money: calls(moneyContract, moneyHandlers),
  },
})
