export { CATALOGUE_CHANNEL, followCatalogue, type Following } from './follow.ts'
export { searchHandlers } from './handlers.ts'
export type { SearchEngine } from './ports.ts'
export { createProjection, type Projection } from './projection.ts'
