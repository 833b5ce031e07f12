import { calls } from '#platform/feature/server/calls.ts'
import { defineFeature } from '#platform/feature/server/define-feature.ts'
import { contactsContract, customersContract, projectsContract } from './contract.ts'
import { contactsHandlers, customersHandlers } from './server/handlers.ts'
import { projectsHandlers } from './server/projects/project-handlers.ts'

export const customers = defineFeature({
  name: 'customers',
  navigation: [
    {
      group: 'start',
      place: 10,
      href: '/customers',
      name: 'Customers',
      needs: 'customers.read',
      key: 'c',
      onPhone: true,
    },
    {
      group: 'start',
      place: 20,
      href: '/projects',
      name: 'Projects',
      needs: 'projects.read',
      key: 'p',
      onPhone: true,
    },
    { place: 10, href: '/customers/new', name: 'New customer', needs: 'customers.write' },
    { place: 20, href: '/projects/new', name: 'New project', needs: 'projects.write' },
  ],
  liveLists: {
    customers: { reads: 'customers.read', table: 'customer', moment: 'changed_at', ofCompanies: true },
  },
  store: {
    contacts: calls(contactsContract, contactsHandlers),
  },
  portal: {
    customers: calls(customersContract, customersHandlers),
    projects: calls(projectsContract, projectsHandlers),
  },
})
