export { contactsHandlers, customersHandlers } from './handlers.ts'
export { projectsHandlers } from './project-handlers.ts'
export { findProjects } from './read-projects.ts'
export { addTimelineEntry } from './timeline.ts'
