export { placeWithClimate } from './place-climate.ts'
