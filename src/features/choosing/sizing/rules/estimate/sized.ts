import { exactLoad } from '../exact/exact-load.ts'
import { computeLoad, type DesignClimate, type Load } from '../load.ts'
import { type Need, needOf } from '../need.ts'
import type { SizedBy } from '../saved-need.ts'
import {
  ANSWER_NAMES,
  type AnswerFaults,
  type Answers,
  homeOf,
  readAnswers,
  textsOf,
  typedNumber,
  writeAnswers,
} from './answers.ts'
import { PLAN_NAMES, readPlan, writePlan } from './plan-text.ts'
import { STAMP_NAME } from './stamp.ts'
import { starterBuild, starterRooms } from './starter.ts'

/** BTU/h on the coldest design day that bills may say. */
const BILLED_LIMITS = { min: 1_000, max: 1_000_000 } as const
export const BILLED = 'billed'

/** The heating load by the home's bills in an address; null without one. */
export function readBilled(params: Pick<URLSearchParams, 'get'>): number | null | 'wrong' {
  const text = params.get(BILLED)
  if (text === null) return null
  const value = typedNumber(text)
  return Number.isInteger(value) && value >= BILLED_LIMITS.min && value <= BILLED_LIMITS.max ? value : 'wrong'
}

/** A load whose heating is that of the bills. Its parts keep their shares: bills do not tell them apart. */
export function withBilledHeating(load: Load, billed: number | null): Load {
  if (billed === null || load.heating <= 0) return load
  const times = billed / load.heating
  return {
    ...load,
    heating: billed,
    parts: load.parts.map((part) => ({ ...part, heating: part.heating * times })),
  }
}

const KNOWN = new Set<string>([...ANSWER_NAMES, ...PLAN_NAMES, BILLED, STAMP_NAME, 'step', 'depth', 'show'])

/** Whether the estimator reads a name in its address. */
export const isKnownName = (name: string): boolean => KNOWN.has(name)

/** A result as its address describes it. */
export interface Sized {
  answers: Answers
  load: Load
  need: Need
  by: SizedBy
  /** names of the rooms that the address has */
  rooms: readonly string[]
}

type SizedReading = { sized: Sized } | { faults: AnswerFaults } | { fault: 'rooms' | 'billed' }

type Params = Pick<URLSearchParams, 'get' | 'getAll'>
type Climate = DesignClimate & { latitude: number }

/** Calculates the result of an address, by the method that it names. */
export function sizedOf(params: Params, climate: Climate): SizedReading {
  const read = readAnswers(textsOf(params))
  if ('faults' in read) return read
  const { answers } = read
  if (params.get('depth') === 'rooms') return roomsOf(params, answers, climate)
  const billed = readBilled(params)
  if (billed === 'wrong') return { fault: 'billed' }
  const load = withBilledHeating(computeLoad(homeOf(answers), climate), billed)
  return {
    sized: { answers, load, need: needOf(load), by: billed === null ? 'whole' : 'bills', rooms: [] },
  }
}

function roomsOf(params: Params, answers: Answers, climate: Climate): SizedReading {
  const reading = readPlan(params)
  if (reading.kind === 'stale' || (reading.kind === 'plan' && reading.faults.length > 0))
    return { fault: 'rooms' }
  const { rooms, build } =
    reading.kind === 'plan'
      ? reading.plan
      : { rooms: starterRooms(homeOf(answers)), build: starterBuild(homeOf(answers)) }
  const load = exactLoad({ rooms, build, ...answers }, climate).block
  return { sized: { answers, load, need: needOf(load), by: 'rooms', rooms: rooms.map(({ name }) => name) } }
}

/** The address of a result, written from the parts that were read; unknown parts are left out. */
export function addressOf(params: Params, answers: Answers): string {
  const address = writeAnswers(answers)
  if (params.get('depth') === 'rooms') {
    address.set('depth', 'rooms')
    const reading = readPlan(params)
    if (reading.kind === 'plan') writePlan(address, reading.plan)
  } else {
    const billed = readBilled(params)
    if (typeof billed === 'number') address.set(BILLED, String(billed))
  }
  return address.toString()
}
