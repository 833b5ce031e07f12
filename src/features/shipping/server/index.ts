export { MAX_DELAY_DAYS, refuseFarDate, type ShippingContext, shippingHandlers } from './handlers.ts'
export { modeOf, shippingLine } from './lines.ts'
export type { Contact, DeliverySettings } from './settings.ts'
