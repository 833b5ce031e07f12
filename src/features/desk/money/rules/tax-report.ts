import { PARTS, type TaxBasis, type TaxParts } from '#features/catalog/location/rules/tax/tax-basis.ts'
import { prorate, toCents } from '#lib/money.ts'
import type { TaxedSale } from './books.ts'

export const TAX_ROWS = ['state', 'place', 'exemption'] as const
/** One row a state, a place with its rate, or a reason why no tax is owed. */
type TaxRowsBy = (typeof TAX_ROWS)[number]

/** Why an order that has no tax owes none. */
export const NO_TAX_REASONS = ['certificate', 'removed', 'quote', 'no_rate'] as const
type NoTaxReason = (typeof NO_TAX_REASONS)[number]

/** What the tax of an order depends on. */
export interface TaxFacts {
  taxRate: number
  taxBasis: TaxBasis | null
  /** of the delivery address, two letters */
  shipState: string
  tax: number
  certificate: string | null
  taxRemoved: boolean
}

/** Sales of a period, in cents. `refunded` and `taxRefunded` are what refunds of the period took back. */
export interface TaxSums {
  /** before tax */
  gross: number
  exempt: number
  /** what is not taxed there, such as freight or a service */
  untaxed: number
  taxable: number
  tax: number
  refunded: number
  taxRefunded: number
}

export interface TaxRow extends TaxSums {
  state: string
  /** '' where rows are of states */
  place: string
  /** decimal; null where a row has several */
  rate: number | null
  reason: NoTaxReason | null
  certificate: string
  /** the tax that is owed, tax less what was refunded, in its parts; null where they are not known */
  parts: TaxParts | null
}

const NO_SUMS: TaxSums = {
  gross: 0,
  exempt: 0,
  untaxed: 0,
  taxable: 0,
  tax: 0,
  refunded: 0,
  taxRefunded: 0,
}
const NAMES = Object.keys(NO_SUMS) as (keyof TaxSums)[]

/** Adds up the tax of entries; its rows are in the order of state, place and rate. */
export class TaxReport {
  readonly #by: TaxRowsBy
  readonly #rows = new Map<string, { row: Omit<TaxRow, 'parts'>; rates: TaxParts | null }>()

  constructor(by: TaxRowsBy) {
    this.#by = by
  }

  add(order: TaxFacts, kind: 'sale' | 'refund', taxed: TaxedSale): void {
    const reason = reasonOf(order)
    if (this.#by === 'exemption' && reason === null) return
    const { row } = this.#rowOf(order, reason)
    const net = taxed.taxable + taxed.untaxed
    if (kind === 'refund') {
      row.refunded += net
      row.taxRefunded += taxed.tax
      return
    }
    row.gross += net
    row.tax += taxed.tax
    if (isExempt(reason)) row.exempt += net
    else {
      row.taxable += taxed.taxable
      row.untaxed += taxed.untaxed
    }
  }

  rows(): TaxRow[] {
    return [...this.#rows]
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([, { row, rates }]) => ({ ...row, parts: rates && partsOf(row.tax - row.taxRefunded, rates) }))
  }

  #rowOf(order: TaxFacts, reason: NoTaxReason | null) {
    const basis = order.taxBasis ?? { kind: 'unknown' }
    const state = basis.kind === 'unknown' ? order.shipState : basis.state
    const place = this.#by === 'place' && basis.kind === 'local' ? basis.place : ''
    const rate = this.#by === 'place' ? order.taxRate : null
    const rates = this.#by === 'place' && basis.kind === 'local' ? basis.parts : null
    const why = this.#by === 'exemption' ? reason : null
    const certificate = why === 'certificate' ? (order.certificate ?? '') : ''
    const key = JSON.stringify([state, why, certificate, place, rate, rates])
    const found = this.#rows.get(key) ?? {
      row: { ...NO_SUMS, state, place, rate, reason: why, certificate },
      rates,
    }
    this.#rows.set(key, found)
    return found
  }
}

export function totalOf(rows: readonly TaxSums[]): TaxSums {
  const sum = { ...NO_SUMS }
  for (const row of rows) for (const name of NAMES) sum[name] += row[name]
  return sum
}

/** Null for an order that has tax. */
function reasonOf({ tax, taxRate, certificate, taxRemoved }: TaxFacts): NoTaxReason | null {
  if (tax > 0) return null
  if (certificate !== null) return 'certificate'
  if (taxRemoved) return 'removed'
  return taxRate > 0 ? 'quote' : 'no_rate'
}

/** A place without a tax rate is no exemption: nothing that is sold there is taxed. */
const isExempt = (reason: NoTaxReason | null): boolean => reason !== null && reason !== 'no_rate'

/** Tax in the shares of its rates, together the tax to the cent. */
function partsOf(tax: number, rates: TaxParts): TaxParts {
  const [state = 0, county = 0, city = 0, special = 0] = prorate(
    toCents(tax),
    PARTS.map((part) => rates[part]),
  )
  return { state, county, city, special }
}
