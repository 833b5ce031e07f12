export { checkoutHandlers } from './handlers.ts'
export { keepRunning, registerJobs, sellingJobs } from './jobs.ts'
