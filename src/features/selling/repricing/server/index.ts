export { spendRequest } from './requests.ts'
export { openSale, type PartnerSale, pricesOfRequest } from './sale.ts'
