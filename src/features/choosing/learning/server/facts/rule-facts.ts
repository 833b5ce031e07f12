import type { Db } from '#db/connect.ts'
import { AIR_DISTRICTS } from '#features/catalog/compliance/rules/data/air-districts.ts'
import { BOILER_AFUE, FURNACE_AFUE } from '#features/catalog/compliance/rules/data/minimums.ts'
import { NOX_LIMITS, type NoxLimit } from '#features/catalog/compliance/rules/data/nox-limits.ts'
import { LARGE_BTUH, minimumFor } from '#features/catalog/compliance/rules/efficiency.ts'
import { type RegionCode, regionName } from '#features/catalog/compliance/rules/region.ts'
import { formatDate } from '#lib/dates.ts'
import { grouped } from '#lib/numbers.ts'
import type { FactTable } from '../../contract.ts'

/** What a table is filled with. */
export interface FactsContext {
  db: Db
  /** yyyy-mm-dd in Chicago */
  day: string
}

const REGIONS: readonly RegionCode[] = ['N', 'S', 'SW']
const BELOW_LARGE = LARGE_BTUH - 1

const MACHINES = [
  [`Split air conditioner below ${grouped(LARGE_BTUH)} BTU/h`, 'split-ac', BELOW_LARGE],
  [`Split air conditioner from ${grouped(LARGE_BTUH)} BTU/h`, 'split-ac', LARGE_BTUH],
  ['Split heat pump', 'split-heat-pump', 0],
  ['Package air conditioner', 'package-ac', 0],
  ['Package heat pump', 'package-heat-pump', 0],
] as const

export const coolingMinimums = (): FactTable => ({
  caption: 'Minimum ratings for new central equipment since January 1, 2023',
  columns: ['Equipment', ...REGIONS.map(regionName)],
  rows: MACHINES.map(([label, machine, coolingBtu]) => [
    label,
    ...REGIONS.map((region) => {
      const { seer2, eer2, hspf2 } = minimumFor({ machine, coolingBtu, seer2: 0 }, region) ?? { seer2: 0 }
      return [`${seer2} SEER2`, eer2 && `${eer2} EER2`, hspf2 && `${hspf2} HSPF2`].filter(Boolean).join(', ')
    }),
  ]),
  source: 'the rules that check your cart; 10 CFR 430.32(c), read November 21, 2026',
})

export const heatingMinimums = (): FactTable => ({
  caption: 'Minimum AFUE for new heating equipment',
  columns: ['Equipment', 'AFUE'],
  rows: [
    ['Gas furnace', `${FURNACE_AFUE['gas-furnace']}%`],
    ['Package unit with gas heat', `${FURNACE_AFUE['package-unit']}%`],
    ['Oil furnace', `${FURNACE_AFUE['oil-furnace']}%`],
    ['Gas hot water boiler', `${BOILER_AFUE.gas}%`],
    ['Oil hot water boiler', `${BOILER_AFUE.oil}%`],
  ],
  source: 'the rules that check your cart; 10 CFR 430.32(e), as known November 2026',
})

const AREAS: Readonly<Record<string, string>> = {
  CA: 'Rest of California',
  CO: 'Colorado',
  UT: 'Utah, named counties',
  TX: 'Texas',
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
    caption: `Limits for natural gas furnaces as of ${formatDate(day)}`,
    columns: ['Area', 'Nanograms a joule', 'Since'],
    rows: strictest.map(([area, { limit, effectiveFrom, unlessCertified }]) => [
      area,
      `${limit}${unlessCertified ? ', or ENERGY STAR certified' : ''}`,
      effectiveFrom === null ? 'Before our records' : formatDate(effectiveFrom),
    ]),
    source: 'the rules that check your cart, each read November 22, 2026',
  }
}
