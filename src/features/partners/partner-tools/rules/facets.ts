import type { Kit } from '#features/choosing/system-selector/rules/kits/kit.ts'
import { headsOf, words } from '#features/choosing/system-selector/rules/kits/kit-units.ts'
import type { SystemType } from '#features/choosing/system-selector/rules/selections.ts'
import { grouped } from '#lib/numbers.ts'
import type { texts } from '../texts.ts'
import type { FacetKey, ToolKind } from './tool-kinds.ts'

/** The kinds of systems of each selector. */
const SYSTEMS: Readonly<Record<ToolKind, ReadonlySet<SystemType>>> = {
  ducted: new Set(['gas-furnace-ac', 'heat-pump', 'dual-fuel', 'ac-only', 'furnace-only', 'package-unit']),
  'mini-split': new Set(['mini-split', 'multi-zone']),
}

export const isOfTool = (kit: Kit, kind: ToolKind): boolean => SYSTEMS[kind].has(kit.systemType)

const FACETS_OF = {
  ducted: [
    'systemType',
    'brand',
    'tons',
    'fuel',
    'staging',
    'refrigerant',
    'position',
    'cabinetWidth',
    'coldClimate',
    'mobileHome',
    'ahri',
  ],
  'mini-split': [
    'systemType',
    'brand',
    'tons',
    'heads',
    'headType',
    'refrigerant',
    'coldClimate',
    'wifi',
    'ahri',
  ],
} as const satisfies Record<ToolKind, readonly (keyof typeof texts.facets)[]>

export const facetsOf = (kind: ToolKind): readonly FacetKey[] => FACETS_OF[kind]

const BTU_PER_HALF_TON = 6_000
/** The nominal size of a unit, tons, to the nearest half. */
const tonsOf = ({ coolingBtu }: Kit): number | null =>
  coolingBtu === null ? null : Math.round(coolingBtu / BTU_PER_HALF_TON) / 2

const yesNo = (value: boolean): string[] => [value ? 'yes' : 'no']
const some = (value: string | number | null): string[] => (value === null ? [] : [String(value)])

/** What a kit answers to each filter; several answers where it can be either. */
export const VALUES: Readonly<Record<FacetKey, (kit: Kit) => readonly string[]>> = {
  systemType: ({ systemType }) => [systemType],
  brand: ({ system }) => [system.product.brand],
  tons: (kit) => some(tonsOf(kit)),
  staging: ({ staging }) => some(staging),
  refrigerant: ({ system }) => words(system.product, 'refrigerant'),
  fuel: ({ fuels }) => fuels,
  position: ({ positions }) => positions,
  cabinetWidth: ({ cabinetWidth }) => some(cabinetWidth),
  heads: ({ heads }) => (heads.length === 0 ? [] : [String(heads.length)]),
  headType: ({ heads }) => [...new Set(heads.map(({ type }) => type))],
  coldClimate: ({ isColdClimate }) => yesNo(isColdClimate),
  wifi: ({ hasWifi }) => yesNo(hasWifi),
  mobileHome: ({ isForMobileHomes }) => yesNo(isForMobileHomes),
  ahri: ({ system }) => yesNo(system.rating?.reference != null),
}

/** Facets whose values are numbers, in their order. */
export const NUMERIC: ReadonlySet<FacetKey> = new Set(['tons', 'cabinetWidth', 'heads'])

/** Heads as words: "2 × 9,000 Wall Mount". */
export const headWords = (kit: Kit): string =>
  [...Map.groupBy(headsOf(kit.system), ({ type, btu }) => `${grouped(btu)} ${type}`)]
    .map(([name, heads]) => `${heads.length} × ${name}`)
    .join(', ')
