import { NO_SPAN } from '../parts/spans.ts'
import { type Measure, measureOf } from './measures.ts'

/**
 * Makers put the size into a model number: thousands of BTU in three figures ("036", "080"), or in two. Read
 * from memory of the makers' numbers; a wrong size only changes which comparable goods come first.
 */
const COOLING = [/0(18|24|30|36|42|48|60)/, /(18|24|30|36|42|48|60)/]
const DUCTLESS = [/(09|12|15|18|24|30|36)/]
const HEATING = [/(0[4-9]0|1[0-4]0)/]

const SIZES: readonly (readonly [means: RegExp, patterns: readonly RegExp[]])[] = [
  [/^mini split/, DUCTLESS],
  [/^(?:air conditioner|heat pump|air handler|coil)$/, COOLING],
  [/^gas furnace/, HEATING],
]

/**
 * The size of another maker's model: 36,000 BTU for the rest "403610" of an air conditioner's number.
 * Undefined where the number has none.
 */
export function sizeOfModel(means: string, rest: string): Measure | undefined {
  const patterns = SIZES.find(([kind]) => kind.test(means))?.[1] ?? []
  const size = patterns.map((pattern) => Number(pattern.exec(rest)?.[1])).find((found) => found > 0)
  if (size === undefined) return undefined
  const isCooling = patterns === COOLING
  const { measure } = isCooling ? measureOf('ton', size / 12) : measureOf('kbtu', size)
  return { ...measure, said: [], span: NO_SPAN }
}
