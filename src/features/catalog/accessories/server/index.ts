export { accessoriesHandlers } from './handlers.ts'
export { nextPriceChange, partsForSale, partsThatFit } from './parts.ts'
