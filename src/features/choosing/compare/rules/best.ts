export type BestWord = 'Highest' | 'Lowest' | 'Longest' | 'Quietest'

export interface Best {
  word: BestWord
  /** positions of the products that have it */
  at: number[]
}

/**
 * The products that have the best of these values. None, when fewer than two values are known or all are
 * equal.
 */
export function bestOf(values: readonly (number | null)[], word: BestWord): Best | null {
  const known = values.filter((value) => value !== null)
  const [least, most] = [Math.min(...known), Math.max(...known)]
  if (known.length < 2 || least === most) return null
  const best = word === 'Lowest' || word === 'Quietest' ? least : most
  return { word, at: values.flatMap((value, index) => (value === best ? [index] : [])) }
}
