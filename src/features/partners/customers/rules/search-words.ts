/** The most words of a search that count. */
const MOST_WORDS = 8

/** A text as words: letters and digits in lower case, without accents. */
const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? []

/** The digits of a phone number also count from its second and third part, so "0143" finds (312) 555-0143. */
const partsOfPhone = (phone: string): string[] =>
  /^\d{10}$/.test(phone) ? [phone, phone.slice(3), phone.slice(6)] : wordsOf(phone)

/** Every word by which a search finds a row. */
export const searchWords = (texts: readonly string[], phone = ''): string[] => [
  ...new Set([...texts.flatMap(wordsOf), ...partsOfPhone(phone)]),
]

/**
 * A typed search as a query of PostgreSQL: each word is the beginning of a word of the row. The digits of a
 * phone number may stand in groups: "(312) 555-0143". Undefined when nothing was typed.
 */
export function searchQuery(typed: string): string | undefined {
  const isPhone = /^[\d\s().+-]+$/.test(typed) && typed.replace(/\D/g, '').length >= 7
  const words = isPhone ? [typed.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '')] : wordsOf(typed)
  if (words.length === 0) return undefined
  return words
    .slice(0, MOST_WORDS)
    .map((word) => `'${word}':*`)
    .join(' & ')
}
