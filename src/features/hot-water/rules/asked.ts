import { isTypedZip } from '#features/location/rules/zip.ts'
import { FIXTURE_NAMES, type InUse, MOST_FIXTURES, SETPOINT_F, SETPOINT_LIMITS } from './hot-water.ts'

/** The answers of the form, as its address holds them. */
export interface Asked {
  zipCode: string
  setpoint: string
  inUse: InUse
  /** the form was sent */
  isAsked: boolean
}

/** A usual morning: two showers and a sink. */
const FIRST: Partial<Record<keyof InUse, number>> = { shower: 2, bathroomSink: 1 }

/** Reads the answers of an address; a number of fixtures that cannot be is taken as none. */
export function askedFrom(params: URLSearchParams): Asked {
  const isAsked = params.has('zipCode')
  const count = (name: keyof InUse): number => {
    const typed = Number(params.get(name) ?? (isAsked ? 0 : (FIRST[name] ?? 0)))
    return Number.isInteger(typed) && typed > 0 ? Math.min(typed, MOST_FIXTURES) : 0
  }
  return {
    zipCode: (params.get('zipCode') ?? '').trim().slice(0, 10),
    setpoint: (params.get('setpoint') ?? String(SETPOINT_F)).slice(0, 5),
    inUse: Object.fromEntries(FIXTURE_NAMES.map((name) => [name, count(name)])) as InUse,
    isAsked,
  }
}

export type Fault = 'zipCode' | 'setpoint' | 'inUse'

/** What is wrong with the answers. */
export function faultsOf({ zipCode, setpoint, inUse }: Asked): Fault[] {
  const degrees = Number(setpoint)
  const isRight = degrees >= SETPOINT_LIMITS.min && degrees <= SETPOINT_LIMITS.max
  return [
    ...(isTypedZip(zipCode) ? [] : (['zipCode'] as const)),
    ...(isRight ? [] : (['setpoint'] as const)),
    ...(FIXTURE_NAMES.some((name) => inUse[name] > 0) ? [] : (['inUse'] as const)),
  ]
}
