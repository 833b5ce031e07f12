import { typedOrderNumber } from '#features/selling/orders/rules/order-number.ts'
import { figure } from '#lib/merchant/merchant.ts'
import { MOST_BULK } from '#lib/merchant/usual-figures.ts'

export const BULK_KINDS = ['ship', 'deliver'] as const
export type BulkKind = (typeof BULK_KINDS)[number]

/** Orders of one run at most, by the settings. Servers alone know them; pages tell browsers. */
export const mostBulk = (): number => Math.min(MOST_BULK, figure('bulk orders', MOST_BULK))
/** Characters of a pasted sheet of so many rows. */
export const LONGEST_SHEET = 60_000
const LONGEST_TRACKING = 60

/** What became of a row. `capturing`: the shipment waits until the provider has taken the money. */
export const BULK_OUTCOMES = ['shipped', 'part_shipped', 'capturing', 'delivered', 'refused'] as const
export type BulkOutcome = (typeof BULK_OUTCOMES)[number]

/** Lines of a pasted sheet that name no shipment. */
export interface SheetProblem {
  line: number
  text: string
  problem: 'no_tracking' | 'too_long' | 'named_twice'
}

export interface Sheet {
  /** the tracking number of each order, by the order's id */
  tracking: ReadonlyMap<string, string>
  problems: readonly SheetProblem[]
}

/**
 * Reads rows of a spreadsheet: an order number, with or without hyphens, then its tracking number, with a
 * tab, comma, semicolon or space between them. A heading without digits is passed over. An order that is
 * named again with another tracking number counts once, as it came first.
 */
export function readSheet(text: string): Sheet {
  const tracking = new Map<string, string>()
  const problems: SheetProblem[] = []
  for (const [index, typed] of text.split(/\r\n|\r|\n/).entries()) {
    const [order = '', number = ''] = cellsOf(typed)
    if (order === '' || (index === 0 && !/\d/.test(typed))) continue
    const id = typedOrderNumber(order)
    const problem = problemOf(number, tracking.get(id))
    if (problem) problems.push({ line: index + 1, text: typed.trim().slice(0, 80), problem })
    else tracking.set(id, number)
  }
  return { tracking, problems }
}

function problemOf(number: string, before: string | undefined): SheetProblem['problem'] | undefined {
  if (number === '') return 'no_tracking'
  if (number.length > LONGEST_TRACKING) return 'too_long'
  return before === undefined || before === number ? undefined : 'named_twice'
}

function cellsOf(typed: string): string[] {
  const by = ['\t', ';', ','].find((separator) => typed.includes(separator))
  const cells = by === undefined ? atFirstSpace(typed.trim()) : typed.split(by)
  return cells.map((cell) => cell.trim().replaceAll(/^"|"$/g, '').trim()).filter((cell) => cell !== '')
}

const atFirstSpace = (typed: string): string[] => {
  const [, first = '', rest = ''] = /^(\S+)\s*(.*)$/.exec(typed) ?? []
  return [first, rest]
}

/** An order as a person looks at it before a run. */
export interface BulkOrder {
  orderID: string
  /** why it can’t be done; null when it can */
  whyNot: string | null
}

export interface BulkPlan<O extends BulkOrder> {
  ready: readonly (O & { tracking: string })[]
  /** without their tracking number yet */
  untracked: readonly O[]
  stuck: readonly O[]
  /** orders of the sheet that are not among the chosen ones */
  unknown: readonly string[]
}

/** What a run will do with the chosen orders. Only a shipment needs a tracking number. */
export function planRun<O extends BulkOrder>(
  kind: BulkKind,
  orders: readonly O[],
  sheet: Sheet,
): BulkPlan<O> {
  const stuck = orders.filter(({ whyNot }) => whyNot !== null)
  const able = orders.filter(({ whyNot }) => whyNot === null)
  const isTracked = ({ orderID }: O) => kind === 'deliver' || sheet.tracking.has(orderID)
  const chosen = new Set(orders.map(({ orderID }) => orderID))
  return {
    ready: able.filter(isTracked).map((order) => ({
      ...order,
      tracking: kind === 'ship' ? (sheet.tracking.get(order.orderID) ?? '') : '',
    })),
    untracked: able.filter((order) => !isTracked(order)),
    stuck,
    unknown: kind === 'ship' ? [...sheet.tracking.keys()].filter((id) => !chosen.has(id)) : [],
  }
}
