export { type KitIndex, kitIndex } from './kit-index.ts'
export { legality, placeOf, type SelectorPlace } from './place.ts'
