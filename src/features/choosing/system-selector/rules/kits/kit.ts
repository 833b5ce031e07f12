import type { Tie } from '#features/catalog/accessories/rules/choose.ts'
import type { NeedKind } from '#features/catalog/accessories/rules/needs/need.ts'
import { needsOf } from '#features/catalog/accessories/rules/needs.ts'
import type { PartsByKind } from '#features/catalog/accessories/rules/part-kinds.ts'
import { figure, type Part, read, word } from '#features/catalog/accessories/rules/parts.ts'
import type { Stages } from '#features/catalog/catalog/rules/attribute-ids.ts'
import {
  isBareCoil,
  isDuctedSet,
  isFurnace,
  isMultiZoneSet,
  isSingleZoneSet,
} from '#features/catalog/catalog/rules/equipment.ts'
import { hasSomeTrait, hasTrait, productTypes } from '#features/catalog/catalog/rules/product-types.ts'
import { isForMobileHomesAlone } from '#features/catalog/catalog/rules/special-models.ts'
import { ofVocabulary } from '#features/catalog/catalog/rules/vocabulary/current.ts'
import { factsOf, type RuleFacts } from '#features/catalog/compliance/rules/facts.ts'
import type { CapacityPoint } from '#features/choosing/sizing/rules/equipment/balance.ts'
import { kitTexts } from '../kit-texts.ts'
import { coilMeets, type MatchUnit, type Refusal, refusalsOf } from '../matching/matching.ts'
import {
  type CondenserMount,
  type Efficiency,
  HEAT_FUELS,
  type HeadType,
  type HeatFuel,
  type Position,
  STAGINGS,
  type Staging,
  type SystemType,
} from '../selections.ts'
import { headsOf, positions, words } from './kit-units.ts'
import { isMet, isWifi, MOUNTS } from './parts.ts'

/** A system as the catalog has it, with its units and what the merchant tied to it. */
export interface CatalogueSystem {
  product: Part & { brand: string }
  /** who rated the units together, and the AHRI reference number where the maker gives it; null: not rated */
  rating: { source: string; reference: string | null } | null
  units: readonly MatchUnit[]
  ties: readonly Tie[]
  /** a WiFi adapter of the mini split is for sale */
  hasWifiAdapter: boolean
  /** cents, only to sort kits; the buyer's price is computed like a cart */
  price: number
  /** the single units that go into the cart when the catalog has no product for the system */
  assembledOf?: readonly MatchUnit[]
}

/** A kit that can be sold: what the questions of the selector ask about. */
export interface Kit {
  /** the product id of the system; of a system of single units, the ids of its units */
  id: string
  systemType: Exclude<SystemType, 'any'>
  system: CatalogueSystem
  /** output of its burner or elements, BTU/h; null without one */
  burnerBtu: number | null
  /** tested output of its heat pump, warmest first; null without one */
  heatPump: readonly CapacityPoint[] | null
  /** the lowest °F outside at which its heat pump runs; null when the maker states none */
  stopsF: number | null
  electricKw: number
  coolingBtu: number | null
  stages: Stages
  seer2: number | null
  hspf2: number | null
  afue: number | null
  fuels: readonly HeatFuel[]
  heatingEfficiency: Efficiency | null
  coolingEfficiency: Efficiency | null
  staging: Staging | null
  /** directions of the air; empty where the question does not matter */
  positions: readonly Position[]
  cabinetWidth: number | null
  isColdClimate: boolean
  isForMobileHomes: boolean
  /** made for mobile homes, and offered for others only when there is nothing else */
  isForMobileHomesAlone: boolean
  mounts: readonly CondenserMount[]
  hasWifi: boolean
  /** indoor units, the largest first */
  heads: readonly { type: HeadType; btu: number }[]
  /** the products that the laws of a place judge: the system and its units */
  ruleFacts: readonly RuleFacts[]
  price: number
}

/** Whether products of a type are a kit's equipment. */
export const isKitType = (type: string): boolean =>
  isFurnace(type) || hasSomeTrait(type, 'is-matched-set', 'is-packaged')

