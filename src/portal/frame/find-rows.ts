import { printedOrderNumber } from '#features/selling/orders/rules/order-number.ts'
import { texts } from '../texts.ts'

/** A row of the command palette. */
export interface Choice {
  href: string
  name: string
  note: string
}

interface Answer {
  found?: Choice[]
  orders?: { orderID: string; shipTo: string }[]
  quotes?: { id: number; number: string; customerName: string }[]
}

const query = (values: Record<string, string>) => new URLSearchParams(values).toString()
/** The most orders, and the most quotes, that the palette shows. */
const MOST = '6'

/** Customers and projects, then orders, quotes, and products by model and AHRI number. */
export const FINDERS: readonly ((search: string) => string)[] = [
  (search) => `find?${query({ search })}`,
  (search) => `orders?${query({ search: search.slice(0, 80), limit: MOST })}`,
  (search) => `quotes?${query({ search, limit: MOST })}`,
  (search) => `tools/find?${query({ search })}`,
]

/** What the server finds for the words, among what the person may see. A refused call finds no rows. */
export async function findRows(search: string, signal: AbortSignal): Promise<Choice[]> {
  const answers = FINDERS.map((path) => fetch(`/v1/api/partner/${path(search)}`, { signal }).then(rowsOf))
  return (await Promise.all(answers)).flat()
}

async function rowsOf(answer: Response): Promise<Choice[]> {
  if (!answer.ok) return []
  const { found = [], orders = [], quotes = [] } = (await answer.json()) as Answer
  return [
    ...found,
    ...orders.map(({ orderID, shipTo }) => ({
      href: `/orders/${orderID}`,
      name: printedOrderNumber(orderID),
      note: texts.frame.foundOrder(shipTo),
    })),
    ...quotes.map(({ id, number, customerName }) => ({
      href: `/quotes/${id}`,
      name: number,
      note: texts.frame.foundQuote(customerName),
    })),
  ]
}
