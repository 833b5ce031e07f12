import { COMPANY } from '#features/people/accounts/rules/permissions.ts'
import { calls } from '#platform/feature/server/calls.ts'
import { defineFeature } from '#platform/feature/server/define-feature.ts'
import { companiesContract } from './contract.ts'
import { COMPANIES } from './rules/permissions.ts'
import { companiesHandlers } from './server/handlers.ts'

export const companies = defineFeature({
  name: 'companies',
  permissions: [COMPANIES],
  navigation: [
    { group: 'people', place: 10, href: '/companies', name: 'Companies', needs: COMPANY.read, key: 'w' },
    {
      group: 'people',
      place: 20,
      href: '/tools/hvac-contractor-list',
      name: 'HVAC contractor list',
      key: 'f',
    },
    { place: 50, href: '/companies/new', name: 'New company', needs: COMPANIES.write },
  ],
  portal: {
    companies: calls(companiesContract, companiesHandlers),
  },
})
