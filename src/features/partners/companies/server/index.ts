export { logoAnswer, logoBytes } from './logos.ts'
