import { ATTR } from '#features/catalog/rules/attributes.ts'

export type BestWord = 'Highest' | 'Lowest' | 'Longest' | 'Quietest'

/** Attributes where more or less is better for everybody, and the word for the best. Sizes and capacities are not: there what fits is best. */
const WORDS: ReadonlyMap<number, BestWord> = new Map<number, BestWord>([
  [ATTR.seer2, 'Highest'],
  [ATTR.eer2, 'Highest'],
  [ATTR.hspf2, 'Highest'],
  [ATTR.afue, 'Highest'],
  [ATTR.uef, 'Highest'],
  [ATTR.ceer, 'Highest'],
  [ATTR.thermalEfficiency, 'Highest'],
  [ATTR.heatRecovery, 'Highest'],
  [ATTR.sound, 'Quietest'],
  [ATTR.minHeatF, 'Lowest'],
  [ATTR.warrantyParts, 'Longest'],
  [ATTR.warrantyCore, 'Longest'],
])

export const bestWordOf = (attribute: number): BestWord | undefined => WORDS.get(attribute)

export interface Best {
  word: BestWord
  /** positions of the products that have it */
  at: number[]
}

/** Who has the best of these values. Nobody, when fewer than two are known or all are the same: then there is nothing to choose by. */
export function bestOf(values: readonly (number | null)[], word: BestWord): Best | null {
  const known = values.filter((value) => value !== null)
  const [least, most] = [Math.min(...known), Math.max(...known)]
  if (known.length < 2 || least === most) return null
  const best = word === 'Lowest' || word === 'Quietest' ? least : most
  return { word, at: values.flatMap((value, index) => (value === best ? [index] : [])) }
}
