import { calls } from '#platform/feature/server/calls.ts'
import { defineFeature } from '#platform/feature/server/define-feature.ts'
import { contactsContract, customersContract, projectsContract } from './contract.ts'
import { contactsHandlers, customersHandlers } from './server/handlers.ts'
import { projectsHandlers } from './server/projects/project-handlers.ts'

export const customers = defineFeature({
  name: 'customers',
  store: {
    contacts: calls(contactsContract, contactsHandlers),
  },
  portal: {
    customers: calls(customersContract, customersHandlers),
    projects: calls(projectsContract, projectsHandlers),
  },
})
