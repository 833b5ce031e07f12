export { makeShippingHandlers, type ReadShippableProducts, type ShippingContext } from './handlers.ts'
export { MAX_DELAY_DAYS, refuseFarDate } from './refuse-far-date.ts'
