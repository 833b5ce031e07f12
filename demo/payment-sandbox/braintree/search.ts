import type { Ledger, Transaction } from '../ledger/ledger.ts'

export interface Search {
  order_id?: { is?: string }
  ids?: readonly string[]
  status?: readonly string[]
  created_at?: { min?: string; max?: string }
}

const BRAINTREES = ['credit_card', 'apple_pay_card', 'android_pay_card', 'us_bank_account']

/** The transactions that a search asks for, the newest first. */
export function matching(ledger: Ledger, search: Search): Transaction[] {
  const orderId = search.order_id?.is
  const from =
    orderId === undefined
      ? [...ledger.state.transactions.values()]
      : (ledger.state.byOrder.get(orderId) ?? [])
  const min = search.created_at?.min ? Date.parse(search.created_at.min) : Number.NEGATIVE_INFINITY
  const max = search.created_at?.max ? Date.parse(search.created_at.max) : Number.POSITIVE_INFINITY
  const isWanted = ({ id, status, history, instrument }: Transaction) => {
    // Each provider lists its own; they only share our ledger.
    if (!BRAINTREES.includes(instrument.type)) return false
    const at = history[0]!.at.getTime()
    return (
      (search.ids?.includes(id) ?? true) &&
      (search.status?.includes(status) ?? true) &&
      at >= min &&
      at <= max
    )
  }
  // The newest first, as the provider lists them.
  return from.filter(isWanted).reverse()
}
