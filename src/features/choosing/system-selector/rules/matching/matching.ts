import { figure, type Part, read, type Unit } from '#features/catalog/accessories/rules/parts.ts'
import {
  isBareCoil,
  isDuctedIndoorHalf,
  isDuctedSet,
  isDuctlessSet,
  isGasFurnace,
  isHead,
  isMultiZoneSet,
  isSingleZoneSet,
} from '#features/catalog/catalog/rules/equipment.ts'
import { hasTrait } from '#features/catalog/catalog/rules/product-types.ts'
import { kitTexts } from '../kit-texts.ts'
import { CABINET_WIDTHS } from '../selections.ts'
import { LARGEST_HEAD, type MatchingRuleId, NEEDS_SENSOR, ZONE_RATIO } from './data/matching-rules.ts'

/** A unit with its maker. */
export interface MatchUnit extends Unit {
  brand: string
}

/** Units that are proposed as one system. */
export interface Proposal {
  /** the type of the system in the catalog, e.g. "ducted-system" */
  type: string
  /** the maker, or a laboratory, rated these units together */
  isRated: boolean
  units: readonly MatchUnit[]
}

/** Why units are not a system. */
export interface Refusal {
  rule: MatchingRuleId
  because: string
}

type IsOne = (type: string) => boolean
const isOutdoor: IsOne = (type) => hasTrait(type, 'is-outdoor-half')

/** The units that a type of system has; undefined for what has one cabinet. */
function wantedIn(system: string): readonly IsOne[] | undefined {
  if (isDuctlessSet(system)) return [isOutdoor, isHead]
  if (!isDuctedSet(system)) return undefined
  return [isOutdoor, isDuctedIndoorHalf, ...(hasTrait(system, 'has-furnace') ? [isGasFurnace] : [])]
}

const of = (units: readonly MatchUnit[], isOne: IsOne): MatchUnit | undefined =>
  units.find(({ type }) => isOne(type))

const words = (unit: Part, key: 'refrigerant' | 'position'): readonly string[] => {
  const value = read(unit, key)
  return typeof value === 'string' ? [value] : Array.isArray(value) ? (value as readonly string[]) : []
}

const widthOf = (unit: Part): number | undefined => unit.dimensions?.width ?? figure(unit, 'width')

const isUpright = (position: string): boolean => position === 'Upflow' || position === 'Downflow'

/** The side of a coil that meets the furnace: its width, or its height when it lies beside the furnace. */
export function coilMeets(coil: Part): number | undefined {
  const positions = words(coil, 'position')
  const isLying = positions.length > 0 && !positions.some(isUpright)
  return isLying ? (coil.dimensions?.height ?? figure(coil, 'height')) : widthOf(coil)
}

type Check = (proposal: Proposal) => string | undefined

const heads = ({ units }: Proposal): MatchUnit[] =>
  units.filter(({ type }) => isHead(type)).flatMap((unit) => Array(unit.quantity).fill(unit))

const coolingOf = (unit: Part): number => figure(unit, 'coolingBtu') ?? 0
const isMultiZone = ({ type }: Proposal): boolean => isMultiZoneSet(type)

/** The largest indoor unit that an outdoor unit of several zones takes, BTU/h. */
export const largestHead = (outdoorBtu: number): number =>
  LARGEST_HEAD.find(({ outdoorUpTo }) => outdoorBtu <= outdoorUpTo)?.head ?? 0

function coilSize({ units }: Proposal): string | undefined {
  const [outdoor, coil] = [of(units, isOutdoor), of(units, isDuctedIndoorHalf)]
  const tons = outdoor && figure(outdoor, 'tons')
  const coilTons = coil && figure(coil, 'systemTons')
  if (tons === undefined || coilTons === undefined) return undefined
  return coilTons === tons || coilTons === tons + 0.5
    ? undefined
    : kitTexts.refusals.coilSize(String(coilTons), String(tons))
}

function coilWidth({ units }: Proposal): string | undefined {
  const [furnace, coil] = [of(units, isGasFurnace), of(units, isBareCoil)]
  const [stands, carried] = [furnace && widthOf(furnace), coil && coilMeets(coil)]
  if (stands === undefined || carried === undefined) return undefined
  const next = CABINET_WIDTHS.find((width) => width > stands) ?? stands
  return carried === stands || carried === next
    ? undefined
    : kitTexts.refusals.coilWidth(String(carried), String(stands))
}

