export { askPrices } from './ask.ts'
export {
  decideRequest,
  spendRequest,
} from './requests.ts'
export { openSale, type PartnerSale } from './sale.ts'
