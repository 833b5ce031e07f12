export { askPrices } from './ask.ts'
export { repricingHandlers } from './handlers.ts'
export { requireParty } from './party.ts'
export {
  decideRequest,
  spendRequest,
} from './requests.ts'
export { openSale, type PartnerSale } from './sale.ts'
