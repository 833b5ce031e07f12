export { type Admitted, admit, type Point, withPoints } from './admit.ts'
export { clearEvents, listEvents, recordEvents } from './events.ts'
export { type Limits, makeLimits } from './limits.ts'
