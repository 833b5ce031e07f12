import type { Need } from './needs/need.ts'
import { kindsOf } from './part-kinds.ts'
import type { Part } from './parts.ts'

/** Every part that meets one of the needs, in the order of the needs and then of the parts. */
export const fittingParts = (needs: readonly Need[], parts: readonly Part[]): string[] => [
  ...new Set(
    needs.flatMap(({ kind, fits }) =>
      parts.flatMap((part) => (kindsOf(part).includes(kind) && fits(part) !== undefined ? [part.id] : [])),
    ),
  ),
]

/** Kinds of relations by which a merchant ties what fits to a product. */
export const TIED_KINDS = ['required', 'accessory', 'wifi_adapter', 'compatible'] as const

/** What fits a product: what its merchant tied to it, what the rules find, last the units it works with. */
export const allThatFits = (
  tied: readonly { kind: string; id: string }[],
  byRules: readonly string[],
): string[] => {
  const units = tied.filter(({ kind }) => kind === 'compatible')
  const parts = tied.filter(({ kind }) => kind !== 'compatible' && TIED_KINDS.some((each) => each === kind))
  return [...new Set([...parts.map(({ id }) => id), ...byRules, ...units.map(({ id }) => id)])]
}
