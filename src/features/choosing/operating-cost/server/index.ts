export { operatingCostHandlers } from './handlers.ts'
export { fuelPrices, pricesAtZip } from './prices.ts'
