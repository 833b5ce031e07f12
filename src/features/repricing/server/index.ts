export { type AskedPrices, askPrices } from './ask.ts'
export { repricingHandlers } from './handlers.ts'
export { type Party, requireParty } from './party.ts'
export {
  decideRequest,
  findRequest,
  listRequests,
  type RequestRow,
  spendRequest,
  usableRequest,
} from './requests.ts'
