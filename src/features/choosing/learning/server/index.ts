export { factTableNames } from './facts/fact-tables.ts'
export { learningHandlers } from './handlers.ts'
