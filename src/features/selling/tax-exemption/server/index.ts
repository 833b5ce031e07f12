export { exemptionOf } from './exemptions.ts'
