export { hasStoppedMail } from './choices.ts'
