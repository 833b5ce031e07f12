export { placeWithClimate, sizingHandlers } from './handlers.ts'
