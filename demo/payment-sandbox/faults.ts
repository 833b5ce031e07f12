const OPERATIONS = [
  'client_token',
  'sale',
  'capture',
  'void',
  'refund',
  'find',
  'search',
  'payment_method',
  'settle',
  'customer',
  'confirm_deposits',
  'plaid_link',
  'plaid_exchange',
  'plaid_auth',
  'plaid_remove',
  'plaid_institution',
  'create_order',
  'update_order',
  'verify_webhook',
] as const
export type Operation = (typeof OPERATIONS)[number]

/**
 * Scripted faults. `commit_…` does the work and then loses the answer: money moved, and the caller cannot
 * know it.
 */
export type Behavior =
  | 'commit_then_timeout'
  | 'commit_then_reset'
  | 'commit_then_500'
  | 'commit_then_garbage'
  | 'fail_before'
  | 'reset_before'
  | 'wrong_amount'
  | 'wrong_currency'
  | 'wrong_order'
  | `delay_ms:${number}`
  | `decline:${string}`

export interface Fault {
  provider?: 'braintree' | undefined
  op: Operation | '*'
  behavior: Behavior
  /** the number of requests that fail; by default 1 */
  times?: number | undefined
  /** only requests for this order, where the request names one */
  orderId?: string | undefined
}

const FIXED = [
  'commit_then_timeout',
  'commit_then_reset',
  'commit_then_500',
  'commit_then_garbage',
  'fail_before',
  'reset_before',
  'wrong_amount',
  'wrong_currency',
  'wrong_order',
] as const
const isBehavior = (text: unknown): text is Behavior =>
  typeof text === 'string' &&
  (FIXED.some((known) => known === text) || /^delay_ms:\d{1,6}$/.test(text) || /^decline:\d{4}$/.test(text))

/** Reads a fault from a control call, or says what is wrong with it. */
export function parseFault(body: unknown): Fault | string {
  const { op, behavior, times, ms, orderId, provider } = (
    typeof body === 'object' && body !== null ? body : {}
  ) as Record<string, unknown>
  const wanted = behavior === 'delay_ms' ? `delay_ms:${Number(ms)}` : behavior
  if (provider !== undefined && provider !== 'braintree') return 'provider: only braintree is here'
  if (op !== '*' && !OPERATIONS.some((known) => known === op))
    return `op: one of ${OPERATIONS.join(', ')} or *`
  if (!isBehavior(wanted))
    return `behavior: one of ${FIXED.join(', ')}, delay_ms:<milliseconds>, decline:<code>`
  if (times !== undefined && !(Number.isInteger(times) && Number(times) > 0))
    return 'times: a whole number above 0'
  if (orderId !== undefined && typeof orderId !== 'string') return 'orderId: text'
  return { op: op as Operation, behavior: wanted, times: times as number | undefined, orderId }
}

/** The faults that wait for their request, first come first served. */
export function createFaults() {
  let waiting: (Fault & { left: number })[] = []
  return {
    add(fault: Fault) {
      waiting.push({ ...fault, left: fault.times ?? 1 })
    },
    /** Takes the fault that strikes this request, if any. */
    take(op: Operation, orderId: string | undefined): Behavior | undefined {
      const found = waiting.find(
        (fault) =>
          (fault.op === '*' || fault.op === op) && (fault.orderId === undefined || fault.orderId === orderId),
      )
      if (!found) return undefined
      found.left -= 1
      waiting = waiting.filter(({ left }) => left > 0)
      return found.behavior
    },
    list: (): readonly Fault[] => waiting,
    clear() {
      waiting = []
    },
  }
}
