export { compareHandlers } from './handlers.ts'
