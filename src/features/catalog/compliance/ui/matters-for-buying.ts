import type { WireChecked, WireVerdict } from '../contract.ts'

/** A rule of the Code of Federal Regulations holds everywhere, so it says nothing about one place. */
const isLocal = ({ source }: WireVerdict): boolean => !/\bCFR\b/.test(source)

/**
 * Whether the shopper must know the result before buying: the product is forbidden or doubtful there, or
 * the place has its own rules. Elsewhere the result is one specification among others.
 */
export const mattersForBuying = ({ outcome, verdicts }: WireChecked): boolean =>
  outcome !== 'allowed' || verdicts.some(isLocal)