function blower({ units }: Proposal): string | undefined {
  const furnace = of(units, isGasFurnace)
  const outdoor = of(units, isOutdoor)
  const most = furnace && figure(furnace, 'maxAcTons')
  const tons = outdoor && figure(outdoor, 'tons')
  return most === undefined || tons === undefined || most >= tons
    ? undefined
    : kitTexts.refusals.blower(String(most), String(tons))
}

function refrigerant({ units }: Proposal): string | undefined {
  const outdoor = of(units, isOutdoor)
  const charged = outdoor ? words(outdoor, 'refrigerant') : []
  if (charged.length === 0) return undefined
  const other = units.find((unit) => {
    const own = unit === outdoor || isGasFurnace(unit.type) ? [] : words(unit, 'refrigerant')
    return own.length > 0 && !charged.some((name) => own.includes(name))
  })
  return other && kitTexts.refusals.refrigerant(charged.join(', '), words(other, 'refrigerant').join(', '))
}

function leakSensor({ units }: Proposal): string | undefined {
  const outdoor = of(units, isOutdoor)
  const coil = of(units, isDuctedIndoorHalf)
  if (outdoor === undefined || coil === undefined) return undefined
  const burning = words(outdoor, 'refrigerant').find((name) => NEEDS_SENSOR.has(name))
  return burning !== undefined && read(coil, 'leakSensor') === false
    ? kitTexts.refusals.leakSensor(burning)
    : undefined
}

function zoneCount(proposal: Proposal): string | undefined {
  if (isSingleZoneSet(proposal.type) && heads(proposal).length > 1)
    return kitTexts.refusals.tooManyHeads(heads(proposal).length, 1)
  if (!isMultiZone(proposal)) return undefined
  const outdoor = of(proposal.units, isOutdoor)
  const ports = outdoor && figure(outdoor, 'ports')
  const count = heads(proposal).length
  if (count < 2) return kitTexts.refusals.tooFewHeads
  return ports !== undefined && count > ports ? kitTexts.refusals.tooManyHeads(count, ports) : undefined
}

function zoneRatio(proposal: Proposal): string | undefined {
  const outdoor = of(proposal.units, isOutdoor)
  if (!isMultiZone(proposal) || outdoor === undefined || coolingOf(outdoor) === 0) return undefined
  const sum = heads(proposal).reduce((all, head) => all + coolingOf(head), 0)
  const percent = Math.round((sum / coolingOf(outdoor)) * 100)
  return percent >= ZONE_RATIO.least && percent <= ZONE_RATIO.most
    ? undefined
    : kitTexts.refusals.zoneRatio(percent, ZONE_RATIO.least, ZONE_RATIO.most)
}

function zoneLargest(proposal: Proposal): string | undefined {
  const outdoor = of(proposal.units, isOutdoor)
  if (!isMultiZone(proposal) || outdoor === undefined) return undefined
  const most = largestHead(coolingOf(outdoor))
  const largest = Math.max(0, ...heads(proposal).map(coolingOf))
  return largest <= most ? undefined : kitTexts.refusals.headTooLarge(largest, most)
}

const CHECKS: Readonly<Record<MatchingRuleId, Check>> = {
  rated: ({ type, isRated }) =>
    wantedIn(type) === undefined || isRated ? undefined : kitTexts.refusals.notRated,
  'parts-known': ({ type, units }) =>
    (wantedIn(type) ?? []).every((isOne) => of(units, isOne) !== undefined)
      ? undefined
      : kitTexts.refusals.partsUnknown,
  'coil-size': coilSize,
  'coil-width': coilWidth,
  blower,
  refrigerant,
  'leak-sensor': leakSensor,
  'zone-count': zoneCount,
  'zone-ratio': zoneRatio,
  'zone-largest': zoneLargest,
  'zone-brand': (proposal) =>
    !isMultiZone(proposal) || new Set(proposal.units.map(({ brand }) => brand)).size <= 1
      ? undefined
      : kitTexts.refusals.zoneBrand,
}

/** Every reason why these units are not a system; none when they match. */
export const refusalsOf = (proposal: Proposal, checks: Readonly<Record<string, Check>> = CHECKS): Refusal[] =>
  Object.entries(checks).flatMap(([rule, check]) => {
    const because = check(proposal)
    return because === undefined ? [] : [{ rule: rule as MatchingRuleId, because }]
  })
