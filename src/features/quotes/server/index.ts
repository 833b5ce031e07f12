export { quotesHandlers } from './desk-handlers.ts'
