import { phraseAt, phraseTable } from '../phrase-table.ts'
import { AFTER, BEFORE, type Bound, most } from './limit-words.ts'
import { isUnitAt, type MeasureAt, measureAt, measureOf, NUMBER, RATINGS, type Window } from './measures.ts'

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
  return (
    betweenAt(words, index) ??
    limitBefore(words, index) ??
    limitAfter(words, index) ??
    limitOfRating(words, index) ??
    spaceAt(words, index) ??
    aboutAt(words, index)
  )
}

/** "uef above 3", "seer2 at least 17": the rating stands before its limit. */
function limitOfRating(words: readonly string[], index: number): LimitAt | undefined {
  const rating = words[index] ?? ''
  const before = RATINGS.has(rating) ? phraseAt(words, index + 1, BEFORE) : undefined
  const number = words[index + 1 + (before?.length ?? 0)] ?? ''
  return before && NUMBER.test(number)
    ? { measure: limited(measureOf(rating, Number(number)), before.value), length: before.length + 2 }
    : undefined
}

/** "fits in a 15 inch space", "15 inch opening": at most as wide. */
function spaceAt(words: readonly string[], index: number): LimitAt | undefined {
  const fits = phraseAt(words, index, FITS)?.length ?? 0
  const measured = inchesAt(words, index + fits)
  const end = index + fits + (measured?.length ?? 0)
  const space = SPACE.test(words[end] ?? '') ? 1 : 0
  return measured && fits + space > 0
    ? { measure: limited(measured, most(true)), length: end + space - index }
    : undefined
}
const FITS = phraseTable(
  new Map(
    ['fit', 'fits', 'fitting', 'go', 'goes']
      .flatMap((verb) => [`${verb} in`, `${verb} into`, `${verb} in a`, `${verb} into a`])
      .map((phrase) => [phrase, true]),
  ),
)
const SPACE = /^(?:space|opening|closet|gap|nook|alcove|cutout)$/

/** "around 1200", "about 15000 usd": a price and a little less or more. */
function aboutAt(words: readonly string[], index: number): LimitAt | undefined {
  if (!ABOUT.test(words[index] ?? '')) return undefined
  const priced = measureAt(words, index + 1) ?? barePrice(words, index + 1)
  if (!priced || isUnitAt(words, index + 1 + priced.length)) return undefined
  const { measure, length } = priced
  if (!isExact(measure)) return { measure, length: length + 1 }
  const { target } = measure
  const ends = { min: target * (1 - NEAR_PRICE), max: target * (1 + NEAR_PRICE) }
  return { measure: { ...measure, ...ends }, length: length + 1 }
}
const ABOUT = /^(?:around|about|roughly|approximately|approx)$/
const NEAR_PRICE = 0.15

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
