export { type Content, createContent } from './content.ts'
export { contentHandlers } from './handlers.ts'
export { installContent, type NewEntry } from './install.ts'
export { starterContent } from './starter.ts'
