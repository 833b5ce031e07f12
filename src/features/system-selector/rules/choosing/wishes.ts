import { withCommas } from '../../texts.ts'
import { kitTexts } from '../kit-texts.ts'
import type { Kit } from '../kits/kit.ts'
import { type Selections, ZONE_KEYS, type ZoneKey, zonesOf } from '../selections.ts'
import { type FieldKey, fieldsOf, STEPS, type Step } from '../steps.ts'
import { answerInWords } from './answers.ts'
import { distance, fitOf, type Gauge, type HomeNeed } from './home-fit.ts'
import { canSeat } from './zones.ts'

/** What is known when kits are chosen, beside the answers. */
export interface Known {
  /** which kits the laws of the place allow */
  isLegal: (kit: Kit) => boolean
  place: string
  /** null until the home was described */
  home: HomeNeed | null
}

/** One thing that a kit must be, or that the shopper wishes it to be. */
export interface Wish {
  key: FieldKey
  zone: ZoneKey | null
  /** a must is never given up: the kit could not be installed */
  isMust: boolean
  wanted: string
  meets: (kit: Kit) => boolean
  /** of kits that do not meet it, those that come closest; all of them when left out */
  closest?: (kits: readonly Kit[]) => Kit[]
}

const WHOLE_HOME: ReadonlySet<Kit['systemType']> = new Set([
  'gas-furnace-ac',
  'heat-pump',
  'dual-fuel',
  'package-unit',
])

/** Whether a kit is of the wished kind; "I do not know" takes every kind with ducts that heats and cools. */
export const isOfKind = (kit: Kit, systemType: Selections['systemType']): boolean =>
  systemType === undefined ||
  (systemType === 'any' ? WHOLE_HOME.has(kit.systemType) : kit.systemType === systemType)

type Meets = (kit: Kit, selections: Selections) => boolean

/** The wish behind each answer; a kit whose maker does not state a fact does not meet it. */
const MEETS: Partial<Record<FieldKey, Meets>> = {
  isMobileHome: (kit) => kit.isForMobileHomes,
  systemType: (kit, { systemType }) => isOfKind(kit, systemType),
  fuel: (kit, { fuel }) => fuel !== undefined && kit.fuels.includes(fuel),
  coldClimate: (kit) => kit.isColdClimate,
  heatingEfficiency: (kit, { heatingEfficiency }) => kit.heatingEfficiency === heatingEfficiency,
  zones: (kit, selections) => kit.heads.length === zonesOf(selections).length,
  coolingEfficiency: (kit, { coolingEfficiency }) => kit.coolingEfficiency === coolingEfficiency,
  staging: (kit, { staging }) => kit.staging === staging,
  position: (kit, { position }) =>
    position !== undefined && (kit.systemType === 'package-unit' || kit.positions.includes(position)),
  cabinetWidth: (kit, { cabinetWidth }) => kit.cabinetWidth === cabinetWidth,
  condenserMount: (kit, { condenserMount }) =>
    condenserMount !== undefined && kit.mounts.includes(condenserMount),
  wifi: (kit) => kit.hasWifi,
}

/** Answers that a kit must meet: otherwise it could not be installed. */
export const MUSTS: ReadonlySet<FieldKey> = new Set([
  'zip_code_location',
  'isMobileHome',
  'systemType',
  'fuel',
  'zones',
  'position',
  'cabinetWidth',
])

/** Whether an answer narrows the kits: "no" to a plain question does not. */
export function narrows(key: FieldKey, selections: Selections): boolean {
  switch (key) {
    case 'isMobileHome':
      return selections.isMobileHome === 'yes'
    case 'coldClimate':
      return selections.coldClimate === 'yes'
    case 'wifi':
      return selections.wifi === true
    case 'zones':
      return zonesOf(selections).length > 0
    default:
      return selections[key as keyof Selections] !== undefined
  }
}

/**
 * Everything that the answers ask for, what matters most first: what must be, the size of the home, then the
 * wishes in the order of their questions. Answers to questions that this kind of system does not have are
 * left out.
 */
