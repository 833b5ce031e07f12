import { calls } from '#platform/feature/server/calls.ts'
import { defineFeature } from '#platform/feature/server/define-feature.ts'
import { contactsContract, customersContract, projectsContract } from './contract.ts'
import { CUSTOMER, PROJECT } from './rules/permissions.ts'
import { OWN_KINDS } from './rules/timeline.ts'
import { contactsHandlers, customersHandlers } from './server/handlers.ts'
import { projectsHandlers } from './server/projects/project-handlers.ts'

export const customers = defineFeature({
  name: 'customers',
  permissions: [CUSTOMER, PROJECT],
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
      name: 'Customers',
      needs: CUSTOMER.read,
      key: 'c',
      onPhone: true,
    },
    {
      group: 'start',
      place: 20,
      href: '/projects',
      name: 'Projects',
      needs: PROJECT.read,
      key: 'p',
      onPhone: true,
    },
    { place: 10, href: '/customers/new', name: 'New customer', needs: CUSTOMER.write },
    { place: 20, href: '/projects/new', name: 'New project', needs: PROJECT.write },
  ],
  store: {
    contacts: calls(contactsContract, contactsHandlers),
  },
  portal: {
    customers: calls(customersContract, customersHandlers),
    projects: calls(projectsContract, projectsHandlers),
  },
})
