/** Kinds of work, in the order of the page. */
export const ACT_AREAS = ['shipping', 'money', 'returns', 'orders', 'customers', 'store'] as const
export type ActArea = (typeof ACT_AREAS)[number]

/** Steps in the history of an order, by their kind; steps that are not named here count as `orders`. */
const STEP_AREAS: Readonly<Record<string, ActArea>> = {
  shipment_made: 'shipping',
  part_shipped: 'shipping',
  serials_added: 'shipping',
  serial_changed: 'shipping',
  shipped: 'shipping',
  appointment: 'shipping',
  in_transit: 'shipping',
  delivered: 'shipping',
  part_delivered: 'shipping',
  paid: 'money',
  refunded: 'money',
  refund_requested: 'money',
  refund_asked: 'money',
  refund_approved: 'money',
  refund_refused: 'money',
  return_asked: 'returns',
  return_approved: 'returns',
  return_refused: 'returns',
  return_received: 'returns',
  damage_reported: 'returns',
  damage_settled: 'returns',
  replacement_asked: 'returns',
  replacement_shipped: 'shipping',
  replacement_delivered: 'shipping',
  replacement_called_off: 'returns',
  damage_reopened: 'returns',
  claim_filed: 'returns',
}

/** What is no order, by the first word of the act's name in the audit log. */
const LOG_AREAS: Readonly<Record<string, ActArea>> = {
  payments: 'money',
  credit: 'money',
  quotes: 'customers',
  leads: 'customers',
  chats: 'customers',
  customers: 'customers',
  contacts: 'customers',
  projects: 'customers',
  carts: 'customers',
  companies: 'customers',
  'photo-quotes': 'customers',
  contractors: 'customers',
  stories: 'customers',
  reviews: 'customers',
  questions: 'customers',
  warranties: 'customers',
  issues: 'customers',
  'tax-exemption': 'customers',
  orders: 'orders',
  'partner-orders': 'orders',
}

/** The area of an act: `step` of an order's history, or an action of the audit log ("leads.change"). */
export const areaOf = ({ isStep, act }: { isStep: boolean; act: string }): ActArea =>
  isStep ? (STEP_AREAS[act] ?? 'orders') : (LOG_AREAS[act.split('.')[0] ?? ''] ?? 'store')

export interface PersonActs {
  name: string
  areas: Record<ActArea, number>
  total: number
}

/** Acts by person and area, people by name: the order says nothing about who did more. */
export function actsByPerson(
  rows: readonly { name: string; isStep: boolean; act: string; count: number }[],
): PersonActs[] {
  const people = new Map<string, PersonActs>()
  for (const row of rows) {
    const person = people.get(row.name) ?? {
      name: row.name,
      areas: { shipping: 0, money: 0, returns: 0, orders: 0, customers: 0, store: 0 },
      total: 0,
    }
    people.set(row.name, person)
    person.areas[areaOf(row)] += row.count
    person.total += row.count
  }
  return [...people.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1))
}
