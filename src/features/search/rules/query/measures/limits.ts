import { phraseAt, phraseTable } from '../phrase-table.ts'
import { isUnitAt, type MeasureAt, measureAt, measureOf, type Window } from './measures.ts'

/** Whether the figure is the most or the least, and whether it is itself allowed. */
interface Bound {
  end: 'most' | 'least'
  isIncluded: boolean
  /** what "wider" and "quieter" measure, when the number has no unit of its own */
  unit?: string
}

const COMPARED: readonly (readonly [comparative: string, unit: string])[] = [
  ['narrower', 'wide'],
  ['wider', 'wide'],
  ['taller', 'tall'],
  ['shorter', 'tall'],
  ['longer', 'ft'],
  ['quieter', 'db'],
  ['louder', 'db'],
  ['lighter', 'lb'],
  ['heavier', 'lb'],
  ['cheaper', 'usd'],
]
const LESS = 'less lower cheaper smaller fewer quieter shorter narrower lighter thinner'.split(' ')
const MORE = 'more greater larger bigger higher longer wider taller heavier louder better'.split(' ')

const most = (isIncluded: boolean): Bound => ({ end: 'most', isIncluded })
const least = (isIncluded: boolean): Bound => ({ end: 'least', isIncluded })
const each = (phrases: readonly string[], bound: Bound): [string, Bound][] =>
  phrases.map((phrase) => {
    const word = COMPARED.find(([comparative]) => phrase.includes(comparative))
    return [phrase, word ? { ...bound, unit: word[1] } : bound]
  })

const SPANISH_BELOW = ['menos de', 'menor de', 'debajo de', 'por debajo de']
const SPANISH_ABOVE = ['mas de', 'mayor de', 'arriba de', 'por encima de']

const BEFORE = phraseTable<Bound>(
  new Map([
    ...each(['under', 'below', ...LESS.map((word) => `${word} than`), ...SPANISH_BELOW], most(false)),
    ...each(['over', 'above', ...MORE.map((word) => `${word} than`), ...SPANISH_ABOVE], least(false)),
    ...each(
      [
        'at most',
        'up to',
        'max',
        'maximum',
        'within',
        'hasta',
        'maximo',
        'no mas de',
        'not over',
        'no over',
        'not above',
        'nothing over',
        'nothing above',
        'not exceed',
        'not to exceed',
        'not exceeding',
        'as much as',
      ],
      most(true),
    ),
    ...each(
      MORE.flatMap((word) => [`no ${word} than`, `not ${word} than`, `nothing ${word} than`]),
      most(true),
    ),
    ...each(
      [
        'at least',
        'min',
        'minimum',
        'starting at',
        'not under',
        'not below',
        'no under',
        'nothing under',
        'nothing below',
        'as little as',
      ],
      least(true),
    ),
    ...each(
      LESS.flatMap((word) => [`no ${word} than`, `not ${word} than`, `nothing ${word} than`]),
      least(true),
    ),
  ]),
)
const AFTER = phraseTable<Bound>(
  new Map([
    ...each(
      [
        'or higher',
        'or more',
        'or above',
        'or better',
        'or greater',
        'or over',
        'or bigger',
        'or larger',
        'or longer',
        'or wider',
        'or taller',
      ],
      least(true),
    ),
    ...each(['and up', 'and above', 'and over', 'minimum', 'min', 'o mas'], least(true)),
    ...each(
      [
        'or less',
        'or lower',
        'or under',
        'or below',
        'or smaller',
        'or fewer',
        'or shorter',
        'or narrower',
        'or quieter',
        'o menos',
      ],
      most(true),
    ),
    ...each(['and under', 'and below', 'maximum', 'max', 'tops'], most(true)),
  ]),
)
/** "under 500", "under 2k": a number of thousands that is too small for BTU is one of dollars. */
const BARE_PRICE = /^(\d+(?:\.\d+)?)(k)?$/
/** A number without a unit after "under" is a price from this amount on. */
const LEAST_BARE_PRICE = 20

/** What is read at a word; `length` is how many words it has. */
export type LimitAt = Pick<MeasureAt, 'length'> & { measure: Window }

/**
 * Reads a limit that starts at a word: "under 1500 usd", "at least 96 afue", "17 seer2 or higher", "between
 * 1500 and 2500 usd".
 */
export function limitAt(words: readonly string[], index: number): LimitAt | undefined {
  return betweenAt(words, index) ?? limitBefore(words, index) ?? limitAfter(words, index)
}

function limitBefore(words: readonly string[], index: number): LimitAt | undefined {
  const before = phraseAt(words, index, BEFORE)
  if (!before) return undefined
  const at = index + before.length
  const measured =
    dimensionAt(words, at, before.value.unit) ??
    measureAt(words, at) ??
    inchesAt(words, at) ??
    barePrice(words, at)
  return measured && { measure: limited(measured, before.value), length: before.length + measured.length }
}

function limitAfter(words: readonly string[], index: number): LimitAt | undefined {
  const measured = measureAt(words, index) ?? inchesAt(words, index)
  const after = measured && phraseAt(words, index + measured.length, AFTER)
  return after && { measure: limited(measured, after.value), length: measured.length + after.length }
}

