export { makeShippingHandlers } from './handlers.ts'
export { refuseFarDate } from './refuse-far-date.ts'
