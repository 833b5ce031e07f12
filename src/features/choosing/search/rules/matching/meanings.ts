/** The kinds of a list by the order in which they are meant; `named-kinds.ts` gives the places. */
export const PLACES_PER_MEANING = 12
export const HIGHER_NAME = 2
/** How much a meaning counts in an order by a figure. */
export const PER_MEANING = 1_000

/**
 * For a rating, the first and the next meaning count as one: the quietest "ac" may be a system with a coil.
 * The smallest "gas furnace" is no system. The most heads has a mini split of any kind.
 */
const RATINGS: ReadonlySet<string> = new Set([
  'sound',
  'efficiency',
  'seer2',
  'hspf2',
  'eer2',
  'uef',
  'heatInCold',
])
const FIRST_MEANT = 5

/** The highest meaning that an order by a figure tells apart. */
export function highestMeaning(figure: string): number {
  if (figure === 'zones') return 1
  return RATINGS.has(figure) ? FIRST_MEANT - 1 : FIRST_MEANT
}
