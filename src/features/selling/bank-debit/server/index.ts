export { sweepLinks } from './links.ts'
export type { BankServices } from './services.ts'
