export { type CheckoutContext, checkoutHandlers } from './handlers.ts'
export { type Boss, type Job, keepRunning, registerJobs, sellingJobs, type SellingJobServices } from './jobs.ts'
