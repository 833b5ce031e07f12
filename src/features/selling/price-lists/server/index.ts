export { priceListsHandlers } from './handlers.ts'
