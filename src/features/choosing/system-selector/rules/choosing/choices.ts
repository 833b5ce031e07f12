import { DUCT_PLACES } from '#features/choosing/sizing/rules/data/duct-shares.ts'
import { texts } from '../../texts.ts'
import {
  CABINET_WIDTHS,
  CONDENSER_MOUNTS,
  EFFICIENCIES,
  HEAD_SIZES,
  HEAD_TYPES,
  HEAT_FUELS,
  MOST_ZONES,
  POSITIONS,
  type Selections,
  STAGINGS,
  SYSTEM_TYPES,
  YES_NO,
  ZONE_KEYS,
  type ZoneKey,
} from '../selections.ts'
import { choose, without } from '../state.ts'
import { type AskedField, type FieldKey, fieldsOf, STEPS, type Step } from '../steps.ts'
import { answerOf, valueInWords } from './answers.ts'
import { anyMeets, type KitSet, thatMeet } from './kit-table.ts'
import { type LawAndHome, MUSTS, narrow, type Wish, wishesOf, wishOf } from './wishes.ts'

type Value = string | number | boolean

/** A value that can be chosen, and the kits that it would leave. */
interface Choice {
  value: Value
  label: string
  note: string
  selected: boolean
  kits: number
  disabled: boolean
  reason: string | null
}

/** A field of a step: its name and its choices. */
export interface Field {
  key: FieldKey
  zone: ZoneKey | null
  choices: readonly Choice[]
}

const VALUES: Partial<Record<FieldKey, readonly Value[]>> = {
  isMobileHome: YES_NO,
  systemType: SYSTEM_TYPES,
  fuel: HEAT_FUELS,
  primaryHeatSource: YES_NO,
  coldClimate: YES_NO,
  heatingEfficiency: EFFICIENCIES,
  zones: Array.from({ length: MOST_ZONES - 1 }, (_, index) => index + 2),
  airHandlerType: HEAD_TYPES,
  coolingBtu: HEAD_SIZES,
  coolingEfficiency: EFFICIENCIES,
  staging: STAGINGS,
  position: POSITIONS,
  cabinetWidth: CABINET_WIDTHS,
  condenserMount: CONDENSER_MOUNTS,
  wifi: [true, false],
  basement: YES_NO,
  ductPlace: Object.keys(DUCT_PLACES),
}

/** Fields of the home that change the load and not, by themselves, the kits. */
const OF_LOAD: ReadonlySet<FieldKey> = new Set(['basement', 'ductPlace', 'primaryHeatSource'])

/** The answers of a step and of those before it: later ones may still change. */
export function answersUpTo(step: Step, selections: Selections): Selections {
  const later = STEPS.slice(STEPS.indexOf(step) + 1).flatMap((each) => fieldsOf(each, selections))
  return later.reduce((left, key) => withoutField(left, key), selections)
}

function withoutField(selections: Selections, key: FieldKey): Selections {
  if (key !== 'airHandlerType' && key !== 'coolingBtu') return without(selections, { key, zone: null })
  return ZONE_KEYS.filter((zone) => selections.zones[zone] !== undefined).reduce(
    (left, zone) => without(left, { key, zone }),
    selections,
  )
}

/** The selections with this value, whatever was chosen before. */
export const withValue = (
  selections: Selections,
  key: FieldKey,
  value: Value,
  zone: ZoneKey | null,
): Selections =>
  answerOf(key, selections, zone) === value ? selections : choose(selections, key, value, zone)

/** The rooms that have fields; a mini split for one room always has its room. */
export function roomsOf(selections: Selections): ZoneKey[] {
  const known = ZONE_KEYS.filter((zone) => selections.zones[zone] !== undefined)
  return known.length === 0 && selections.systemType === 'mini-split' ? ['zone1'] : known
}

/** The kits that choices are counted from, beside the answers. */
export interface Offer {
  kits: KitSet
  known: LawAndHome
  /** the systems that single units make for the rooms of some answers; none when left out */
  singles?: {
    /** the kits that they make */
    alone: (selections: Selections) => KitSet
    /** the same beside the kits of the catalog */
    withOthers: (selections: Selections) => KitSet
  }
}

/** The steps from which on a system can be put together for the shopper's rooms. */
const ROOMS_KNOWN: ReadonlySet<Step> = new Set(['zones', 'cooling', 'extras'])

/** The kits that a step asks about: from the rooms on also those of single units. */
export const kitsAt = (step: Step, selections: Selections, { kits, singles }: Offer): KitSet =>
  singles !== undefined && ROOMS_KNOWN.has(step) ? singles.withOthers(selections) : kits

