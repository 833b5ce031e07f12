import { emptyRoom } from '#features/choosing/sizing/rules/estimate/starter.ts'
import { exactLoad } from '#features/choosing/sizing/rules/exact/exact-load.ts'
import { BUILD_DEFAULTS, type RoomPlan } from '#features/choosing/sizing/rules/exact/plan.ts'
import type { Bench } from '../bench.ts'
import { atMost, kilobytes, ms } from '../figures.ts'
import { pageBytes } from '../in-browser.ts'
import { p75 } from '../listing-interaction.ts'
import { bestOf } from '../rounds.ts'
import { sliderTimes } from '../slider-time.ts'

const RESULT = '/sizing-estimator?squareFeet=2200&zipCode=60614&built=1970-1979&numFloors=2'
const TOOL_BYTES = 150_000
const SLIDER_MS = 50
const LOAD_MS = 2
/** The usual phone of a shopper: a quarter as fast as this machine. */
const PHONE_SLOWDOWN = 4

/** The sizing estimator: its code, its sliders on a phone, and the load room by room. */
export async function measureSizing({ store, note, references }: Bench): Promise<void> {
  const { script } = await pageBytes(store.url + RESULT)
  note({
    name: 'sizing estimator over the wire, Brotli',
    value: `JS ${kilobytes(script)}`,
    bar: `JavaScript ≤ ${TOOL_BYTES / 1_000} kB`,
    holds: script <= TOOL_BYTES,
  })
  const times = await bestOf(
    3,
    () => sliderTimes(store.url + RESULT, PHONE_SLOWDOWN),
    (one, other) => p75(one) < p75(other),
  )
  note(
    atMost(SLIDER_MS, {
      name: 'a slider moved on a phone at a quarter of the speed: load, picture and sizes painted, p75',
      value: `p50 ${ms(times[times.length >> 1] ?? Number.NaN)}, p75 ${ms(p75(times))}`,
      measured: p75(times),
      beside: references.cpu().shown,
      unit: 'ms',
    }),
  )
  const load = p75(loadTimes())
  note(
    atMost(LOAD_MS, {
      name: 'load of a home of 12 rooms, component method, p75',
      value: ms(load),
      measured: load,
      beside: references.cpu().shown,
      unit: 'ms',
    }),
  )
}

const ROOMS = 12
const ROUNDS = 200
const CHICAGO = {
  heat99F: 2.8,
  cool1F: 88.9,
  elevationFt: 594,
  dailyRangeF: 19,
  grains: 32,
  latitude: 41.9,
}

/** Milliseconds of each calculation, ascending. */
function loadTimes(): number[] {
  const even = (value: number) => ({ N: value, E: value, S: value, W: value })
  const rooms = Array.from(
    { length: ROOMS },
    (_, at): RoomPlan => ({ ...emptyRoom(`Room ${at}`), walls: even(12), glass: even(10) }),
  )
  const house = { rooms, build: BUILD_DEFAULTS, numFloors: 2, thermostatHT: 70, thermostatAC: 75 }
  return Array.from({ length: ROUNDS }, () => {
    const from = performance.now()
    exactLoad(house, CHICAGO)
    return performance.now() - from
  }).toSorted((a, b) => a - b)
}
