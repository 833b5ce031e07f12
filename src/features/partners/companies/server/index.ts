export { companiesHandlers } from './handlers.ts'
export { logoAnswer, logoBytes } from './logos.ts'
