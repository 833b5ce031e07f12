/** A limit on how often something may happen. */
interface Row {
  /** the thing that is counted, as docs/limits.md names it */
  what: string
  /** what it counts for, as docs/limits.md says; a `network` is an IPv4 address or an IPv6 /64 */
  per: string
  points: number
  seconds: number
  /**
   * What reaching it means: to wait until the time is over; to solve a proof of work, and go on; or what the
   * caller does, as a sentence.
   */
  whenReached: 'wait' | 'proof' | { readonly instead: string }
  /** a limit on buying: BUYING_LIMITS_TIMES multiplies it */
  isBuying?: true
}

export interface Limit<Name extends string = string> extends Readonly<Row> {
  /** its counts are stored under it */
  readonly name: Name
}

/**
 * The limits of a capability by name, as values that calls take points of. The feature.ts of the capability
 * declares them. Free of side effects, so that the browser's files leave out limits that no page uses.
 */
// @__NO_SIDE_EFFECTS__
export const defineLimits = <const Rows extends Readonly<Record<string, Row>>>(rows: Rows) =>
  Object.fromEntries(Object.entries(rows).map(([name, row]) => [name, { name, ...row }])) as {
    readonly [Name in keyof Rows & string]: Limit<Name>
  }

export const MINUTE = 60
export const HOUR = 3_600
export const DAY = 24 * HOUR

/** The platform's own: a solved proof of work opens one call. */
export const PROOF_LIMITS = defineLimits({
  proof: {
    what: 'uses of one solved proof of work',
    per: 'challenge',
    points: 1,
    seconds: HOUR,
    whenReached: 'wait',
  },
})
