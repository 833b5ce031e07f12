export { checkoutHandlers } from './handlers.ts'
