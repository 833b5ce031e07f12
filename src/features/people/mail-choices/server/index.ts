export { hasStoppedMail } from './choices.ts'
export { honorChoices } from './honor-choices.ts'
