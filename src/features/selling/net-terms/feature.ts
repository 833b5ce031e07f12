import { COMPANY } from '#features/people/accounts/rules/access.ts'
import { defineTexts } from '#lib/language/texts.ts'
import { calls } from '#platform/feature/server/calls.ts'
import { defineFeature, type Stored } from '#platform/feature/server/define-feature.ts'
import { netTermsContract } from './contract.ts'
import { CREDIT } from './rules/access.ts'
import { netTermsHandlers } from './server/handlers.ts'
import { markOverdue, type OverdueListener } from './server/receive.ts'

/** Its pages and actions in the portal's navigation. */
const pageNames = defineTexts({ credit: 'Credit' })

export const netTerms = defineFeature({
  name: 'net-terms',
  permissions: [CREDIT],
  navigation: [
    { group: 'prices', place: 10, href: '/credit', name: pageNames.credit, needs: COMPANY.read, key: 't' },
  ],
  portal: {
    netTerms: calls(netTermsContract, netTermsHandlers),
  },
  jobs: ({ orderEvents, ...stored }: Stored & { orderEvents: { overdue: OverdueListener } }) => [
    { name: 'mark-overdue', everySeconds: 600, run: () => markOverdue(stored, orderEvents.overdue) },
  ],
})
