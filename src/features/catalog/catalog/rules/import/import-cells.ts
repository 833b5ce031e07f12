import { isCalendarDay } from '#lib/dates.ts'
/** The result of reading one cell of a catalog file. A cell is text; an empty cell has no value. */

export type CellValue<T> = { kind: 'value'; value: T } | { kind: 'wrong'; expected: string }

const value = <T>(read: T): CellValue<T> => ({ kind: 'value', value: read })
const wrong = (expected: string): CellValue<never> => ({ kind: 'wrong', expected })

const MONEY = 'US dollars with at most two decimals, not negative, e.g. 1299.99'
const LARGEST_NUMBER = 1e12

/** Cents from "1299.99" or "$1,299.99"; exact, without floating point. */
export function readMoney(text: string): CellValue<number> {
  const plain = /^\$?\s?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(text) ? text.replaceAll(',', '') : text
  const match = /^(?:\$\s?)?(\d{1,9})(?:\.(\d{1,2}))?$/.exec(plain)
  return match === null
    ? wrong(MONEY)
    : value(Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0')))
}

/** A plain decimal number between two bounds. */
export function readNumber(
  text: string,
  bounds: { least?: number; most?: number; whole?: boolean } = {},
): CellValue<number> {
  const { least = -LARGEST_NUMBER, most = LARGEST_NUMBER, whole = false } = bounds
  const number = /^-?\d{1,13}(\.\d{1,6})?$/.test(text) ? Number(text) : Number.NaN
  if (number >= least && number <= most && (!whole || Number.isInteger(number))) return value(number)
  return wrong(
    [
      whole ? 'a whole number' : 'a number',
      bounds.least === undefined ? '' : ` of at least ${least}`,
      bounds.most === undefined ? '' : ` and at most ${most}`,
    ].join(''),
  )
}

export function readYesNo(text: string): CellValue<boolean> {
  const word = text.toLowerCase()
  if (word === 'yes' || word === 'true') return value(true)
  return word === 'no' || word === 'false' ? value(false) : wrong('yes or no')
}

/** A calendar day, yyyy-mm-dd. */
export const readDay = (text: string): CellValue<string> =>
  isCalendarDay(text) ? value(text) : wrong('a day that exists, written yyyy-mm-dd')

export const readText = (text: string, most: number): CellValue<string> =>
  text.length <= most && !text.includes('\u0000') ? value(text) : wrong(`text of at most ${most} characters`)

export function readChoice<T extends string>(text: string, choices: readonly T[]): CellValue<T> {
  const found = choices.find((choice) => choice === text)
  return found === undefined ? wrong(`one of ${choices.join(', ')}`) : value(found)
}

/** Any JSON value. */
export function readJson(text: string): CellValue<unknown> {
  try {
    return value(JSON.parse(text))
  } catch {
    return wrong('JSON')
  }
}

const isTexts = (json: unknown): json is string[] =>
  Array.isArray(json) && json.every((item) => typeof item === 'string')

/** Several texts: "a|b|c", or a JSON array when a text itself holds a bar. */
export function readTexts(text: string): CellValue<string[]> {
  if (!text.startsWith('[')) return value(text.split('|').map((part) => part.trim()))
  const json = readJson(text)
  return json.kind === 'value' && isTexts(json.value)
    ? value(json.value)
    : wrong('texts separated by |, or a JSON array of texts')
}

/** One text or several, for an attribute of the kind "list". A JSON string is always one text. */
export function readTextOrTexts(text: string): CellValue<string | string[]> {
  if (text.startsWith('"')) {
    const json = readJson(text)
    return json.kind === 'value' && typeof json.value === 'string'
      ? value(json.value)
      : wrong('a text, or texts separated by |')
  }
  const texts = readTexts(text)
  return texts.kind === 'value' && texts.value.length === 1 && !text.startsWith('[')
    ? value(texts.value[0] ?? '')
    : texts
}

/** The inverse of readTexts. */
export const writeTexts = (texts: readonly string[]): string =>
  texts.length === 0
    ? ''
    : texts.some((text) => text.includes('|') || text !== text.trim() || text === '') ||
        texts[0]?.startsWith('[') === true
      ? JSON.stringify(texts)
      : texts.join('|')

/** The inverse of readTextOrTexts. */
export function writeTextOrTexts(texts: string | readonly string[]): string {
  if (typeof texts === 'string') return /^["[]|\||^\s|\s$/.test(texts) ? JSON.stringify(texts) : texts
  return texts.length > 1 &&
    !texts.some((text) => text === '' || text.includes('|') || text !== text.trim()) &&
    !/^["[]/.test(texts[0] ?? '')
    ? texts.join('|')
    : JSON.stringify(texts)
}
