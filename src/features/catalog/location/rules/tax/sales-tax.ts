import { texts } from '../../texts.ts'
import { STATE_NAMES } from '../states.ts'
import { PARTS, type SalesTax, type TaxBasis, type TaxParts, UNKNOWN_TAX } from './tax-basis.ts'

export type { SalesTax, TaxBasis, TaxParts } from './tax-basis.ts'

/** One row of the table of local rates, for one zip. */
export interface LocalRate {
  /** yyyy-mm-dd: the first day of the rate */
  validFrom: string
  place: string
  parts: TaxParts
}

/** The tax rows of a place: its state's row, and the rows of its zip. */
export interface TaxRows {
  state: string
  /** `isExact`: no place in the state adds to the state's own rate */
  average: { rate: number; freightTaxable: boolean; isExact?: boolean } | undefined
  local: readonly LocalRate[]
}

const MILLION = 1_000_000

/** The parts together. They are added as whole millionths, so that 6.25 and 1.25 percent make 7.5. */
export const combinedRate = (parts: TaxParts): number =>
  PARTS.reduce((sum, part) => sum + Math.round(parts[part] * MILLION), 0) / MILLION

/**
 * Decides the tax of a place on a day: the latest local rate that has begun, else the state's average. The
 * state's row says whether freight is taxed. Without a row of the state we know no tax.
 */
export function salesTaxAt({ state, average, local }: TaxRows, day: string): SalesTax {
  const [current] = local
    .filter(({ validFrom }) => validFrom <= day)
    .toSorted((a, b) => (a.validFrom < b.validFrom ? 1 : -1))
  if (current) {
    const { place, parts } = current
    return {
      rate: combinedRate(parts),
      freightTaxable: average?.freightTaxable ?? false,
      basis: { kind: 'local', place, state, parts },
    }
  }
  if (!average) return UNKNOWN_TAX
  const { rate, freightTaxable, isExact } = average
  return { rate, freightTaxable, basis: isExact ? statewide(state, rate) : { kind: 'average', state } }
}

const statewide = (state: string, rate: number): TaxBasis => ({
  kind: 'local',
  place: stateName(state),
  state,
  parts: { state: rate, county: 0, city: 0, special: 0 },
})

/** "10.25%" */
export const percentText = (rate: number): string => `${Number((rate * 100).toFixed(4))}%`

/** The words beside a tax amount. */
export interface TaxWords {
  /** "Sales tax 10.25% in Chicago" */
  label: string
  /** what the rate consists of, or why it is an estimate; '' when there is nothing to add */
  note: string
}

/**
 * How page, cart, checkout, order, mail and PDF name a tax. A basis of null belongs to an order that was
 * placed before the basis was stored.
 */
export function taxWords(rate: number, basis: TaxBasis | null): TaxWords {
  if (basis === null) return { label: texts.tax.plain(percentText(rate)), note: '' }
  switch (basis.kind) {
    case 'local':
      return {
        label: rate === 0 ? texts.tax.none(basis.place) : texts.tax.local(percentText(rate), basis.place),
        note: partsText(basis),
      }
    case 'average':
      return {
        label: texts.tax.average(percentText(rate)),
        note: texts.tax.averageOf(stateName(basis.state)),
      }
    case 'unknown':
      return { label: texts.tax.unknown, note: texts.tax.unknownWhy }
  }
}

const stateName = (state: string): string => STATE_NAMES.get(state) ?? state

/** "Illinois 6.25%, county 1.75%, city 1.25%, special districts 1%"; '' for a state's tax alone. */
function partsText({ state, parts }: { state: string; parts: TaxParts }): string {
  const isWhole = parts.county === 0 && parts.city === 0
  const locals = [
    [texts.tax.county, parts.county],
    [texts.tax.city, parts.city],
    [isWhole ? texts.tax.localPart : texts.tax.special, parts.special],
  ] as const
  const charged = locals.filter(([, rate]) => rate > 0)
  if (charged.length === 0) return ''
  const all = [[stateName(state), parts.state] as const, ...charged]
  return all.map(([name, rate]) => `${name} ${percentText(rate)}`).join(', ')
}
