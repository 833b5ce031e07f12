export { presentRates } from './present.ts'
export { MAX_DELAY_DAYS, refuseFarDate } from './refuse-far-date.ts'