export function wishesOf(selections: Selections, known: Known): Wish[] {
  const asked = STEPS.flatMap((step: Step) => fieldsOf(step, selections))
  const wishes = asked.flatMap((key) => wishOf(key, selections))
  return [
    lawWish(known),
    ...wishes.filter(({ isMust }) => isMust),
    ...(known.home === null ? [] : sizeWishes(selections, known.home)),
    ...wishes.filter(({ isMust }) => !isMust),
  ]
}

const lawWish = ({ isLegal, place }: Known): Wish => ({
  key: 'zip_code_location',
  zone: null,
  isMust: true,
  wanted: place,
  meets: isLegal,
})

function wishOf(key: FieldKey, selections: Selections): Wish[] {
  if (key === 'airHandlerType' || key === 'coolingBtu')
    return key === 'airHandlerType' ? headWishes(selections) : []
  const meets = MEETS[key]
  if (meets === undefined || !narrows(key, selections)) return []
  return [
    {
      key,
      zone: null,
      isMust: MUSTS.has(key),
      wanted: answerInWords(key, selections, null),
      meets: (kit) => meets(kit, selections),
    },
  ]
}

/** The indoor units that the rooms wish for: first all sizes, then all types, room by room. */
function headWishes(selections: Selections): Wish[] {
  const rooms = ZONE_KEYS.flatMap((zone) => {
    const wanted = selections.zones[zone]
    return wanted === undefined ? [] : [{ zone, wanted }]
  })
  const keys = ['coolingBtu', 'airHandlerType'] as const
  const all = keys.flatMap((key) =>
    rooms.filter(({ wanted }) => wanted[key] !== undefined).map(({ zone }) => ({ key, zone })),
  )
  return all.map(({ key, zone }, index) => {
    // Each wish stands beside those before it: the rooms share one system.
    const taken = all.slice(0, index + 1)
    const seats = rooms.map((room) => ({
      coolingBtu: taken.some((each) => each.zone === room.zone && each.key === 'coolingBtu')
        ? room.wanted.coolingBtu
        : undefined,
      airHandlerType: taken.some((each) => each.zone === room.zone && each.key === 'airHandlerType')
        ? room.wanted.airHandlerType
        : undefined,
    }))
    return {
      key,
      zone,
      isMust: false,
      wanted: answerInWords(key, selections, zone),
      meets: (kit) => canSeat(seats, kit.heads),
    }
  })
}

function sizeWishes({ primaryHeatSource }: Selections, home: HomeNeed): Wish[] {
  const { heatingBtu, coolingBtu } = home.need
  const size = (wanted: string, gaugeOf: (kit: Kit) => Gauge | null): Wish => ({
    key: 'squareFeet',
    zone: null,
    isMust: false,
    wanted,
    meets: (kit) => gaugeOf(kit)?.fits ?? true,
    closest: (kits) =>
      nearest(kits, (kit) => {
        const gauge = gaugeOf(kit)
        return gauge === null ? 0 : distance(gauge)
      }),
  })
  const backup: Wish = {
    key: 'squareFeet',
    zone: null,
    isMust: false,
    wanted: kitTexts.fit.coldDays,
    meets: (kit) => mayLackHeat(kit, primaryHeatSource) || (fitOf(kit, home).backup?.fits ?? true),
    closest: (kits) => nearest(kits, (kit) => missingHeat(kit, home)),
  }
  return [
    size(kitTexts.fit.coolingNeed(withCommas(coolingBtu)), (kit) => fitOf(kit, home).cooling),
    size(kitTexts.fit.heatingNeed(withCommas(heatingBtu)), (kit) => fitOf(kit, home).burner),
    backup,
  ]
}

/** A mini split beside other heat need not carry the coldest days. */
const mayLackHeat = (kit: Kit, primaryHeatSource: Selections['primaryHeatSource']): boolean =>
  kit.systemType === 'multi-zone' && primaryHeatSource === 'no'

const missingHeat = (kit: Kit, home: HomeNeed): number => {
  const { backup } = fitOf(kit, home)
  return backup === null || backup.fits ? 0 : backup.kw - backup.hasKw
}

function nearest(kits: readonly Kit[], far: (kit: Kit) => number): Kit[] {
  const distances = kits.map(far)
  const least = Math.min(...distances)
  return kits.filter((_, index) => (distances[index] ?? 0) <= least)
}
