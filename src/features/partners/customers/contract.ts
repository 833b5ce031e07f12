import { contactsContract, customerCalls } from './contract/customers.ts'
import { projectCalls } from './contract/projects.ts'
import { viewCalls } from './contract/views.ts'

export type {
  Customer,
  ListedCustomer,
  ManyCustomersRow,
  PromisedCall,
  TimelinePage,
} from './contract/customers.ts'
export type { ListedProject, ManyRow, Project, ProjectPhoto, ProjectRoom } from './contract/projects.ts'
export type { ViewedList } from './contract/views.ts'
export { contactsContract }

/** Answered by the partner portal alone. */
export const customersContract = { ...customerCalls, ...viewCalls }
export const projectsContract = projectCalls
