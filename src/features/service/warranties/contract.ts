export { type DeskRegistration, warrantyDeskContract } from './contract/desk.ts'
export {
  type BrandTerms,
  type OrderWarranty,
  type Registration,
  type WarrantyUnit,
  warrantiesContract,
} from './contract/store.ts'
