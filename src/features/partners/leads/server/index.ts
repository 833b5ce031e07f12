export { assignLead } from './assign-lead.ts'
export { readLead } from './desk-queries.ts'
export { writeLead } from './write-lead.ts'
