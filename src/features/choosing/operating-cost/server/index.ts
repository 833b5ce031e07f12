export { fuelPrices, pricesAtZip } from './prices.ts'
