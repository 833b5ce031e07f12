import type { Db } from '#db/connect.ts'
import { AIR_DISTRICTS } from '#features/catalog/compliance/rules/data/air-districts.ts'
import { BOILER_AFUE, FURNACE_AFUE } from '#features/catalog/compliance/rules/data/minimums.ts'
import { NOX_LIMITS, type NoxLimit } from '#features/catalog/compliance/rules/data/nox-limits.ts'
import { LARGE_BTUH, minimumFor } from '#features/catalog/compliance/rules/efficiency.ts'
import { type RegionCode, regionName } from '#features/catalog/compliance/rules/region.ts'
import { formatDate } from '#lib/dates.ts'
import { grouped } from '#lib/numbers.ts'
import type { FactTable } from '../../contract.ts'
import { ruleTexts } from './rule-texts.ts'

/** What a table is filled with. */
export interface FactsContext {
  db: Db
  /** yyyy-mm-dd in the merchant's zone */
  day: string
}

const REGIONS: readonly RegionCode[] = ['N', 'S', 'SW']
const BELOW_LARGE = LARGE_BTUH - 1

const MACHINES = [
  [ruleTexts.machines.smallAirConditioner(grouped(LARGE_BTUH)), 'split-ac', BELOW_LARGE],
  [ruleTexts.machines.largeAirConditioner(grouped(LARGE_BTUH)), 'split-ac', LARGE_BTUH],
  [ruleTexts.machines.splitHeatPump, 'split-heat-pump', 0],
  [ruleTexts.machines.packageAirConditioner, 'package-ac', 0],
  [ruleTexts.machines.packageHeatPump, 'package-heat-pump', 0],
] as const

export const coolingMinimums = (): FactTable => ({
  caption: ruleTexts.coolingMinimums.caption,
  columns: [ruleTexts.coolingMinimums.equipment, ...REGIONS.map(regionName)],
  rows: MACHINES.map(([label, machine, coolingBtu]) => [
    label,
    ...REGIONS.map((region) => {
      const { seer2, eer2, hspf2 } = minimumFor({ machine, coolingBtu, seer2: 0 }, region) ?? { seer2: 0 }
      return [`${seer2} SEER2`, eer2 && `${eer2} EER2`, hspf2 && `${hspf2} HSPF2`].filter(Boolean).join(', ')
    }),
  ]),
  source: ruleTexts.coolingMinimums.source,
})

export const heatingMinimums = (): FactTable => ({
  caption: ruleTexts.heatingMinimums.caption,
  columns: [ruleTexts.heatingMinimums.equipment, 'AFUE'],
  rows: [
    [ruleTexts.heatingMinimums.gasFurnace, `${FURNACE_AFUE.gas}%`],
    [ruleTexts.heatingMinimums.packageUnitWith, `${FURNACE_AFUE.packaged}%`],
    [ruleTexts.heatingMinimums.oilFurnace, `${FURNACE_AFUE.oil}%`],
    [ruleTexts.heatingMinimums.gasHotWater, `${BOILER_AFUE.gas}%`],
    [ruleTexts.heatingMinimums.oilHotWater, `${BOILER_AFUE.oil}%`],
  ],
  source: ruleTexts.heatingMinimums.source,
})

const AREAS: Readonly<Record<string, string>> = {
  CA: ruleTexts.areas.restOfCalifornia,
  CO: ruleTexts.areas.colorado,
  UT: ruleTexts.areas.utahNamedCounties,
  TX: ruleTexts.areas.texas,
}

const areaName = ({ area }: NoxLimit): string =>
  AREAS[area] ?? AIR_DISTRICTS.find(({ id }) => id === area)?.name ?? area

const isInForce = ({ effectiveFrom, effectiveTo }: NoxLimit, day: string): boolean =>
  (effectiveFrom === null || effectiveFrom <= day) && (effectiveTo === null || day <= effectiveTo)

/** The limits for usual gas furnaces that hold on a day; the strictest of an area, one row for each. */
export function furnaceLimits({ day }: FactsContext): FactTable {
  const rows = NOX_LIMITS.filter((row) => row.burners.includes('furnace') && isInForce(row, day))
  const strictest = [...Map.groupBy(rows, areaName)].map(
    ([area, group]) => [area, group.toSorted((a, b) => a.limit - b.limit)[0]!] as const,
  )
  return {
    caption: ruleTexts.furnaceLimits.caption(formatDate(day)),
    columns: [
      ruleTexts.furnaceLimits.area,
      ruleTexts.furnaceLimits.nanogramsAJoule,
      ruleTexts.furnaceLimits.since,
    ],
    rows: strictest.map(([area, { limit, effectiveFrom, unlessCertified }]) => [
      area,
      ruleTexts.furnaceLimits.limit(limit, unlessCertified),
      effectiveFrom === null ? ruleTexts.furnaceLimits.beforeOurRecords : formatDate(effectiveFrom),
    ]),
    source: ruleTexts.furnaceLimits.source,
  }
}
