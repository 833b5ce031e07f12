import type { Stages } from '#features/catalog/catalog/rules/attribute-ids.ts'
import type { HeatPumpUnit } from '#features/choosing/operating-cost/rules/bins/heat-pump.ts'
import { balancePoint, type LossLine } from '#features/choosing/sizing/rules/equipment/balance.ts'
import { judgeCooling, type Verdict } from '#features/choosing/sizing/rules/equipment/manual-s.ts'

/** A heat pump system of the store. */
export interface Model {
  id: string
  name: string
  path: string
  /** US dollars */
  price: number
  tons: number | null
  stages: Stages
  unit: HeatPumpUnit & { points: NonNullable<HeatPumpUnit['points']> }
  /** its electric heat, kW */
  kitKw: number
  /** US dollars that programs pay back at the place; 0 for none */
  rebate: number
  /** conditions of the rebate are open */
  isRebateAtMost: boolean
}

/** Why a model fits a home or does not. */
export interface ModelFit {
  model: Model
  cooling: Verdict
  /** °F down to which it carries the home alone; null when it never does */
  balanceF: number | null
  /** electric heat that the home needs beside it on the coldest days, kW */
  shortKw: number
  /** kW that its own heat kit lacks; 0 when it has enough */
  kitLacksKw: number
  fits: boolean
}

/** The size by Manual S, and the back-up heat on the coldest days. */
export function judge(
  model: Model,
  home: { loss: LossLine; cooling: number; sensible: number; latent: number; extra: number },
): ModelFit {
  const { loss } = home
  const cooling = judgeCooling(
    { total: model.unit.coolingBtuh ?? 0 },
    { total: home.cooling, sensible: home.sensible, latent: home.latent },
    model.stages,
    home.extra,
  )
  const { balanceF, shortKw } = balancePoint(loss, model.unit.points, model.unit.stopsF)
  const kitLacksKw = Math.max(0, Math.round((shortKw - model.kitKw) * 10) / 10)
  return { model, cooling, balanceF, shortKw, kitLacksKw, fits: cooling.fits && kitLacksKw === 0 }
}

/**
 * Models that fit come first, the cheapest at the top. Then models of the right size, by how much electric
 * heat they lack. Then the others, by how close their size is.
 */
export function ranked(judged: readonly ModelFit[]): ModelFit[] {
  return judged.toSorted(
    (one, other) =>
      Number(other.fits) - Number(one.fits) ||
      Number(other.cooling.fits) - Number(one.cooling.fits) ||
      (one.cooling.fits
        ? one.kitLacksKw - other.kitLacksKw || one.model.price - other.model.price
        : Math.abs(one.cooling.percent - 100) - Math.abs(other.cooling.percent - 100)),
  )
}

/** Systems with the same heat pump differ only in the air handler and the electric heat. */
export const unitKey = ({ unit, stages }: Model): string => JSON.stringify([unit, stages])

/** Of systems with the same heat pump, the cheapest whose electric heat is enough, else the strongest. */
export function oneOfEachUnit(judged: readonly ModelFit[]): ModelFit[] {
  const best = new Map<string, ModelFit>()
  for (const each of judged) {
    const key = unitKey(each.model)
    const before = best.get(key)
    if (before === undefined || isBetter(each, before)) best.set(key, each)
  }
  return [...best.values()]
}

function isBetter(one: ModelFit, other: ModelFit): boolean {
  if ((one.kitLacksKw === 0) !== (other.kitLacksKw === 0)) return one.kitLacksKw === 0
  return one.kitLacksKw === 0 ? one.model.price < other.model.price : one.model.kitKw > other.model.kitKw
}
