import type { Customer, ListedCustomer, ListedProject, Project } from '../contract.ts'
import type { projectsOfCustomer, readProject } from './projects/read-projects.ts'
import type { openCustomer, readCustomer } from './read-customers.ts'

type CustomerRow = Awaited<ReturnType<typeof readCustomer>>
type ProjectRow = Awaited<ReturnType<typeof projectsOfCustomer>>[number]

/** A customer as lists show it. */
export const presentCustomer = (row: CustomerRow): ListedCustomer => ({
  id: row.id,
  name: row.name,
  phone: row.phone,
  email: row.email,
  city: row.city,
  state: row.state,
  zip: row.zip,
  company: row.company,
  assigneeID: row.assigned_id,
  assignee: row.assignee,
  version: row.version,
  changedAt: row.changed_at.toISOString(),
})

/** A project as lists show it. */
export const presentProject = (row: ProjectRow): ListedProject => ({
  id: row.id,
  name: row.name,
  stage: row.stage,
  customerID: row.customer_id,
  customerName: row.customer_name,
  city: row.city,
  zip: row.zip,
  heatingBtu: row.heating_btu,
  assigneeID: row.assigned_id,
  assignee: row.assignee,
  version: row.version,
  changedAt: row.changed_at.toISOString(),
})

export const presentOpenCustomer = (row: Awaited<ReturnType<typeof openCustomer>>): Customer => ({
  ...presentCustomer(row),
  street: row.street,
  contacts: row.contacts,
  projects: row.projects.map(presentProject),
})

/** An opened project without its rooms and photos. */
export const presentOpenProject = (
  row: Awaited<ReturnType<typeof readProject>>,
): Omit<Project, 'rooms' | 'photos'> => ({
  ...presentProject(row),
  street: row.street,
  state: row.state,
  coolingBtu: row.cooling_btu,
  home: row.home as Project['home'],
  equipment: row.equipment,
})
