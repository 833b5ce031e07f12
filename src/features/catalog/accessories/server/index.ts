export { partsThatFit } from './fitting-parts.ts'
export { accessoriesHandlers } from './handlers.ts'
export { nextPriceChange, partsForSale } from './parts.ts'
