import type { Span } from '../parts/spans.ts'
import { phraseAt, phraseTable } from '../phrase-table.ts'
import { singular } from '../words.ts'
import { UNITS, type Unit, type Window } from './units.ts'

export type { Window } from './units.ts'

/** A window of figures with the words that said it. */
export interface Measure extends Window {
  /** the words of the query; products with these words rank above products that only have the size */
  said: readonly string[]
  /** where these words are in the query; empty for a figure that a model number has */
  span: Span
}

const unitsByName = new Map(UNITS.flatMap((unit) => unit.names.map((name) => [name, unit] as const)))
const UNIT_NAMES = phraseTable(unitsByName)
/** A number in a unit that is known, said in one word. */
export function measureOf(name: string, value: number): MeasureAt {
  const unit = unitsByName.get(name)!
  return { measure: unit.measure(value), length: 1, value, unit }
}

export const NUMBER = /^\d+(?:\.\d+)?$/
const GLUED_NAMES =
  't|k|kbtu|kbtuh|btu|btuh|ton|tons|afue|seer2?|hspf2?|eer2?|cfm|gal|gallon|g|gpd|mbh|kw|gpm|merv|uef|ppd|' +
  'sqft|ft|a|amp|amps|db|v|vac|volt|volts'
const FULL_NAMES: Readonly<Record<string, string>> = { kbtuh: 'kbtu', t: 'ton' }
/** A number with its unit and no space between: "3ton", "80kbtu". */
const GLUED = new RegExp(`^(\\d+(?:\\.\\d+)?)(${GLUED_NAMES})$`)

/** A rating before its number and no space between: "merv13", "afue96". */
const LED_BY_NAME = /^(afue|merv|seer2?(?=\d{2})|hspf2?(?=\d{2})|uef)(\d+(?:\.\d+)?)$/

export interface MeasureAt {
  measure: Window
  /** how many words the measure has */
  length: number
  /** the number and its unit */
  value: number
  unit: Unit
}

/** True when a unit of more than one letter begins at a word: in "one a day" the "a" is no ampere. */
export const isUnitAt = (words: readonly string[], index: number): boolean =>
  (words[index]?.length ?? 0) > 1 && unitAt(words, index) !== undefined

/**
 * Reads a measure that starts at a word: "3 ton", "80k btu", "36000btu", "afue 96", "16 seer2". Words are
 * normalized, plurals included.
 */
export function measureAt(words: readonly string[], index: number): MeasureAt | undefined {
  const word = words[index] ?? ''
  if (!/^\d/.test(word)) return namedFirst(words, index)
  if (NUMBER.test(word)) return unitAfter(words, index)
  const glued = GLUED.exec(word)
  return glued
    ? gluedMeasure(Number(glued[1]), glued[2]!.replace(/s$/, ''), words[index + 1] ?? '')
    : undefined
}

/** Shoppers write "afue96", "afue 96" and "merv 13" in this order, but not "ton 3". */
function namedFirst(words: readonly string[], index: number): MeasureAt | undefined {
  const word = words[index] ?? ''
  const led = /\d/.test(word) ? LED_BY_NAME.exec(word) : undefined
  if (led) return inBounds(unitsByName.get(led[1]!)!, Number(led[2]), 1)
  if (!RATINGS.has(word)) return undefined
  const next = words[index + 1] ?? ''
  return NUMBER.test(next) ? inBounds(unitsByName.get(word)!, Number(next), 2) : undefined
}

/** Ratings are said before their number too. */
export const RATINGS: ReadonlySet<string> = new Set('afue seer seer2 hspf hspf2 merv uef eer eer2'.split(' '))

function gluedMeasure(value: number, unit: string, next: string): MeasureAt | undefined {
  const isThousands = unit === 'k'
  const saysBtu = isThousands && /^btuh?$|^btus$/.test(next)
  const known = unitsByName.get(FULL_NAMES[unit] ?? unit)
  return known ? inBounds(known, value, saysBtu ? 2 : 1) : undefined
}

function unitAfter(words: readonly string[], index: number): MeasureAt | undefined {
  const found = unitAt(words, index + 1)
  return found && inBounds(found.value, Number(words[index]), 1 + found.length)
}

/** The unit whose name begins at a word. */
export const unitAt = (words: readonly string[], index: number) =>
  phraseAt(words, index, UNIT_NAMES, singular)

const inBounds = (unit: Unit, value: number, length: number): MeasureAt | undefined =>
  value >= unit.from && value <= unit.to ? { measure: unit.measure(value), length, value, unit } : undefined
