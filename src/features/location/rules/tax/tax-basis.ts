import type { SalesTax, TaxBasis, TaxParts } from './sales-tax.ts'

// A file of its own: every page reads the visitor's cookie, and few pages need the rest of the tax.
export const PARTS: readonly (keyof TaxParts)[] = ['state', 'county', 'city', 'special']

/** Whether a value that a cookie holds has the shape of a basis. */
export function isTaxBasis(value: unknown): value is TaxBasis {
  if (typeof value !== 'object' || value === null) return false
  const { kind, place, state, parts } = value as Record<string, unknown>
  if (kind === 'unknown') return true
  if (kind === 'average') return typeof state === 'string'
  if (kind !== 'local' || typeof place !== 'string' || typeof state !== 'string') return false
  return (
    typeof parts === 'object' &&
    parts !== null &&
    PARTS.every((part) => typeof (parts as Record<string, unknown>)[part] === 'number')
  )
}

/** The tax of a place whose rate we do not know: none is collected until a person has quoted the order. */
export const UNKNOWN_TAX: SalesTax = { rate: 0, freightTaxable: false, basis: { kind: 'unknown' } }
