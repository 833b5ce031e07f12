import { type PricedLine, refundableAmount } from '#features/selling/fulfilment/rules/returns.ts'
import type { Day } from '#platform/clock/rules/calendar.ts'

/** Accounts of the general ledger, beside one a provider for money that is on its way to the bank. */
export type Account =
  | 'receivable'
  | 'deposits'
  | 'undeposited'
  | 'sales'
  | 'discounts'
  | 'freight'
  | 'services'
  | 'returns'
  | 'tax'
  | 'bank'
  | 'fees'
  | 'adjustments'
  | `clearing:${string}`

/** A line of an order as it was priced, in cents. */
interface BookedLine extends PricedLine {
  lineNo: number
  isService: boolean
}

/** Something that happened to the money or the goods of an order. Cents. */
export type Fact = { at: number; day: Day } & (
  | { kind: 'sale'; units: readonly { lineNo: number; quantity: number }[] }
  /** a bank debit that was taken back is a `capture` and later a `bank_return` */
  | { kind: 'capture' | 'refund' | 'bank_return'; amount: number; method: string; provider: string | null }
  | { kind: 'terms_payment'; amount: number }
)

export interface BookedOrder {
  lines: readonly BookedLine[]
  discount: number
  shipping: number
  tax: number
  total: number
  /** when the last unit left or the rest was called off, in milliseconds; null before */
  allShippedAt: number | null
  facts: readonly Fact[]
}

/** How a sale, or what a refund takes back of one, is taxed. Cents without tax, then the tax. */
export interface TaxedSale {
  taxable: number
  untaxed: number
  tax: number
}

/** One entry in double-entry books: debits are positive, credits negative, together zero. */
export interface Posting {
  day: Day
  kind: Fact['kind']
  amounts: Partial<Record<Account, number>>
  /** of a sale; of a refund what it takes back */
  taxed?: TaxedSale
}

/** Net terms are our own credit: no money moves when their invoice is written. */
export const TERMS = 'terms'

const RANK: Readonly<Record<Fact['kind'], number>> = {
  sale: 0,
  capture: 1,
  terms_payment: 2,
  refund: 2,
  bank_return: 3,
}

/**
 * The entries of an order in the order of time (docs/decisions/0028): a sale is booked when its goods leave,
 * money before that is a deposit. A refund gives back the deposit of what will not ship, else it takes back
 * the sale with its share of tax.
 */
export function postingsOf(order: BookedOrder): Posting[] {
  const books = new OrderBooks(order)
  return order.facts
    .toSorted((one, other) => one.at - other.at || RANK[one.kind] - RANK[other.kind])
    .map((fact) => books.post(fact))
}

/** Zero for a whole entry. */
export const sumOf = (amounts: Posting['amounts']): number =>
  Object.values(amounts).reduce<number>((sum, cents) => sum + (cents ?? 0), 0)

const NOTHING: TaxedSale = { taxable: 0, untaxed: 0, tax: 0 }
const totalOf = ({ taxable, untaxed, tax }: TaxedSale): number => taxable + untaxed + tax

class OrderBooks {
  readonly #order: BookedOrder
  readonly #shipped = new Map<number, number>()
  /** what the buyer owes; below zero what we hold for them */
  #balance = 0
  #sold = NOTHING
  #takenBack = NOTHING

  constructor(order: BookedOrder) {
    this.#order = order
  }

  post(fact: Fact): Posting {
    const { day, kind } = fact
    const { amounts, taxed } = this.#entry(fact)
    const change = -sumOf(amounts)
    const [before, after] = [this.#balance, this.#balance + change]
    this.#balance = after
    return {
      day,
      kind,
      amounts: {
        ...amounts,
        receivable: Math.max(0, after) - Math.max(0, before),
        deposits: Math.min(0, after) - Math.min(0, before),
      },
      ...(taxed && { taxed }),
    }
  }

  /** All but what the buyer owes, which balances it. */
  #entry(fact: Fact): Pick<Posting, 'amounts' | 'taxed'> {
    switch (fact.kind) {
      case 'sale':
        return this.#sell(fact.units)
      case 'terms_payment':
        return { amounts: { undeposited: fact.amount } }
      case 'capture':
        return { amounts: fact.method === TERMS ? {} : { [cashOf(fact)]: fact.amount } }
      case 'bank_return':
        return { amounts: { [cashOf(fact)]: -fact.amount } }
      case 'refund':
        return this.#refund(fact)
    }
  }

