import { grouped, upToThousand } from '#lib/numbers.ts'
import { kitTexts } from '../kit-texts.ts'
import type { Kit } from '../kits/kit.ts'
import { type Selections, ZONE_KEYS, type Zone, type ZoneKey, zonesOf } from '../selections.ts'
import { type FieldKey, fieldsOf, STEPS, type Step } from '../steps.ts'
import { answerInWords, answerOf } from './answers.ts'
import type { FactGroup } from './fact-groups.ts'
import { backupOf, burnerGauge, coolingGauge, distance, type Gauge, type HomeNeed } from './home-fit.ts'
import { type Condition, type KitSet, nearest, thatMeet } from './kit-table.ts'

/** The facts that choose kits beside the answers: law and home. */
export interface LawAndHome {
  /** which kits the laws of the place allow */
  isLegal: (kit: Kit) => boolean
  place: string
  /** null until the home was described */
  home: HomeNeed | null
}

/** One requirement or wish for a kit. */
export interface Wish extends Condition {
  key: FieldKey
  zone: ZoneKey | null
  /** a requirement is never dropped, because the kit could not be installed without it */
  isMust: boolean
  wanted: string
  /** how far a kit is from the wish; when left out, all kits that miss it are equal */
  far?: (kit: Kit) => number
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

/** The kits of a kind of system. */
export const ofKind = (systemType: Selections['systemType']): Condition => ({
  by: 'systemType',
  name: `${systemType}`,
  owner: null,
  meets: (kit) => isOfKind(kit, systemType),
})

interface Meeting {
  by: FactGroup
  meets: (kit: Kit, selections: Selections) => boolean
}

/** The wish behind each answer; a kit whose maker does not state a fact does not meet it. */
const MEETS: Partial<Record<FieldKey, Meeting>> = {
  isMobileHome: { by: 'isMobileHome', meets: (kit) => kit.isForMobileHomes },
  systemType: { by: 'systemType', meets: (kit, { systemType }) => isOfKind(kit, systemType) },
  fuel: { by: 'fuel', meets: (kit, { fuel }) => fuel !== undefined && kit.fuels.includes(fuel) },
  coldClimate: { by: 'coldClimate', meets: (kit) => kit.isColdClimate },
  heatingEfficiency: {
    by: 'heatingEfficiency',
    meets: (kit, { heatingEfficiency }) => kit.heatingEfficiency === heatingEfficiency,
  },
  zones: { by: 'heads', meets: (kit, selections) => kit.heads.length === zonesOf(selections).length },
  coolingEfficiency: {
    by: 'coolingEfficiency',
    meets: (kit, { coolingEfficiency }) => kit.coolingEfficiency === coolingEfficiency,
  },
  staging: { by: 'staging', meets: (kit, { staging }) => kit.staging === staging },
  position: {
    by: 'position',
    meets: (kit, { position }) =>
      position !== undefined && (kit.systemType === 'package-unit' || kit.positions.includes(position)),
  },
  cabinetWidth: { by: 'cabinetWidth', meets: (kit, { cabinetWidth }) => kit.cabinetWidth === cabinetWidth },
  condenserMount: {
    by: 'condenserMount',
    meets: (kit, { condenserMount }) => condenserMount !== undefined && kit.mounts.includes(condenserMount),
  },
  wifi: { by: 'wifi', meets: (kit) => kit.hasWifi },
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
 * Everything that the answers ask for, the most important first: requirements, the size of the home, then
 * the wishes in the order of their questions. Answers to questions that this kind of system does not have
 * are left out.
 */
export function wishesOf(selections: Selections, known: LawAndHome): Wish[] {
  const asked = STEPS.flatMap((step: Step) => fieldsOf(step, selections))
  const wishes = asked.flatMap((key) => wishOf(key, selections))
  return [
    lawWish(known),
    ...wishes.filter(({ isMust }) => isMust),
    ...(known.home === null ? [] : sizeWishes(selections, known.home)),
    ...wishes.filter(({ isMust }) => !isMust),
  ]
}

const lawWish = ({ isLegal, place }: LawAndHome): Wish => ({
  key: 'zip_code_location',
  zone: null,
  isMust: true,
  wanted: place,
  by: 'law',
  name: '',
  owner: isLegal,
  meets: isLegal,
})

/** The wishes of an answer; the key of the indoor unit's type includes the wishes of all rooms. */
export function wishOf(key: FieldKey, selections: Selections): Wish[] {
  if (key === 'airHandlerType' || key === 'coolingBtu')
    return key === 'airHandlerType' ? headWishes(selections) : []
  const meeting = MEETS[key]
  if (meeting === undefined || !narrows(key, selections)) return []
  const wanted = answerInWords(key, selections, null)
  return [
    {
      key,
      zone: null,
      isMust: MUSTS.has(key),
      wanted,
      by: meeting.by,
      name: `${key} ${answerOf(key, selections, null)}`,
      owner: null,
      meets: (kit) => meeting.meets(kit, selections),
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
    // Each wish includes those before it, because the rooms share one system.
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
      by: 'heads',
      name: seats
        .map(({ coolingBtu, airHandlerType }) => `${coolingBtu} ${airHandlerType}`)
        .toSorted()
        .join(),
      owner: null,
      meets: (kit) => canSeat(seats, kit.heads),
    }
  })
}

function sizeWishes({ primaryHeatSource }: Selections, home: HomeNeed): Wish[] {
  const { heatingBtu, coolingBtu } = home.need
  const size = (
    by: 'cooling' | 'burner',
    wanted: string,
    gaugeOf: (kit: Kit, home: HomeNeed) => Gauge | null,
  ): Wish => ({
    key: 'squareFeet',
    zone: null,
    isMust: false,
    wanted,
    by,
    name: '',
    owner: home,
    meets: (kit) => gaugeOf(kit, home)?.fits ?? true,
    far: (kit) => {
      const gauge = gaugeOf(kit, home)
      return gauge === null ? 0 : distance(gauge)
    },
  })
  const backup: Wish = {
    key: 'squareFeet',
    zone: null,
    isMust: false,
    wanted: kitTexts.fit.coldDays,
    by: 'backup',
    name: primaryHeatSource,
    owner: home,
    meets: (kit) => mayLackHeat(kit, primaryHeatSource) || (backupOf(kit, home)?.fits ?? true),
    far: (kit) => missingHeat(kit, home),
  }
  return [
    size('cooling', kitTexts.fit.coolingNeed(grouped(upToThousand(coolingBtu))), coolingGauge),
    size('burner', kitTexts.fit.heatingNeed(grouped(upToThousand(heatingBtu))), burnerGauge),
    backup,
  ]
}

/** A mini split beside other heat need not heat the home alone on the coldest days. */
const mayLackHeat = (kit: Kit, primaryHeatSource: Selections['primaryHeatSource']): boolean =>
  kit.systemType === 'multi-zone' && primaryHeatSource === 'no'

const missingHeat = (kit: Kit, home: HomeNeed): number => {
  const backup = backupOf(kit, home)
  return backup === null || backup.fits ? 0 : backup.kw - backup.hasKw
}

type Head = Kit['heads'][number]

const suits = ({ airHandlerType, coolingBtu }: Zone, head: Head): boolean =>
  (airHandlerType === undefined || airHandlerType === head.type) &&
  (coolingBtu === undefined || coolingBtu === head.btu)

/** Whether each room can get one of the indoor units that suits it; each unit goes to one room. */
const canSeat = (rooms: readonly Zone[], heads: readonly Head[]): boolean =>
  seat(
    rooms.filter(
      ({ airHandlerType, coolingBtu }) => airHandlerType !== undefined || coolingBtu !== undefined,
    ),
    heads,
  )

function seat(rooms: readonly Zone[], heads: readonly Head[]): boolean {
  const [room, ...others] = rooms
  if (room === undefined) return true
  if (others.length === 0) return heads.some((head) => suits(room, head))
  return heads.some((head, index) => suits(room, head) && seat(others, heads.toSpliced(index, 1)))
}

/** The kits that remain, and the wishes that were dropped. */
export interface Narrowed {
  kits: KitSet
  relaxed: readonly { wish: Wish; because: string }[]
  /** the requirement that no kit meets; then no kit remains */
  impossible: Wish | null
}

/**
 * Applies the wishes one by one, the most important first. A wish that would leave no kit is dropped and
 * named, so that the last question always ends with kits. A requirement is never dropped.
 */
export function narrow(all: KitSet, wishes: readonly Wish[]): Narrowed {
  let kits = all
  const relaxed: { wish: Wish; because: string }[] = []
  for (const wish of wishes) {
    const left = thatMeet(kits, wish)
    if (left.size > 0) {
      kits = left
      continue
    }
    if (wish.isMust) return { kits: left, relaxed, impossible: wish }
    if (wish.far !== undefined) kits = nearest(kits, wish.by, wish.far)
    relaxed.push({ wish, because: kitTexts.relaxed(kits.size) })
  }
  return { kits, relaxed, impossible: null }
}
