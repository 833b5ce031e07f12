import { COMPANY } from '#features/people/accounts/rules/access.ts'
import { defineTexts } from '#lib/language/texts.ts'
import { calls } from '#platform/feature/server/calls.ts'
import { defineFeature } from '#platform/feature/server/define-feature.ts'
import { taxExemptionContract } from './contract.ts'
import { TAX_CERTIFICATE } from './rules/access.ts'
import { exemptionHandlers } from './server/handlers.ts'
import { EXEMPTION_DATA } from './server/personal-data.ts'

/** Its pages and actions in the portal's navigation. */
const pageNames = defineTexts({ taxCertificates: 'Tax certificates' })

export const taxExemption = defineFeature({
  name: 'tax-exemption',
  personalData: EXEMPTION_DATA,
  permissions: [TAX_CERTIFICATE],
  navigation: [
    {
      group: 'prices',
      place: 20,
      href: '/tax-certificates',
      name: pageNames.taxCertificates,
      needs: COMPANY.read,
      key: 'x',
    },
  ],
  portal: {
    taxExemption: calls(taxExemptionContract, exemptionHandlers),
  },
})
