import { phoneMask } from '#lib/phone.ts'

const PHONE_DIGITS = 10 // L-INPUT-PHONE

/** The digits of a US phone number: at most ten, and a leading 1 (the country code) never counts. */
export const phoneDigits = (typed: string): string =>
  typed.replace(/\D/g, '').replace(/^1+/, '').slice(0, PHONE_DIGITS)

/** Formats what is typed so far as (###) ###-####: "312555" → "(312) 555". */
export const formatPhone = (typed: string): string => phoneMask(phoneDigits(typed))

/** The position of the caret in `formatted` after `count` digits. */
export function caretAfterDigits(formatted: string, count: number): number {
  if (count === 0) return 0
  const places = [...formatted.matchAll(/\d/g)].map((match) => match.index + 1)
  return places[count - 1] ?? formatted.length
}
