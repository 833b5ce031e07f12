/** An id in an address or a form; undefined for anything else. */
export const idOf = (text: unknown): number | undefined =>
  typeof text === 'string' && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined

/** A short text in an address or a form. */
export const textOf = (text: unknown): string => (typeof text === 'string' ? text.slice(0, 400) : '')

export { storeDate as dayOf } from '#platform/clock/rules/store-time.ts'
