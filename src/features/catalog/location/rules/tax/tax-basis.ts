// A file of its own: every page reads the visitor's cookie, and few pages need the rest of the tax.

/** The parts of a local rate, as decimals: 0.0625. */
export interface TaxParts {
  state: number
  county: number
  city: number
  special: number
}

/** The source of a rate. */
export type TaxBasis =
  /** the rate of the place itself, whose name a buyer reads: "Chicago" */
  | { kind: 'local'; place: string; state: string; parts: TaxParts }
  /** the average of a state's rates: an estimate, as we do not know the place's own */
  | { kind: 'average'; state: string }
  /** Canada, territories and military mail: we know no rate and name the tax with the quote */
  | { kind: 'unknown' }

/** The sales tax at a place. */
export interface SalesTax {
  /** state and local together, decimal with at most six places: 0.1025 */
  rate: number
  /** whether freight is taxed as well */
  freightTaxable: boolean
  basis: TaxBasis
}

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
