import { COMPANY } from '#features/people/accounts/rules/access.ts'
import { defineTexts } from '#lib/language/texts.ts'
import { calls } from '#platform/feature/server/calls.ts'
import { defineFeature } from '#platform/feature/server/define-feature.ts'
import { companiesContract } from './contract.ts'
import { COMPANIES } from './rules/access.ts'
import { companiesHandlers } from './server/handlers.ts'
import { COMPANY_DATA } from './server/personal-data.ts'

/** Its pages and actions in the portal's navigation. */
const pageNames = defineTexts({
  companies: 'Companies',
  hvacContractorList: 'HVAC contractor list',
  newCompany: 'New company',
})

export const companies = defineFeature({
  name: 'companies',
  personalData: COMPANY_DATA,
  permissions: [COMPANIES],
  navigation: [
    {
      group: 'people',
      place: 10,
      href: '/companies',
      name: pageNames.companies,
      needs: COMPANY.read,
      key: 'w',
    },
    {
      group: 'people',
      place: 20,
      href: '/tools/hvac-contractor-list',
      name: pageNames.hvacContractorList,
      key: 'f',
    },
    { place: 50, href: '/companies/new', name: pageNames.newCompany, needs: COMPANIES.write },
  ],
  portal: {
    companies: calls(companiesContract, companiesHandlers),
  },
})
