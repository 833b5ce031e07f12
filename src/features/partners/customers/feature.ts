import { defineTexts } from '#lib/language/texts.ts'
import { calls } from '#platform/feature/server/calls.ts'
import { defineFeature } from '#platform/feature/server/define-feature.ts'
import { contactsContract, customersContract, projectsContract } from './contract.ts'
import * as sharedViews from './migrations/0191-shared-views.ts'
import { CUSTOMER, PROJECT, VIEW } from './rules/access.ts'
import { OWN_KINDS } from './rules/timeline.ts'
import { contactsHandlers, customersHandlers } from './server/handlers.ts'
import { CUSTOMER_DATA } from './server/personal-data.ts'
import { projectsHandlers } from './server/projects/project-handlers.ts'

/** Its pages and actions in the portal's navigation. */
const pageNames = defineTexts({
  customers: 'Customers',
  projects: 'Projects',
  newCustomer: 'New customer',
  newProject: 'New project',
})

export const customers = defineFeature({
  name: 'customers',
  personalData: CUSTOMER_DATA,
  permissions: [CUSTOMER, PROJECT, VIEW],
  migrations: { '0191-shared-views': sharedViews },
  entryKinds: Object.values(OWN_KINDS),
  lists: {
    customers: {
      reads: CUSTOMER.read,
      live: { table: 'customer', moment: 'changed_at', ofCompanies: true },
    },
    projects: { reads: PROJECT.read },
  },
  navigation: [
    {
      group: 'start',
      place: 10,
      href: '/customers',
      name: pageNames.customers,
      needs: CUSTOMER.read,
      key: 'c',
      onPhone: true,
    },
    {
      group: 'start',
      place: 20,
      href: '/projects',
      name: pageNames.projects,
      needs: PROJECT.read,
      key: 'p',
      onPhone: true,
    },
    { place: 10, href: '/customers/new', name: pageNames.newCustomer, needs: CUSTOMER.write },
    { place: 20, href: '/projects/new', name: pageNames.newProject, needs: PROJECT.write },
  ],
  store: {
    contacts: calls(contactsContract, contactsHandlers),
  },
  portal: {
    customers: calls(customersContract, customersHandlers),
    projects: calls(projectsContract, projectsHandlers),
  },
})