/**
 * "between 1500 and 2500 usd", "2 to 3 ton", "1500 usd 2500 usd": the unit may follow only the second number.
 */
function betweenAt(words: readonly string[], index: number): LimitAt | undefined {
  const saysBetween = BETWEEN.test(words[index] ?? '')
  const start = saysBetween ? index + 1 : index
  if (!/^\d/.test(words[start] ?? '')) return undefined
  const first = measureAt(words, start)
  const middle = start + (first?.length ?? 1)
  const joint = JOINT.exec(words[middle] ?? '')?.[0]
  const at = middle + (joint === undefined ? 0 : 1)
  const second = measureAt(words, at) ?? (saysBetween && joint ? barePrice(words, at) : undefined)
  if (!second || !isRange(first, second, joint, saysBetween)) return undefined
  const from = second.unit.measure(first?.value ?? Number(words[start]))
  if (!(from.target < second.measure.target)) return undefined
  const ends = { target: from.target, min: leastOf(from), max: mostOf(second.measure) }
  return { measure: { ...sized(second.measure), ...ends }, length: at + second.length - index }
}

const BETWEEN = /^(?:between|entre|from|de)$/
const JOINT = /^(?:and|to|or|y|a|o)$/

/** Two figures of one unit; without "between", a word between them must say that they are a range. */
function isRange(
  first: MeasureAt | undefined,
  { unit, measure }: MeasureAt,
  joint: string | undefined,
  saysBetween: boolean,
): boolean {
  if (first ? first.unit !== unit : !saysBetween && joint !== 'to' && joint !== 'or') return false
  return joint !== undefined || measure.quantities[0] === 'price'
}

/** "no wider than 18 inch": the comparative says what is measured. */
function dimensionAt(words: readonly string[], at: number, unit: string | undefined): MeasureAt | undefined {
  const word = words[at] ?? ''
  if (!unit || !/^\d+(?:\.\d+)?$/.test(word)) return undefined
  const isInches = words[at + 1] === 'inch'
  const isOther = !isInches && isUnitAt(words, at + 1)
  return isOther ? undefined : { ...measureOf(unit, Number(word)), length: isInches ? 2 : 1 }
}

/** Inches without a word for the side: the diameter of round things, else the width. */
function inchesAt(words: readonly string[], at: number): MeasureAt | undefined {
  const word = words[at] ?? ''
  if (words[at + 1] !== 'inch' || !/^\d+(?:\.\d+)?$/.test(word)) return undefined
  const found = measureOf('inch wide', Number(word))
  return { ...found, measure: { ...found.measure, quantities: ['diameterInches', 'widthInches'] }, length: 2 }
}

function barePrice(words: readonly string[], at: number): MeasureAt | undefined {
  const [, number, k] = BARE_PRICE.exec(words[at] ?? '') ?? []
  const amount = Number(number) * (k ? 1000 : 1)
  return amount >= LEAST_BARE_PRICE ? measureOf('usd', amount) : undefined
}

/** Half a cent: less than any two figures differ. */
const LITTLE = 0.005

// "3 ton" and "80k BTU" are sizes, which reach half way to the next one: "under 3 ton" begins below them.
// "Up to 1,500 sq ft" is how the area that a machine must cover is said.
function limited({ measure }: MeasureAt, { end, isIncluded }: Bound): Window {
  if (measure.quantities[0] === 'squareFeet') return end === 'least' ? { ...measure, max: Infinity } : measure
  const figure = sized(measure)
  if (end === 'most')
    return { ...figure, min: -Infinity, max: isIncluded ? mostOf(measure) : firstOf(measure) - LITTLE }
  return { ...figure, min: isIncluded ? leastOf(measure) : lastOf(measure) + LITTLE, max: Infinity }
}

const isSize = ({ quantities: [quantity] }: Window): boolean =>
  quantity === 'coolingBtu' || quantity === 'tonsBtu'
const isExact = ({ quantities: [quantity] }: Window): boolean => quantity === 'price'
/** A limit of BTU is one of the size that a product is sold by: a furnace of 80,000 gives less. */
export const sized = (measure: Window): Window =>
  isSize(measure) && measure.quantities.length > 1 ? { ...measure, quantities: ['nominalBtu'] } : measure
const firstOf = (measure: Window): number => (isSize(measure) ? measure.min : measure.target)
const lastOf = (measure: Window): number => (isSize(measure) ? measure.max : measure.target)
/** "At least 96 afue" includes 95.8, as "96 afue" does; other ratings begin at the number. */
const leastOf = (measure: Window): number =>
  isExact(measure) || isRating(measure) ? measure.target : Math.min(measure.target, measure.min)
const isRating = ({ quantities: [quantity] }: Window): boolean =>
  /^(?:seer2|hspf2|eer2|uef)$/.test(quantity ?? '')
const mostOf = (measure: Window): number =>
  isExact(measure) ? measure.target : Math.max(measure.target, measure.max)
