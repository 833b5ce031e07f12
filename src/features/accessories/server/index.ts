export { accessoriesHandlers } from './handlers.ts'
