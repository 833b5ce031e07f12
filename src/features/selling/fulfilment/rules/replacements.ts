import type { AskedUnits } from './returns.ts'

export type ReplacementState = 'waiting' | 'shipped' | 'called_off'

type ReplacementRefusal = 'nothing_asked' | 'no_such_line' | 'replace_too_many'

/** A line and how many of its units may be sent again. */
export interface ReplaceableLine {
  lineNo: number
  units: number
}

/**
 * Units that may be sent again at no charge: those that the buyer has, whose price was not given back, and
 * that are not on their way already.
 */
export const replaceableUnits = (had: number, payable: number, waiting: number): number =>
  Math.max(0, Math.min(had, payable) - waiting)

/**
 * Units of a return that a replacement took the place of: the first that come back, unless returns before
 * brought them. `replaced`: units of the line that were sent again or wait to be.
 */
export const replacedUnits = (quantity: number, replaced: number, broughtBefore: number): number =>
  Math.min(quantity, Math.max(0, replaced - broughtBefore))

/** Why these units can't be sent again; undefined when they can. */
export function replacementRefusal(
  lines: readonly ReplaceableLine[],
  asked: readonly AskedUnits[],
): ReplacementRefusal | undefined {
  if (asked.length === 0) return 'nothing_asked'
  if (new Set(asked.map(({ lineNo }) => lineNo)).size !== asked.length) return 'replace_too_many'
  for (const { lineNo, quantity } of asked) {
    const line = lines.find((each) => each.lineNo === lineNo)
    if (!line) return 'no_such_line'
    if (!Number.isSafeInteger(quantity) || quantity < 1 || quantity > line.units) return 'replace_too_many'
  }
  return undefined
}
