import type { CompanyCredit } from '#features/selling/net-terms/contract.ts'

type Charge = CompanyCredit['charges'][number]
/** An order that was invoiced. */
export type Invoice = Charge & { dueOn: string }

interface SortedCharges {
  /** invoices with money open, the first to pay first */
  open: Invoice[]
  /** orders that hold credit and have no invoice yet */
  notShipped: Charge[]
  /** nothing is owed any more */
  settled: Charge[]
}

const isInvoice = (charge: Charge): charge is Invoice => charge.dueOn !== null

/** The orders on terms by what is to be done about them. */
export function sortCharges(charges: readonly Charge[]): SortedCharges {
  const owing = charges.filter(({ owed }) => owed > 0)
  return {
    open: owing.filter(isInvoice).toSorted((one, other) => one.dueOn.localeCompare(other.dueOn)),
    notShipped: owing.filter(({ dueOn }) => dueOn === null),
    settled: charges.filter(({ owed }) => owed <= 0),
  }
}
