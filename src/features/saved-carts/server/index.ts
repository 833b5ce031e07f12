export { savedCartsHandlers } from './handlers.ts'
export type { CartProject, CartProjects } from './ports.ts'
export { saveHandler } from './save.ts'