/** The types of such equipment, for questions to the database. */
export const kitTypes = (): string[] => productTypes().flatMap(({ type }) => (isKitType(type) ? [type] : []))

/** The kind of system of a product; undefined for products that are no system. */
export function systemTypeOf(product: Part): Kit['systemType'] | undefined {
  const { type } = product
  if (isMultiZoneSet(type)) return 'multi-zone'
  if (isSingleZoneSet(type)) return 'mini-split'
  if (hasTrait(type, 'is-packaged')) return 'package-unit'
  if (isFurnace(type)) return 'furnace-only'
  if (!isDuctedSet(type)) return undefined
  if (hasTrait(type, 'has-furnace'))
    return figure(product, 'hspf2') === undefined ? 'gas-furnace-ac' : 'dual-fuel'
  return hasTrait(type, 'heats-by-compressor') ? 'heat-pump' : 'ac-only'
}

const STAGES_OF: Readonly<Record<Staging, Stages>> = {
  Single: 'single',
  'Two-stage': 'two-stage',
  Inverter: 'variable',
}

const heatingClass = (afue: number): Efficiency => (afue >= 97 ? 'best' : afue >= 90 ? 'better' : 'standard')
const coolingClass = (seer2: number): Efficiency =>
  seer2 >= 18 ? 'best' : seer2 >= 15.2 ? 'better' : 'standard'

/** The tested output of a heat pump; undefined figures are left out. */
function heatPumpOf(product: Part): CapacityPoint[] | null {
  const at47 = figure(product, 'heatPumpHeatingBtu') ?? figure(product, 'miniSplitHeatingBtu')
  const ofPackage =
    hasTrait(product.type, 'is-packaged') && figure(product, 'hspf2') !== undefined
      ? figure(product, 'packageHeatingBtu')
      : undefined
  const points: [number, number | undefined][] = [
    [47, at47 ?? ofPackage],
    [17, figure(product, 'heat17Btu')],
    [5, figure(product, 'heat5Btu')],
  ]
  const tested = points.flatMap(([outdoorF, btuh]) => (btuh === undefined ? [] : [{ outdoorF, btuh }]))
  return tested.some(({ outdoorF }) => outdoorF === 47) ? tested : null
}

const MINI_SPLITS: ReadonlySet<string> = new Set(['mini-split', 'multi-zone'])

function fuelsOf(product: Part, canBurnPropane: boolean): HeatFuel[] {
  const isHeated =
    systemTypeOf(product) !== 'ac-only' && !(hasTrait(product.type, 'is-packaged') && !heats(product))
  const own = isHeated ? HEAT_FUELS.filter((fuel) => words(product, 'fuel').includes(fuel)) : []
  return own.includes('Natural gas') && canBurnPropane ? [...own, 'Propane'] : own
}

const heats = (product: Part): boolean => figure(product, 'packageHeatingBtu') !== undefined

/**
 * What a buyer of a kit gets from the installer, because the store sells no such part. The product's list of
 * parts says so.
 */
export const FROM_OTHERS: ReadonlySet<string> = new Set(['oilLine'])

/** The needs whose parts carry the outdoor unit. */
const CARRIERS: readonly NeedKind[] = ['pad', 'mount', 'base']

