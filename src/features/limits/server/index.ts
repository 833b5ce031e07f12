export { type Admitted, admit, type Point } from './admit.ts'
export { clearEvents, type EventParts, listEvents, recordEvents } from './events.ts'
export { type Limits, makeLimits } from './limits.ts'
