import { isTypedZip } from '#features/catalog/location/rules/zip.ts'
import { unknownNames } from '#lib/text/unknown-names.ts'
import { FIXTURE_NAMES, type InUse, MOST_FIXTURES, SETPOINT_F, SETPOINT_LIMITS } from './hot-water.ts'

/** The answers of the form, as its address holds them. */
export interface HotWaterInputs {
  zipCode: string
  setpoint: string
  inUse: InUse
  /** fixtures whose number is no whole number from 0 to the most */
  wrongCounts: (keyof InUse)[]
  /** names in the address that are no answer */
  unknown: string[]
  /** the form was sent */
  isSent: boolean
}

/** A usual morning: two showers and a sink. */
const FIRST: Partial<Record<keyof InUse, number>> = { shower: 2, bathroomSink: 1 }

const NAMES: readonly string[] = ['zipCode', 'setpoint', ...FIXTURE_NAMES]

/** Reads the answers of an address. */
export function readInputs(params: URLSearchParams): HotWaterInputs {
  const isSent = params.has('zipCode')
  const typed = (name: keyof InUse): string => params.get(name) ?? String(isSent ? 0 : (FIRST[name] ?? 0))
  const wrongCounts = FIXTURE_NAMES.filter((name) => !isCount(typed(name)))
  return {
    zipCode: (params.get('zipCode') ?? '').trim().slice(0, 10),
    setpoint: (params.get('setpoint') ?? String(SETPOINT_F)).slice(0, 5),
    inUse: Object.fromEntries(
      FIXTURE_NAMES.map((name) => [name, wrongCounts.includes(name) ? 0 : Number(typed(name))]),
    ) as InUse,
    wrongCounts,
    unknown: unknownNames(params, (name) => NAMES.includes(name)),
    isSent,
  }
}

const isCount = (typed: string): boolean => /^\d+$/.test(typed) && Number(typed) <= MOST_FIXTURES

export type Fault = 'zipCode' | 'setpoint' | 'count' | 'inUse'

/** What is wrong with the answers. */
export function faultsOf({ zipCode, setpoint, inUse, wrongCounts }: HotWaterInputs): Fault[] {
  const degrees = Number(setpoint)
  const isRight = degrees >= SETPOINT_LIMITS.min && degrees <= SETPOINT_LIMITS.max
  return [
    ...(isTypedZip(zipCode) ? [] : (['zipCode'] as const)),
    ...(isRight ? [] : (['setpoint'] as const)),
    ...(wrongCounts.length > 0 ? (['count'] as const) : noneOf(inUse)),
  ]
}

const noneOf = (inUse: InUse): Fault[] => (FIXTURE_NAMES.some((name) => inUse[name] > 0) ? [] : ['inUse'])
