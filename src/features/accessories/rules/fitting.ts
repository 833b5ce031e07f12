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
