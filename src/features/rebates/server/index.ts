export { rebatesHandlers } from './handlers.ts'
export { rebatesAt } from './rebates-at.ts'
