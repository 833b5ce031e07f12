import { calls } from '#platform/feature/server/calls.ts'
import { defineFeature } from '#platform/feature/server/define-feature.ts'
import { companiesContract } from './contract.ts'
import { companiesHandlers } from './server/handlers.ts'

export const companies = defineFeature({
  name: 'companies',
  portal: {
    companies: calls(companiesContract, companiesHandlers),
  },
})
