export { spendRequest } from './requests.ts'
export { openSale, type PartnerSale } from './sale.ts'
