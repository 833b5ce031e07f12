/** The consequence when a limit is reached. */
export const CONSEQUENCES = {
  wait: 'the call is refused until the time is over',
  proof: 'the browser solves a proof of work, and the call goes on',
  'other methods': 'cards are refused until the time is over; other payment methods go on',
  'one try': 'an address gets one try at this order instead of five',
  event: 'staff see it; the card is not refused',
  'sum up': 'later orders wait, and one mail names them all',
} as const

/**
 * The subject that a limit counts. A network is an IPv4 address or an IPv6 /64, which one connection gets.
 */
type Counted =
  | 'network'
  | 'mailbox'
  | 'phone'
  | 'order'
  | 'order and network'
  | 'card'
  | 'store'
  | 'challenge'
  | 'chat'
  | 'account'

export interface LimitRow {
  what: string
  per: Counted
  points: number
  seconds: number
  whenReached: keyof typeof CONSEQUENCES
  /** a limit on buying: BUYING_LIMITS_TIMES multiplies it */
  isBuying?: true
}

export const MINUTE = 60
export const HOUR = 3_600
export const DAY = 24 * HOUR
