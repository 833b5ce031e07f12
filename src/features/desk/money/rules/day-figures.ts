/** What came and went by one way to pay on a day, in cents. */
export interface WaySums {
  /** the payment method of an order */
  method: string
  /** '' for money that staff receive themselves */
  provider: string
  taken: number
  refunded: number
  /** bank debits that the bank took back */
  takenBack: number
  /** payments that buyers disputed; what money moves in it only the provider knows */
  disputed: number
}

/** What the reconciliation found on the day with one provider. */
export interface ProviderDifference {
  provider: string
  count: number
  /** what the provider has above our books, in cents */
  amount: number
}

export interface DayFigures {
  ways: readonly WaySums[]
  differences: readonly ProviderDifference[]
  /** whether every provider answered a comparison after the end of the day */
  isCompared: boolean
}

/** A provider's books beside ours; `theirs` is null while no comparison after the day had all answers. */
export interface ProviderDay {
  provider: string
  ours: number
  theirs: number | null
  /** differences that were found on the day */
  found: number
}

export const netOf = ({ taken, refunded, takenBack }: WaySums): number => taken - refunded - takenBack

export function providersOf({ ways, differences, isCompared }: DayFigures): ProviderDay[] {
  const names = new Set([...ways, ...differences].map(({ provider }) => provider))
  names.delete('')
  return [...names].toSorted().map((provider) => {
    const ours = ways.filter((way) => way.provider === provider).reduce((sum, way) => sum + netOf(way), 0)
    const found = differences.find((difference) => difference.provider === provider)
    return {
      provider,
      ours,
      theirs: isCompared ? ours + (found?.amount ?? 0) : null,
      found: found?.count ?? 0,
    }
  })
}

/** How one way differs from what it was when the day was closed. */
export interface ChangedWay {
  method: string
  provider: string
  before: number
  now: number
}

/** Ways whose money is another now than in the figures of the close. */
export function changedSince(closed: DayFigures, now: DayFigures): ChangedWay[] {
  const keyOf = ({ method, provider }: WaySums) => `${method} ${provider}`
  const keys = new Map([...closed.ways, ...now.ways].map((way) => [keyOf(way), way]))
  return [...keys]
    .map(([key, { method, provider }]) => {
      const before = closed.ways.find((way) => keyOf(way) === key)
      const after = now.ways.find((way) => keyOf(way) === key)
      return { method, provider, before, after }
    })
    .filter(({ before, after }) => JSON.stringify(sumsOf(before)) !== JSON.stringify(sumsOf(after)))
    .map(({ method, provider, before, after }) => ({
      ...{ method, provider },
      before: before ? netOf(before) : 0,
      now: after ? netOf(after) : 0,
    }))
}

const sumsOf = (way: WaySums | undefined): number[] =>
  way ? [way.taken, way.refunded, way.takenBack, way.disputed] : [0, 0, 0, 0]

interface Booked {
  status: string
  amount: number
}

const TAKEN = ['captured', 'settled', 'refunded', 'partially_refunded']
const REFUNDS = ['refunded', 'unknown_refund', 'refund_amount']

/** What a difference means for the provider's money of the day: what is only authorized is none. */
export function centsOf(kind: string, theirs: Booked | null, ours: Booked | null): number {
  const moved = (side: Booked | null) => (side && TAKEN.includes(side.status) ? side.amount : 0)
  return REFUNDS.includes(kind) ? (ours?.amount ?? 0) - (theirs?.amount ?? 0) : moved(theirs) - moved(ours)
}
