export { makeShippingHandlers, refuseFarDate } from './handlers.ts'
