export { partnerOrdersHandlers } from './handlers.ts'
