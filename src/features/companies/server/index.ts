export { companiesHandlers } from './handlers.ts'
