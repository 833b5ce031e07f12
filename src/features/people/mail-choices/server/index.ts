export { hasStoppedMail } from './choices.ts'
export { mailChoicesHandlers } from './handlers.ts'
export { honorChoices } from './honor-choices.ts'
