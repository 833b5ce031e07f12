export { factTableNames } from './facts/fact-tables.ts'