/** The fields of a step with their choices: how many kits each leaves, and why some are not open. */
export function fieldsWithChoices(step: Step, selections: Selections, offer: Offer): Field[] {
  const { known, singles } = offer
  const answers = answersUpTo(step, selections)
  const kits = kitsAt(step, selections, offer)
  const from = { kits: settled(step, answers, { kits, known }), all: kits, known, singles }
  const places = fieldsOf(step, selections).flatMap((key): { key: FieldKey; zone: ZoneKey | null }[] =>
    key === 'airHandlerType' || key === 'coolingBtu'
      ? roomsOf(selections).map((zone) => ({ key, zone }))
      : [{ key, zone: null }],
  )
  return places
    .toSorted((a, b) => (a.zone ?? '').localeCompare(b.zone ?? ''))
    .map((field) => ({ ...field, choices: choicesOf(field, answers, from) }))
}

const SETTLED: ReadonlySet<FieldKey> = new Set(['zip_code_location', 'isMobileHome', 'systemType'])

/** The kits that the place, the home and the kind of system leave; they are the same for every choice. */
function settled(
  step: Step,
  answers: Selections,
  { kits, known }: { kits: KitSet; known: LawAndHome },
): KitSet {
  if (step === 'place' || step === 'house' || step === 'system') return kits
  const wishes = wishesOf(answers, known).filter(({ key }) => SETTLED.has(key))
  const left = wishes.reduce(thatMeet, kits)
  return left.size > 0 ? left : kits
}

/** The kits that choices are counted from. All kits together explain why a choice is not open. */
interface From {
  kits: KitSet
  all: KitSet
  known: LawAndHome
  singles: Offer['singles']
}

function choicesOf(field: AskedField, answers: Selections, from: From): Choice[] {
  const { key, zone } = field
  const others = without(answers, field)
  const before = MUSTS.has(key) ? null : narrow(from.kits, wishesOf(others, from.known)).kits
  return (VALUES[key] ?? []).map((value) => {
    const chosen = withValue(answers, key, value, zone)
    const left = OF_LOAD.has(key)
      ? null
      : leftBy(field, chosen, { ...from, before }) || leftOfSingles(field, chosen, from)
    const disabled = left === 0
    return {
      value,
      ...valueInWords(key, value),
      selected: answerOf(key, answers, zone) === value,
      kits: left ?? narrow(from.kits, wishesOf(chosen, from.known)).kits.size,
      disabled,
      reason: disabled ? whyClosed(field, chosen, { kits: from.all, known: from.known }) : null,
    }
  })
}

/** How many kits a choice leaves: with a wish, of those that the other answers leave. */
function leftBy(
  { key, zone }: AskedField,
  chosen: Selections,
  { kits, known, before }: { kits: KitSet; known: LawAndHome; before: KitSet | null },
): number {
  if (before === null) {
    const { kits: left, impossible } = narrow(kits, wishesOf(chosen, known))
    return impossible === null ? left.size : 0
  }
  // The wish of one room includes the wishes of the rooms before it, so the last room has all wishes.
  const own = wishOf(zone === null ? key : 'airHandlerType', chosen).at(-1)
  return own === undefined ? before.size : thatMeet(before, own).size
}

/** How many kits of single units a choice about the rooms leaves. */
function leftOfSingles({ key, zone }: AskedField, chosen: Selections, { known, singles }: From): number {
  if (singles === undefined || !ABOUT_ROOMS.has(key)) return 0
  const { kits, relaxed, impossible } = narrow(singles.alone(chosen), wishesOf(chosen, known))
  return impossible !== null || relaxed.some(({ wish }) => isSame(wish, key, zone)) ? 0 : kits.size
}

const ABOUT_ROOMS: ReadonlySet<FieldKey> = new Set(['zones', 'airHandlerType', 'coolingBtu'])

const isSame = (wish: Wish, key: FieldKey, zone: ZoneKey | null): boolean =>
  wish.key === key && wish.zone === zone

/** The first answer that the choice contradicts, in words. */
function whyClosed(
  { key, zone }: { key: FieldKey; zone: ZoneKey | null },
  chosen: Selections,
  { kits, known }: { kits: KitSet; known: LawAndHome },
): string {
  const wishes = wishesOf(chosen, known)
  const own = wishes.find((wish) => isSame(wish, key, zone))
  const kind = wishes.find((wish) => wish.key === 'systemType')
  const ofKind = kind === undefined ? kits : thatMeet(kits, kind)
  const meeting = own === undefined ? ofKind : thatMeet(ofKind, own)
  if (meeting.size === 0) return texts.closed.noneSold
  const against = wishes.find((wish) => wish !== own && wish !== kind && !anyMeets(meeting, wish))
  if (against === undefined) return texts.closed.together
  if (against.key === 'zip_code_location') return texts.closed.law(known.place)
  return against.key === 'isMobileHome'
    ? texts.closed.mobileHome
    : texts.closed.answers(texts.fields[against.key].label)
}