  /** Freight and services are sold with the first goods that leave, and stay with what was sent. */
  #sell(units: readonly { lineNo: number; quantity: number }[]): Pick<Posting, 'amounts' | 'taxed'> {
    const { lines } = this.#order
    const parts = this.#shipped.size === 0 ? [this.#rest()] : []
    for (const { lineNo, quantity } of units) {
      const line = lines.find((each) => each.lineNo === lineNo)
      const from = this.#shipped.get(lineNo) ?? 0
      this.#shipped.set(lineNo, from + quantity)
      if (line) parts.push(partOf(line, from, Math.min(quantity, line.quantity - from)))
    }
    const sum = (name: keyof Part) => parts.reduce((all, part) => all + part[name], 0)
    const taxed = { taxable: sum('taxable'), untaxed: sum('untaxed'), tax: sum('tax') }
    this.#sold = added(this.#sold, taxed)
    const amounts = {
      sales: -sum('goods'),
      discounts: sum('discount'),
      freight: -sum('freight'),
      services: -sum('services'),
      tax: -taxed.tax,
    }
    return { amounts, taxed }
  }

  /** What of an order does not travel: freight and services, with the discounts and tax that lines lack. */
  #rest(): Part {
    const { lines, discount, shipping, tax } = this.#order
    const goods = lines.filter(({ isService }) => !isService)
    const services = lines.filter(({ isService }) => isService)
    const of = (these: readonly BookedLine[], name: 'discount' | 'tax') =>
      these.reduce((sum, line) => sum + line[name], 0)
    const gross = services.reduce((sum, { quantity, unitPrice }) => sum + quantity * unitPrice, 0)
    const restDiscount = discount - of(goods, 'discount')
    const freightTax = tax - of(lines, 'tax')
    const taxableServices = services
      .filter((line) => line.tax > 0)
      .reduce((sum, line) => sum + line.quantity * line.unitPrice - line.discount, 0)
    const taxable = taxableServices + (freightTax > 0 ? shipping : 0)
    return {
      goods: 0,
      services: gross,
      freight: shipping,
      discount: restDiscount,
      tax: tax - of(goods, 'tax'),
      taxable,
      untaxed: gross - restDiscount + shipping - taxable,
    }
  }

  #refund({ amount, method, provider, at }: Extract<Fact, { method: string }>) {
    const back = method === TERMS ? amount : amount - this.#depositIn(amount, at)
    const taxed = this.#takeBack(back)
    const amounts = {
      returns: totalOf(taxed) - taxed.tax,
      tax: taxed.tax,
      ...(method === TERMS ? {} : { [cashOf({ method, provider })]: -amount }),
    }
    return { amounts, taxed }
  }

  /**
   * Cents of a refund that were a deposit. While goods are still to leave, a deposit above what they cost is
   * first, which an edit left, and then what was sold.
   */
  #depositIn(amount: number, at: number): number {
    const { allShippedAt, total } = this.#order
    const deposit = Math.max(0, -this.#balance)
    const isPartShipped = this.#shipped.size > 0 && (allShippedAt === null || at < allShippedAt)
    if (!isPartShipped) return Math.min(amount, deposit)
    const sold = totalOf(this.#sold)
    const spare = Math.min(amount, Math.max(0, deposit - (total - sold)))
    return Math.max(spare, amount - (sold - totalOf(this.#takenBack)))
  }

  /** Shares are rounded on the sum: an order that is paid back whole gives back its tax to the cent. */
  #takeBack(amount: number): TaxedSale {
    const before = this.#takenBack
    const back = totalOf(before) + amount
    const sold = totalOf(this.#sold)
    const share = (part: number) => (sold === 0 ? 0 : Math.round((back * part) / sold))
    const tax = share(this.#sold.tax)
    const taxable = share(this.#sold.taxable)
    const after = { tax, taxable, untaxed: back - tax - taxable }
    this.#takenBack = after
    return {
      tax: after.tax - before.tax,
      taxable: after.taxable - before.taxable,
      untaxed: after.untaxed - before.untaxed,
    }
  }
}

interface Part extends TaxedSale {
  goods: number
  services: number
  freight: number
  discount: number
}

/** Units of a line, counted from the unit `from`, with their part of discount and tax. */
function partOf(line: BookedLine, from: number, units: number): Part {
  const goods = units * line.unitPrice
  const discount = goods - refundableAmount({ ...line, tax: 0 }, from, units)
  const tax = refundableAmount(line, from, units) - (goods - discount)
  const net = goods - discount
  const split = line.tax > 0 ? { taxable: net, untaxed: 0 } : { taxable: 0, untaxed: net }
  return { goods, discount, tax, ...split, services: 0, freight: 0 }
}

const added = (one: TaxedSale, other: TaxedSale): TaxedSale => ({
  taxable: one.taxable + other.taxable,
  untaxed: one.untaxed + other.untaxed,
  tax: one.tax + other.tax,
})

const cashOf = ({ provider }: { method: string; provider: string | null }): Account =>
  provider === null ? 'undeposited' : `clearing:${provider}`
