export { sizingHandlers } from './handlers.ts'
