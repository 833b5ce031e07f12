/** An id in an address or a form; undefined for anything else. */
export const idOf = (text: unknown): number | undefined =>
  typeof text === 'string' && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined

/** A text in an address or a form, cut where no field of its kind takes more. */
export const textOf = (text: unknown, most = 400): string =>
  typeof text === 'string' ? text.slice(0, most) : ''

export { storeDate as dayOf } from '#platform/clock/rules/store-time.ts'
