import type { NearNumbers } from '#features/choosing/search/rules/matching/near-numbers.ts'
import { MOST_NAMED } from '#features/choosing/search/rules/matching/old-models.ts'
import { type Matched, matchedByNumber, PLACE, type Reader } from '../matched.ts'
import { matchNearCodes } from './match-codes.ts'

/** The products that a mistyped model number may mean, then the goods that have its likeliest reading. */
export function nearModels(reader: Reader, numbers: NearNumbers): Matched | undefined {
  const { columns, scratch, words } = reader
  const near = matchNearCodes(columns, numbers)
  if (!near) return undefined
  const { found, slots, said } = near
  const models = slots.map((slot) => modelOf(reader, slot))
  const scores = scratch.scores(columns.products.size)
  for (const slot of slots) {
    const { slots: beside } = words.postings(columns.products.codeAt(slot), false)
    for (const other of beside) scores.set(other, PLACE)
  }
  for (const [slot, score] of found) scores.set(slot, score)
  return {
    ...matchedByNumber(scores),
    corrections: [{ said, read: models.slice(0, MOST_NAMED).join(' or ') }],
  }
}

/** A model number as the catalog writes it. */
export const modelOf = ({ columns }: Pick<Reader, 'columns'>, slot: number): string =>
  columns.products.cards.text(slot, 'sku')
