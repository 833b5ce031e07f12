import type { Load } from '../load.ts'
import { typedNumber } from './answers.ts'

/** BTU/h on the coldest design day that bills may say. */
const BILLED_LIMITS = { min: 1_000, max: 1_000_000 } as const
export const BILLED = 'billed'

/** The heating load by the home's bills in an address; null without one. */
export function readBilled(params: Pick<URLSearchParams, 'get'>): number | null | 'wrong' {
  const text = params.get(BILLED)
  if (text === null) return null
  const value = typedNumber(text)
  return Number.isInteger(value) && value >= BILLED_LIMITS.min && value <= BILLED_LIMITS.max ? value : 'wrong'
}

/** A load whose heating is that of the bills. Its parts keep their shares: bills do not tell them apart. */
export function withBilledHeating(load: Load, billed: number | null): Load {
  if (billed === null || load.heating <= 0) return load
  const times = billed / load.heating
  return {
    ...load,
    heating: billed,
    parts: load.parts.map((part) => ({ ...part, heating: part.heating * times })),
  }
}
