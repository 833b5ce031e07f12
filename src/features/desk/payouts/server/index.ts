export { payoutEntries } from './read-payouts.ts'
