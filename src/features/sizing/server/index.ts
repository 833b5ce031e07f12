export { type SizingContext, sizingHandlers } from './handlers.ts'
