export { exemptionOf } from './exemptions.ts'
export { exemptionHandlers } from './handlers.ts'
