import type { OrderState } from '#features/selling/orders/rules/order-state.ts'
import { type Cents, subtract } from '#lib/money.ts'
import type { Day } from '#platform/clock/rules/calendar.ts'
import type { ShippableLine } from './shipping.ts'

interface EditContact {
  phone: string
  phoneExtension: string
  phone2: string
}

interface EditAddress {
  name: string
  company: string
  address1: string
  address2: string
  city: string
  state: string
  postcode: string
  country: string
  carrierInstructions: string
}

/** What staff want changed; what is left out stays. */
export interface OrderEdit {
  contact?: EditContact | undefined
  shipTo?: EditAddress | undefined
  /** the order leaves no earlier; null: as soon as it can */
  shipOn?: Day | null | undefined
  /**
   * The units that a product has then: 0 removes it, and a product that the order does not have is added. It
   * costs `price` cents, which only an undo knows, or what it costs now.
   */
  lines?: readonly { productId: string; quantity: number; price?: number | undefined }[] | undefined
  /** the buyer's EPA 608 certificate, for refrigerant that is added */
  epaCertificate?: string | undefined
}

/** What can change of an order, as an edit finds or leaves it. Amounts are in cents. */
export interface EditedOrder {
  contact: EditContact
  shipTo: EditAddress
  delivery: { shipOn: Day | null; label: string; ships: Day | null; from: Day | null; to: Day | null }
  lines: { productId: string; name: string; quantity: number; price: number }[]
  sums: { subtotal: number; discount: number; shipping: number; tax: number; total: number }
}

/** What the event of an edit keeps. */
export type EditRecord = {
  /** names the form: sent again, it is not carried out again. The refund that it makes has the same id. */
  key: string | null
  before: EditedOrder
  after: EditedOrder
  /** what it made of the buyer's money, where the total changed */
  money?: MoneyEffect
}

export const EDIT_PARTS = ['contact', 'shipTo', 'delivery', 'lines'] as const
export type EditPart = (typeof EDIT_PARTS)[number]

/** Whether an edit changed a part of the order. */
export const isChanged = (part: EditPart, before: EditedOrder, after: EditedOrder): boolean =>
  JSON.stringify(before[part]) !== JSON.stringify(after[part])

const EDITABLE: readonly OrderState[] = ['awaiting_funds', 'authorized', 'paid', 'in_fulfilment']

export type EditRefusal = 'not_editable' | 'money_moving'

/** Why nothing of an order can be changed; undefined when it can. `isMoving`: its money is on its way. */
export function editRefusal(
  state: OrderState,
  lines: readonly ShippableLine[],
  isMoving: boolean,
): EditRefusal | undefined {
  if (!EDITABLE.includes(state) || lines.every(({ quantity, shipped }) => quantity <= shipped))
    return 'not_editable'
  return isMoving ? 'money_moving' : undefined
}

/** The buyer's money for an order. */
export interface HeldMoney {
  /** cents that are authorized and not taken */
  authorized: Cents | null
  /** the authorized cents are credit on net terms, which we can raise without the buyer */
  isOnTerms: boolean
  /** cents that were taken and not given back; null: none was */
  taken: Cents | null
  /** a debit of the bank account is on its way, whose amount can’t change */
  isDebited: boolean
  /** a refund waits for a second person */
  isRefundWaiting: boolean
}

/**
 * What another total means for the buyer's money: nothing, another amount when the order ships, another
 * invoice, another amount of the check that has not come, or money back.
 */
export type MoneyEffect =
  | { kind: 'none' | 'charged_later' | 'invoiced_later' | 'check' }
  | { kind: 'back'; amount: Cents }

export type MoneyRefusal =
  | 'above_authorized'
  | 'above_paid'
  | 'debit_running'
  | 'refunded_in_part'
  | 'refund_waits'

/**
 * The money of a new total, or why it cannot be taken. No edit takes more than the buyer agreed to pay; what
 * the buyer has paid above the new total goes back.
 */
export function moneyEffect(
  before: Cents,
  after: Cents,
  { authorized, isOnTerms, taken, isDebited, isRefundWaiting }: HeldMoney,
): MoneyEffect | { kind: 'refuse'; reason: MoneyRefusal } {
  if (after === before) return { kind: 'none' }
  if (isDebited) return { kind: 'refuse', reason: 'debit_running' }
  if (taken !== null) {
    if (isRefundWaiting) return { kind: 'refuse', reason: 'refund_waits' }
    if (taken < before) return { kind: 'refuse', reason: 'refunded_in_part' }
    if (after > taken) return { kind: 'refuse', reason: 'above_paid' }
    return after === taken ? { kind: 'none' } : { kind: 'back', amount: subtract(taken, after) }
  }
  if (authorized === null) return { kind: 'check' }
  if (isOnTerms) return { kind: 'invoiced_later' }
  return after > authorized ? { kind: 'refuse', reason: 'above_authorized' } : { kind: 'charged_later' }
}
