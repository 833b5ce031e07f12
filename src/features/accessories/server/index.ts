export { accessoriesHandlers } from './handlers.ts'
export { nextPriceChange, partsForSale } from './parts.ts'
