export { rebatesHandlers } from './handlers.ts'
