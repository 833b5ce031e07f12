export { savedCartsHandlers } from './handlers.ts'
export type { CartProjects } from './ports.ts'
export { saveHandler } from './save.ts'
