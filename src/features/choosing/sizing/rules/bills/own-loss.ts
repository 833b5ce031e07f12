/** Fuels on a bill: unit, and BTU in a unit (EIA; the same figures as the running cost of a comparison). */
export const BILL_FUELS = {
  gas: { unit: 'therms', btu: 100_000 },
  propane: { unit: 'gallons', btu: 91_452 },
  oil: { unit: 'gallons', btu: 138_500 },
  electric: { unit: 'kWh', btu: 3_412 },
} as const
export type BillFuel = keyof typeof BILL_FUELS

/** A bill's period with its weather. */
export interface BillPeriod {
  days: number
  /** units of fuel */
  use: number
  /** degree days of the period below a base, °F */
  degreeDays: (baseF: number) => number
}

export interface Heater {
  btuPerUnit: number
  /** share of the fuel's heat that reaches the home */
  efficiency: number
  /** °F */
  setPointF: number
}

export interface OwnLoss {
  /** °F: above it people and sun keep the home warm */
  balanceF: number
  /** BTU/h·°F, mean of the bills */
  loss: number
  perBill: readonly { index: number; loss: number }[]
  /** relative scatter of the bills, 0.05 is 5 % */
  scatter: number
  /** bills that contradict the others and were left out */
  outliers: readonly number[]
}

const LOWEST_BALANCE_F = 40
const STEP_F = 0.5
/** Bills are dropped while they scatter more than this and dropping one lowers it by more than the next. */
const MOST_SCATTER = 0.1
const WORTH_DROPPING = 0.01
const FEWEST_BILLS = 2

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length

function scatterOf(values: readonly number[]): number {
  const middle = mean(values)
  return middle > 0
    ? Math.sqrt(mean(values.map((value) => (value - middle) ** 2))) / middle
    : Number.POSITIVE_INFINITY
}

/** A bill's own loss at a balance point, BTU/h·°F. @param base units a day that are not for heating */
function lossOf(
  { days, use, degreeDays }: BillPeriod,
  heater: Heater,
  base: number,
  balanceF: number,
): number {
  const heat = days * (use / days - base) * heater.btuPerUnit * heater.efficiency
  return heat / (24 * degreeDays(balanceF))
}

interface Fit {
  balanceF: number
  losses: number[]
  scatter: number
}

function bestFit(bills: readonly BillPeriod[], heater: Heater, base: number): Fit {
  let best: Fit | undefined
  for (let balanceF = heater.setPointF; balanceF >= LOWEST_BALANCE_F; balanceF -= STEP_F) {
    const losses = bills.map((bill) => lossOf(bill, heater, base, balanceF))
    const fit = { balanceF, losses, scatter: scatterOf(losses) }
    if (Number.isFinite(fit.scatter) && (!best || fit.scatter < best.scatter)) best = fit
  }
  return best ?? { balanceF: heater.setPointF, losses: [], scatter: Number.POSITIVE_INFINITY }
}

/**
 * A home's heat loss from winter bills by its balance point: the outdoor temperature at which all bills agree
 * best. It never exceeds the set point. After the HEAT rules engine of Code for Boston (read 2026-11-22).
 *
 * @param base units a day that are not for heating
 */
export function ownLoss(bills: readonly BillPeriod[], heater: Heater, base: number): OwnLoss {
  let kept = bills.map((bill, index) => ({ bill, index }))
  let fit = bestFit(bills, heater, base)
  while (kept.length > FEWEST_BILLS && fit.scatter > MOST_SCATTER) {
    const middle = mean(fit.losses)
    const worst = fit.losses.reduce(
      (found, loss, index) =>
        Math.abs(loss - middle) > Math.abs(fit.losses[found]! - middle) ? index : found,
      0,
    )
    const others = kept.filter((_, index) => index !== worst)
    const next = bestFit(
      others.map(({ bill }) => bill),
      heater,
      base,
    )
    if (fit.scatter - next.scatter <= WORTH_DROPPING) break
    kept = others
    fit = next
  }
  const used = new Set(kept.map(({ index }) => index))
  return {
    balanceF: fit.balanceF,
    loss: fit.losses.length > 0 ? mean(fit.losses) : 0,
    perBill: kept.map(({ index }, at) => ({ index, loss: fit.losses[at] ?? 0 })),
    scatter: fit.scatter,
    outliers: bills.flatMap((_, index) => (used.has(index) ? [] : [index])),
  }
}

/** BTU/h on the design day: without help from people and sun, and with their usual help. */
export function designLoads(
  { loss, balanceF }: Pick<OwnLoss, 'loss' | 'balanceF'>,
  { roomF, setPointF, designF }: { roomF: number; setPointF: number; designF: number },
): { most: number; average: number } {
  const help = setPointF - balanceF
  return { most: (roomF - designF) * loss, average: Math.max(0, roomF - help - designF) * loss }
}

/** BTU/h on the design day when only a year's fuel is known. */
export const loadOfYear = (
  { use, btuPerUnit, efficiency }: { use: number; btuPerUnit: number; efficiency: number },
  { heatingDegreeDays, designF }: { heatingDegreeDays: number; designF: number },
): number => ((use * btuPerUnit * efficiency) / heatingDegreeDays / 24) * (65 - designF)
