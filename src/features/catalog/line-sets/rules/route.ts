/** The route of one line set, in feet. */
export interface Route {
  /** length along the route, vertical parts included */
  run: number
  /** height between the outdoor and the indoor unit */
  lift: number
  /** bends of 90° */
  bends: number
}

export type RouteField = keyof Route

/** The same as typed. */
export type TypedRoute = Readonly<Record<RouteField, string>>

/** A usual house: the outdoor unit beside the wall, the indoor unit one floor up (engineering default). */
export const STANDARD_ROUTE: Route = { run: 25, lift: 10, bends: 4 }

const ROUTE_LIMITS: Readonly<Record<RouteField, { min: number; max: number }>> = {
  run: { min: 3, max: 300 },
  lift: { min: 0, max: 150 },
  bends: { min: 0, max: 40 },
}
export const ROUTE_FIELDS = ['run', 'lift', 'bends'] as const satisfies readonly RouteField[]

/** The most indoor units of one outdoor unit that the page asks about. */
export const MOST_HEADS = 10

/** The name of a field in the address: "run" for the first head, "run2" for the second. */
export const fieldName = (field: RouteField, head: number): string =>
  head === 0 ? field : `${field}${head + 1}`

/** What an address says about the route to a head; what it leaves out is the usual route. */
export const typedRoute = (params: URLSearchParams, head: number): TypedRoute => {
  const text = (field: RouteField): string =>
    (params.get(fieldName(field, head)) ?? String(STANDARD_ROUTE[field])).trim().slice(0, 12)
  return { run: text('run'), lift: text('lift'), bends: text('bends') }
}

/** "liftBeyondRun": a lift that is longer than the whole route. */
export type RouteFault = RouteField | 'liftBeyondRun'

/** Reads a route. An impossible number is a fault and is never replaced. */
export function readRoute(typed: TypedRoute): { route: Route } | { faults: RouteFault[] } {
  const number = (field: RouteField): number | undefined => {
    const { min, max } = ROUTE_LIMITS[field]
    const value = /^\d+(\.\d+)?$/.test(typed[field]) ? Number(typed[field]) : Number.NaN
    const isWhole = field !== 'bends' || Number.isInteger(value)
    return value >= min && value <= max && isWhole ? value : undefined
  }
  const [run, lift, bends] = [number('run'), number('lift'), number('bends')]
  if (run === undefined || lift === undefined || bends === undefined)
    return {
      faults: ROUTE_FIELDS.filter((field) => ({ run, lift, bends })[field] === undefined),
    }
  return lift > run ? { faults: ['liftBeyondRun'] } : { route: { run, lift, bends } }
}
