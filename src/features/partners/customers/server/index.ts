export { insertProject } from './projects/write-projects.ts'
export { knownCustomer } from './read-customers.ts'
export { addTimelineEntry, unlinkTimelineEntry } from './timeline.ts'
export { ownCustomer } from './write-customers.ts'
