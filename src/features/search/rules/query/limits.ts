import { type MeasureAt, measureAt, measureOf, NUMBER } from './measures.ts'

type Direction = 'most' | 'least'

const BEFORE: readonly (readonly [words: string, direction: Direction])[] = [
  ['under', 'most'],
  ['below', 'most'],
  ['less than', 'most'],
  ['lower than', 'most'],
  ['cheaper than', 'most'],
  ['smaller than', 'most'],
  ['no more than', 'most'],
  ['not more than', 'most'],
  ['not over', 'most'],
  ['at most', 'most'],
  ['up to', 'most'],
  ['max', 'most'],
  ['maximum', 'most'],
  ['within', 'most'],
  ['menos de', 'most'],
  ['hasta', 'most'],
  ['over', 'least'],
  ['above', 'least'],
  ['more than', 'least'],
  ['greater than', 'least'],
  ['larger than', 'least'],
  ['at least', 'least'],
  ['not under', 'least'],
  ['min', 'least'],
  ['minimum', 'least'],
  ['mas de', 'least'],
]
const AFTER: readonly (readonly [words: string, direction: Direction])[] = [
  ['or higher', 'least'],
  ['or more', 'least'],
  ['or above', 'least'],
  ['or better', 'least'],
  ['or greater', 'least'],
  ['and up', 'least'],
  ['minimum', 'least'],
  ['or less', 'most'],
  ['or lower', 'most'],
  ['or under', 'most'],
  ['or below', 'most'],
  ['maximum', 'most'],
  ['max', 'most'],
]
/** "under 500", "under 2k": a number of thousands that is too small for BTU is one of dollars. */
const BARE_PRICE = /^(\d+(?:\.\d+)?)(k)?$/
/** A number without a unit after "under" is a price from this amount on. */
const LEAST_BARE_PRICE = 20

/**
 * Reads a limit that starts at a word: "under 1500 usd", "at least 96 afue", "17 seer2 or higher", "between
 * 1500 and 2500 usd". `length` is how many words it has.
 */
export function limitAt(words: readonly string[], index: number): MeasureAt | undefined {
  return betweenAt(words, index) ?? limitBefore(words, index) ?? limitAfter(words, index)
}

function limitBefore(words: readonly string[], index: number): MeasureAt | undefined {
  const before = phraseAt(words, index, BEFORE)
  if (!before) return undefined
  const at = index + before.length
  const measured = measureAt(words, at) ?? barePrice(words, at)
  return measured && { ...limited(measured, before.direction), length: before.length + measured.length }
}

function limitAfter(words: readonly string[], index: number): MeasureAt | undefined {
  const measured = measureAt(words, index)
  const after = measured && phraseAt(words, index + measured.length, AFTER)
  return after && { ...limited(measured, after.direction), length: measured.length + after.length }
}

/** "between 1500 and 2500 usd", "1500 usd to 2500 usd": the unit may follow only the second number. */
function betweenAt(words: readonly string[], index: number): MeasureAt | undefined {
  const saysBetween = words[index] === 'between' || words[index] === 'entre'
  const start = saysBetween ? index + 1 : index
  if (!NUMBER.test(words[start] ?? '')) return undefined
  const first = measureAt(words, start)
  if (!first && !saysBetween) return undefined
  const middle = start + (first?.length ?? 1)
  const joint = /^(and|to|y|a)$/.test(words[middle] ?? '') ? 1 : 0
  const second =
    measureAt(words, middle + joint) ?? (saysBetween ? barePrice(words, middle + joint) : undefined)
  if (!second || !isPair(first, second, joint)) return undefined
  const from = first?.measure.target ?? Number(words[start])
  return {
    measure: { ...second.measure, min: from, max: second.measure.target, target: from },
    length: middle + joint + second.length - index,
  }
}

function isPair(first: MeasureAt | undefined, second: MeasureAt, joint: number): boolean {
  const [quantity] = second.measure.quantities
  return (joint === 1 || quantity === 'price') && (!first || first.measure.quantities[0] === quantity)
}

function barePrice(words: readonly string[], at: number): MeasureAt | undefined {
  const [, number, k] = BARE_PRICE.exec(words[at] ?? '') ?? []
  const amount = Number(number) * (k ? 1000 : 1)
  return amount >= LEAST_BARE_PRICE ? { measure: measureOf('usd', amount), length: 1 } : undefined
}

// "At least 96 afue" includes 95.8, as "96 afue" does; "under 60 db" and prices have no slack.
function limited({ measure }: MeasureAt, direction: Direction): Pick<MeasureAt, 'measure'> {
  const isPrice = measure.quantities[0] === 'price'
  const { target } = measure
  return {
    measure:
      direction === 'most'
        ? { ...measure, min: -Infinity, max: isPrice ? target - 0.01 : target }
        : { ...measure, min: isPrice ? target : Math.min(target, measure.min), max: Infinity },
  }
}

function phraseAt(
  words: readonly string[],
  index: number,
  phrases: typeof BEFORE,
): { length: number; direction: Direction } | undefined {
  for (let length = 3; length > 0; length--) {
    const said = words.slice(index, index + length).join(' ')
    const found = phrases.find(([phrase]) => phrase === said)
    if (found && index + length <= words.length) return { length, direction: found[1] }
  }
  return undefined
}
