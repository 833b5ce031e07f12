export { operatingCostHandlers } from './handlers.ts'
