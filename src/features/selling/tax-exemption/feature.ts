import { calls } from '#platform/feature/server/calls.ts'
import { defineFeature } from '#platform/feature/server/define-feature.ts'
import { taxExemptionContract } from './contract.ts'
import { exemptionHandlers } from './server/handlers.ts'

export const taxExemption = defineFeature({
  name: 'tax-exemption',
  navigation: [
    {
      group: 'prices',
      place: 20,
      href: '/tax-certificates',
      name: 'Tax certificates',
      needs: 'company.read',
      key: 'x',
    },
  ],
  portal: {
    taxExemption: calls(taxExemptionContract, exemptionHandlers),
  },
})
