export { operatingCostHandlers } from './handlers.ts'
export { fuelPrices } from './prices.ts'
