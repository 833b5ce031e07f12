import { placeOfZip } from '#features/catalog/location/rules/zip-states.ts'

export const QUOTE_NUMBER = /^QL\d{6}$/

export const MOST_NUMBERS = 1_000_000

/** "QL" and six digits. `random`: a whole number below `MOST_NUMBERS`. */
export const quoteNumber = (random: number): string => `QL${String(random % MOST_NUMBERS).padStart(6, '0')}`

/** What a customer searches by. */
export interface SearchedFor {
  kind: 'number' | 'email' | 'phone'
  /** as the database compares it */
  value: string
  /** five digits, or what was typed instead of them */
  zip: string
}

/** Reads what was typed: "QL 960-417", "Dana@Example.com", "(312) 555-0119". Five digits of a ZIP+4 count. */
export function readSearch({ who, zip }: { who: string; zip: string }): SearchedFor {
  const place = placeOfZip(zip)
  const text = who.trim()
  if (text.includes('@')) return { kind: 'email', value: text.toLowerCase(), zip: place }
  const number = text.toUpperCase().replace(/[\s-]/g, '')
  if (QUOTE_NUMBER.test(number)) return { kind: 'number', value: number, zip: place }
  const digits = text.replace(/\D/g, '')
  return digits.length >= 10
    ? { kind: 'phone', value: digits.slice(-10), zip: place }
    : { kind: 'number', value: number.slice(0, 40), zip: place }
}
