export { mailChoicesHandlers } from './handlers.ts'
export { honourChoices } from './honour-choices.ts'
