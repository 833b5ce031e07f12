import { texts } from '../texts.ts'
import {
  BOILER_AFUE,
  DRAW_PATTERNS,
  type DrawPattern,
  FURNACE_AFUE,
  UEF_2029,
  UEF_MINIMUMS,
  type UefMinimum,
  WALL_FURNACE_AFUE,
  type WaterHeaterKind,
} from './data/minimums.ts'
import type { RuleFacts } from './facts.ts'
import { allowed, blocked, type Judgment, warning } from './judgment.ts'

/** The least AFUE of a furnace or boiler; undefined for other products. */
function leastAfue({ heater, gas, inputBtu = 0 }: RuleFacts): number | undefined {
  if (heater === null || (heater === 'packaged' && gas === 'none')) return undefined
  if (heater === 'hydronic') return gas === 'none' ? BOILER_AFUE.oil : BOILER_AFUE.gas
  if (heater === 'wall') return WALL_FURNACE_AFUE.find(([upTo]) => inputBtu <= upTo)?.[1]
  return FURNACE_AFUE[heater]
}

/** Compares AFUE with the federal minimum of furnaces. */
export const judgeFurnaceAfue = (facts: RuleFacts): Judgment | undefined =>
  facts.heater === 'hydronic' ? undefined : judgeAfue(facts)

/** Compares AFUE with the federal minimum of boilers. */
export const judgeBoilerAfue = (facts: RuleFacts): Judgment | undefined =>
  facts.heater === 'hydronic' ? judgeAfue(facts) : undefined

function judgeAfue(facts: RuleFacts): Judgment | undefined {
  const least = leastAfue(facts)
  if (least === undefined) return undefined
  if (facts.afue === undefined) return warning(texts.ratingUnknown('AFUE'))
  const words = facts.heater === 'hydronic' ? texts.kinds.boiler : texts.kinds.furnace
  return facts.afue < least
    ? blocked(texts.furnaceBelow(facts.afue, least, words))
    : allowed(texts.furnaceMeets(facts.afue, least))
}

const SMALL_GAS_BTUH = 75_000

function waterHeaterKind({ water, gas, inputBtu = 0 }: RuleFacts): WaterHeaterKind | undefined {
  if (water === 'tankless') return gas === 'none' ? 'electric-tankless' : 'gas-tankless'
  if (gas === 'none') return 'electric-tank'
  return inputBtu <= SMALL_GAS_BTUH ? 'gas-tank' : undefined
}

/** The draw pattern of a water heater's rating; undefined when its maker does not state it. */
export function drawPattern({ water, firstHour, gpm }: RuleFacts): DrawPattern | undefined {
  const isTank = water === 'tank'
  const given = isTank ? firstHour : gpm
  if (given === undefined) return undefined
  return DRAW_PATTERNS.find((row) => given < (isTank ? row.firstHourBelow : row.gpmBelow))?.pattern
}

/** The least UEF of a water heater, to hundredths as ratings are; undefined when it cannot be computed. */
export function leastUef(
  facts: RuleFacts,
  minimums: readonly UefMinimum[] = UEF_MINIMUMS,
): number | undefined {
  const kind = waterHeaterKind(facts)
  const pattern = drawPattern(facts)
  const gallons = facts.water === 'tank' ? facts.gallons : 0
  if (kind === undefined || pattern === undefined || gallons === undefined) return undefined
  const row = minimums.find(
    (minimum) => minimum.kind === kind && gallons > minimum.above && gallons <= minimum.upTo,
  )
  if (row === undefined) return undefined
  const [base, each] = row.minimum[pattern]
  return Math.round((base - each * gallons) * 100) / 100
}

/** Compares UEF with the federal minimum of water heaters. */
export function judgeUef(facts: RuleFacts): Judgment | undefined {
  if (facts.water === null) return undefined
  if (facts.uef === undefined) return warning(texts.ratingUnknown('UEF'))
  const least = leastUef(facts)
  if (least === undefined) return warning(texts.uefMinimumUnknown)
  return facts.uef < least
    ? blocked(texts.uefBelow(facts.uef, least))
    : allowed(texts.uefMeets(facts.uef, least))
}

/** The least efficiency of a tank made since 2029-05-06. Stock made before may be sold. */
export function judgeUef2029(facts: RuleFacts): Judgment | undefined {
  const least = facts.water === 'tank' ? leastUef(facts, UEF_2029) : undefined
  return facts.uef !== undefined && least !== undefined && facts.uef < least
    ? warning(texts.uef2029(facts.uef, least))
    : undefined
}
