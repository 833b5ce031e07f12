import { shortAt } from '#features/choosing/sizing/rules/equipment/balance.ts'
import {
  COOLING_LEAST,
  COOLING_MOST,
  DRY_COLD_EXTRA,
  FURNACE_LEAST,
  FURNACE_MOST,
  judgeCooling,
  judgeFurnace,
} from '#features/choosing/sizing/rules/equipment/manual-s.ts'
import { shareOf } from '#features/choosing/sizing/rules/fit.ts'
import type { Need } from '#features/choosing/sizing/rules/need.ts'
import type { Kit } from '../kits/kit.ts'

/** The home that kits are measured against. */
export interface HomeNeed {
  need: Need
  /** °F that 99% of the hours of a winter exceed; null where the weather is not known */
  winterF: number | null
  /** a place whose summers are dry and whose winters are cold: a heat pump may be larger there */
  isDryCold: boolean
}

/** A capacity beside the load that it carries. BTU/h and percent. */
export interface Gauge {
  has: number
  needs: number
  percent: number
  least: number
  most: number
  fits: boolean
  /** it is larger than usual, which a dry, cold place allows a heat pump */
  isLargeForCold: boolean
}

/** Electric heat that the coldest days take beside a heat pump. */
export interface Backup {
  shortBtuh: number
  kw: number
  hasKw: number
  fits: boolean
}

const BTUH_PER_KW = 3_412
/** °F outside above which a home needs no heat: people and sun keep it warm. */
const HEAT_ENDS_F = 65

/** The three comparisons of one kit with one home. */
interface Fit {
  cooling: Gauge | null
  burner: Gauge | null
  backup: Backup | null
}

/** How a kit fits a home: its cooling, its burner and its electric heat beside the loads. */
export const fitOf = (kit: Kit, home: HomeNeed): Fit => ({
  cooling: coolingGauge(kit, home),
  burner: burnerGauge(kit, home),
  backup: backupOf(kit, home),
})

/** The cooling of a kit beside the load; null where it does not cool or cools one room only. */
export function coolingGauge(kit: Kit, { need, isDryCold }: HomeNeed): Gauge | null {
  if (kit.coolingBtu === null || kit.systemType === 'mini-split') return null
  const needs = shareOf(need, 'cooling')
  if (needs <= 0) return null
  const extra = isDryCold && kit.heatPump !== null ? DRY_COLD_EXTRA : 0
  const load = { total: needs, sensible: 0, latent: 0 }
  const verdict = judgeCooling({ total: kit.coolingBtu }, load, kit.stages, extra)
  const most = COOLING_MOST[kit.stages]
  return {
    has: kit.coolingBtu,
    needs,
    percent: verdict.percent,
    least: COOLING_LEAST,
    most,
    fits: verdict.fits,
    isLargeForCold: verdict.fits && verdict.percent > most,
  }
}

/** The burner of a kit beside the load; null where it has none. */
export function burnerGauge(kit: Kit, { need }: HomeNeed): Gauge | null {
  if (kit.burnerBtu === null || kit.systemType === 'heat-pump') return null
  const needs = shareOf(need, 'heating')
  if (needs <= 0) return null
  const verdict = judgeFurnace(kit.burnerBtu, needs)
  return {
    has: kit.burnerBtu,
    needs,
    percent: verdict.percent,
    least: FURNACE_LEAST,
    most: FURNACE_MOST,
    fits: verdict.fits,
    isLargeForCold: false,
  }
}

/** The electric heat beside a heat pump on the coldest days; null where it is not needed or not known. */
export function backupOf(kit: Kit, { need, winterF }: HomeNeed): Backup | null {
  const alone = kit.systemType === 'heat-pump' || kit.systemType === 'multi-zone' || isHeatPumpPackage(kit)
  if (!alone || kit.heatPump === null || kit.heatPump.length < 2 || winterF === null) return null
  if (winterF >= HEAT_ENDS_F) return null
  const loss = { designF: winterF, btuh: shareOf(need, 'heating'), endsF: HEAT_ENDS_F }
  const { shortBtuh, shortKw } = shortAt(loss, kit.heatPump, kit.stopsF)
  const fits = kit.electricKw * BTUH_PER_KW >= shortBtuh
  return { shortBtuh, kw: shortKw, hasKw: kit.electricKw, fits }
}

const isHeatPumpPackage = (kit: Kit): boolean => kit.systemType === 'package-unit' && kit.burnerBtu === null

/** How far a percentage is from its range; too little counts three times, because the home stays cold. */
export const distance = ({ percent, least, most, fits }: Gauge): number =>
  fits ? 0 : percent < least ? (least - percent) * 3 : percent - most

/** Whether a kit fits the home, by cooling and by its burner; null where nothing can be compared. */
export function fitsHome(kit: Kit, home: HomeNeed): boolean | null {
  const { cooling, burner, backup } = fitOf(kit, home)
  const parts = [cooling, burner].filter((gauge) => gauge !== null)
  if (parts.length === 0 && backup === null) return null
  return parts.every(({ fits }) => fits) && (backup === null || backup.fits || kit.systemType !== 'heat-pump')
}
