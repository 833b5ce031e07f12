export { type Limits, makeLimits, type Point, takePoints } from './limits.ts'