/** A kit, or the reasons why these units are not one. */
export function kitOf(
  system: CatalogueSystem,
  parts: PartsByKind,
  refusals: (system: CatalogueSystem) => Refusal[] = ({ product: { type }, rating, units }) =>
    refusalsOf({ type, isRated: rating !== null, units }),
): { kit: Kit } | { because: string[] } {
  const { product, units, ties } = system
  const systemType = systemTypeOf(product)
  if (systemType === undefined) return { because: [kitTexts.refusals.partsUnknown] }
  const refused = refusals(system)
  if (refused.length > 0) return { because: refused.map(({ because }) => because) }
  const needs = needsOf(product, units)
  const missing = needs.filter(
    (need) => need.required && !FROM_OTHERS.has(need.kind) && !isMet(need, { ties }, parts),
  )
  if (missing.length > 0) return { because: missing.map(({ kind }) => kitTexts.refusals.partMissing(kind)) }
  const canHave = (kinds: readonly NeedKind[], wanted?: (part: Part) => boolean): boolean =>
    needs.some((need) => kinds.includes(need.kind) && isMet(need, { ties }, parts, wanted))
  const carriers = MOUNTS.filter(({ isSo }) => canHave(CARRIERS, isSo)).map(({ mount }) => mount)
  return {
    kit: {
      id: product.id,
      systemType,
      system,
      price: system.price,
      ...outputOf(product),
      ...ratingsOf(product),
      fuels: fuelsOf(product, canHave(['propane'])),
      positions: positions(system),
      cabinetWidth: cabinetWidthOf(system),
      isForMobileHomes: MINI_SPLITS.has(systemType) || read(product, 'mobileHome') === true,
      isForMobileHomesAlone: isForMobileHomesAlone(product.type, read(product, 'mobileHome')),
      mounts: [...new Set([...carriers, ...includedMount(product)])],
      hasWifi: MINI_SPLITS.has(systemType) ? hasMiniSplitWifi(system) : canHave(['thermostat'], isWifi),
      heads: headsOf(system),
      ruleFacts: [product, ...units].map(ruleFactsOf),
    },
  }
}

// A unit is part of many kits, which share its facts: copies would take 2 MB.
const knownFacts = ofVocabulary(() => new WeakMap<Part['attributes'], { type: string; facts: RuleFacts }>())

function ruleFactsOf({ type, attributes }: Pick<Part, 'type' | 'attributes'>): RuleFacts {
  const known = knownFacts().get(attributes)
  if (known?.type === type) return known.facts
  const facts = factsOf(type, attributes)
  knownFacts().set(attributes, { type, facts })
  return facts
}

function outputOf(
  product: Part,
): Pick<Kit, 'burnerBtu' | 'heatPump' | 'stopsF' | 'electricKw' | 'coolingBtu'> {
  const heatPump = heatPumpOf(product)
  const ofPackage = heatPump === null ? figure(product, 'packageHeatingBtu') : undefined
  return {
    burnerBtu: figure(product, 'furnaceHeatingBtu') ?? ofPackage ?? null,
    heatPump,
    stopsF: figure(product, 'minHeatF') ?? null,
    electricKw: figure(product, 'electricHeatKw') ?? 0,
    coolingBtu: figure(product, 'coolingBtu') ?? null,
  }
}

function ratingsOf(product: Part) {
  const staging = STAGINGS.find((each) => each === word(product, 'staging')) ?? null
  const [seer2, afue] = [figure(product, 'seer2') ?? null, figure(product, 'afue') ?? null]
  return {
    staging,
    stages: staging === null ? 'single' : STAGES_OF[staging],
    seer2,
    hspf2: figure(product, 'hspf2') ?? null,
    afue,
    heatingEfficiency: afue === null ? null : heatingClass(afue),
    coolingEfficiency: seer2 === null ? null : coolingClass(seer2),
    isColdClimate: read(product, 'coldClimate') === true,
  } as const
}

/** The width of the furnace that a coil goes with; of other systems their own. */
function cabinetWidthOf({ product, units }: CatalogueSystem): number | null {
  const coil = systemTypeOf(product) === 'ac-only' ? units.find(({ type }) => isBareCoil(type)) : undefined
  return (coil && coilMeets(coil)) ?? figure(product, 'width') ?? null
}

const hasMiniSplitWifi = ({ product, hasWifiAdapter }: CatalogueSystem): boolean =>
  word(product, 'wifi') === 'Built in' || hasWifiAdapter

/** A package unit that is sold with its base. */
const includedMount = (product: Part): CondenserMount[] => {
  if (!hasTrait(product.type, 'includes-base')) return []
  return word(product, 'mounting') === 'Roof curb' ? ['Roof curb'] : ['Pad']
}
