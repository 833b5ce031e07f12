export { creditUse } from './credit-use.ts'
