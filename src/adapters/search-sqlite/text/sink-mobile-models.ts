import type { SearchQuery, Term } from '#features/choosing/search/server/ports.ts'
import type { Reader } from '../matched.ts'
import type { Scores } from '../scratch.ts'
import { SUNK } from './sink-forbidden.ts'

const OF_MOBILE_HOMES: ReadonlySet<string> = new Set(['mobile', 'manufactured'])
const FIGURE = /^[\d.]+$/

/**
 * Models for mobile homes alone stand behind all others, unless the text asks for them: by the home, or by a
 * word that such models alone have, such as their series, or by a maker of such models. "95 furnace" names a
 * figure, which asks for none.
 */
export function sinkMobileModels(
  { columns, words }: Reader,
  scores: Scores,
  { terms }: SearchQuery['text'],
  maker: SearchQuery['text']['brand'],
): void {
  if (maker && /mobile ?home/.test(maker.means)) return

  const { mobileModels } = columns
  const isMobile = (slot: number): boolean => mobileModels[slot] === 1
  const mobile = scores.slots().filter(isMobile)
  if (mobile.length === 0) return
  const isTheirs = (word: string): boolean => {
    const { slots } = words.postings(word, false)
    return slots.length > 0 && slots.every(isMobile)
  }
  const asksForThem = ({ alternatives }: Term): boolean =>
    alternatives.flat().some((word) => OF_MOBILE_HOMES.has(word) || (!FIGURE.test(word) && isTheirs(word)))
  if (terms.some(asksForThem)) return
  for (const slot of mobile) scores.set(slot, scores.get(slot) - SUNK)
}
