export { SIZING_MAIL_TOPIC } from './mail-result.ts'
export { placeWithClimate } from './place-climate.ts'
