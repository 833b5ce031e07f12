import { askedOrderNumber } from '#features/selling/orders/rules/order-number.ts'

const MOST_WORDS = 8
const LONGEST = 60

/** Digits with what people write between them. */
const DIGITS = /^[\d\s()+./-]*$/
const ZIP_AND_FOUR = /^(\d{5})-\d{4}$/

/**
 * What PostgreSQL looks for (as a `tsquery`) when a person types something into the one field of the list of
 * orders: all the words, each by its beginning, or the whole without its signs: "dana rey", "po-4417",
 * "(312) 555-0119", "az4t-4kpe-npat3". Undefined when nothing of it is a word. A single character alone must
 * be a whole word.
 */
export function soughtWords(typed: string): string | undefined {
  const said = typed.trim().toLowerCase()
  if (/\S@/.test(said)) return begins(said.replaceAll(/\s/g, ''))
  const words = said.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
  const number = askedOrderNumber(typed)?.toLowerCase()
  const whole = number ?? ZIP_AND_FOUR.exec(said)?.[1] ?? wholeOf(said, words)
  if (whole === '') return undefined
  if (words.length === 1 && whole.length === 1) return quoted(whole)
  const all = words.slice(0, MOST_WORDS).map(begins).join(' & ')
  return words.length === 1 && words[0] === whole ? all : `(${all}) | ${begins(whole)}`
}

/** Without signs; a telephone number without the 1 before it. */
function wholeOf(said: string, words: readonly string[]): string {
  const whole = words.join('')
  return DIGITS.test(said) && whole.length === 11 ? whole.replace(/^1/, '') : whole
}

const quoted = (word: string): string => `'${word.slice(0, LONGEST).replaceAll(/['\\]/g, '$&$&')}'`
const begins = (word: string): string => `${quoted(word)}:*`

/** The number of a tracking, a serial or a quote without its signs; undefined when it is too short. */
export function soughtNumber(typed: string): string | undefined {
  const plain = typed.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
  return plain.length >= 6 && /\d/.test(plain) ? plain : undefined
}
