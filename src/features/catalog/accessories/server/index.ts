export { nextPriceChange, partsForSale } from './parts.ts'
