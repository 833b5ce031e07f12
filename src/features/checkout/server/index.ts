export { checkoutHandlers } from './handlers.ts'
export { HEARTBEAT_SECONDS, keepRunning, registerJobs, sellingJobs } from './jobs.ts'
