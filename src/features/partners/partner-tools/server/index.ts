export { partnerToolsHandlers } from './handlers.ts'
