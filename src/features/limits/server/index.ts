export { type Admitted, admit } from './admit.ts'
export { clearEvents, listEvents, recordEvents } from './events.ts'
export { type Limits, makeLimits } from './limits.ts'
