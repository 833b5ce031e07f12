import { exactLoad } from '../exact/exact-load.ts'
import { BUILD_DEFAULTS } from '../exact/plan.ts'
import { computeLoad, type DesignClimate, type Load } from '../load.ts'
import { type Need, needOf } from '../need.ts'
import { type AnswerFaults, type Answers, homeOf, readAnswers, textsOf } from './answers.ts'
import { readBilled, withBilledHeating } from './billed.ts'
import { readPlan } from './plan-text.ts'
import { starterRooms } from './starter.ts'

/** A result as its address describes it. */
export interface Sized {
  answers: Answers
  load: Load
  need: Need
}

export type SizedReading = { sized: Sized } | { faults: AnswerFaults } | { fault: 'rooms' | 'billed' }

type Params = Pick<URLSearchParams, 'get' | 'getAll'>

/** Calculates the result that an address stands for, whatever way of calculating it names. */
export function sizedOf(params: Params, climate: DesignClimate & { latitude: number }): SizedReading {
  const read = readAnswers(textsOf(params))
  if ('faults' in read) return read
  const { answers } = read
  const load = loadOf(params, answers, climate)
  return typeof load === 'string' ? { fault: load } : { sized: { answers, load, need: needOf(load) } }
}

function loadOf(
  params: Params,
  answers: Answers,
  climate: DesignClimate & { latitude: number },
): Load | 'rooms' | 'billed' {
  const home = homeOf(answers)
  if (params.get('depth') === 'rooms') {
    const reading = readPlan(params)
    if (reading.kind === 'stale' || (reading.kind === 'plan' && reading.faults.length > 0)) return 'rooms'
    const plan = reading.kind === 'plan' ? reading.plan : { rooms: starterRooms(home), build: BUILD_DEFAULTS }
    return exactLoad({ ...plan, ...answers }, climate).block
  }
  const billed = readBilled(params)
  return billed === 'wrong' ? 'billed' : withBilledHeating(computeLoad(home, climate), billed)
}
