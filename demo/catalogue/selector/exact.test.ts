import { expect, test } from 'vitest'
import { outcomeOf } from '#features/catalog/compliance/rules/judgment.ts'
import { judgeProduct } from '#features/catalog/compliance/rules/rules.ts'
import { needOf } from '#features/choosing/sizing/rules/need.ts'
import {
  answersUpTo,
  fieldsWithChoices,
  withValue,
} from '#features/choosing/system-selector/rules/choosing/choices.ts'
import type { HomeNeed } from '#features/choosing/system-selector/rules/choosing/home-fit.ts'
import {
  allKits,
  kitsIn,
  kitTable,
  thatMeet,
} from '#features/choosing/system-selector/rules/choosing/kit-table.ts'
import { tiered } from '#features/choosing/system-selector/rules/choosing/tiers.ts'
import {
  type LawAndHome,
  MUSTS,
  narrow,
  ofKind,
  type Wish,
  wishesOf,
} from '#features/choosing/system-selector/rules/choosing/wishes.ts'
import { type Kit, kitOf } from '#features/choosing/system-selector/rules/kits/kit.ts'
import {
  CABINET_WIDTHS,
  CONDENSER_MOUNTS,
  EFFICIENCIES,
  HEAD_SIZES,
  HEAD_TYPES,
  HEAT_FUELS,
  POSITIONS,
  type Selections,
  STAGINGS,
  SYSTEM_TYPES,
  YES_NO,
  ZONE_KEYS,
} from '#features/choosing/system-selector/rules/selections.ts'
import { without } from '#features/choosing/system-selector/rules/state.ts'
import { type Step, stepsOf } from '#features/choosing/system-selector/rules/steps.ts'
import { RULE_PLACES } from '#tests/fixtures/shop/rule-places.ts'
import { chance, oneOf } from './chance.ts'
import { demoSystems } from './systems.ts'

const { systems, parts } = demoSystems()
const KITS = systems.flatMap((system): Kit[] => {
  const made = kitOf(system, parts)
  return 'kit' in made ? [made.kit] : []
})
const ALL = allKits(kitTable(KITS))
const HOMES = 40
/** Counting every choice kit by kit takes long: every so many homes. */
const COUNTED = 4

/** What the fast answer stands for: every kit is asked about every wish. */
function narrowOneByOne(all: readonly Kit[], wishes: readonly Wish[]) {
  let kits = all
  const relaxed: Wish[] = []
  for (const wish of wishes) {
    const left = kits.filter(wish.meets)
    if (left.length > 0) kits = left
    else if (wish.isMust) return { kits: [], relaxed, impossible: wish }
    else {
      kits = wish.far === undefined ? kits : nearestOf(kits, wish.far)
      relaxed.push(wish)
    }
  }
  return { kits, relaxed, impossible: null }
}

function nearestOf(kits: readonly Kit[], far: (kit: Kit) => number): Kit[] {
  const least = Math.min(...kits.map(far))
  return kits.filter((kit) => far(kit) === least)
}

/** Asks the law about each kit once, because the slow way asks for all of them again and again. */
function law(place: (typeof RULE_PLACES)[number]): LawAndHome['isLegal'] {
  const legal = new Set(
    KITS.filter(({ ruleFacts }) =>
      ruleFacts.every((facts) => outcomeOf(judgeProduct(facts, place, '2026-11-23')) !== 'blocked'),
    ),
  )
  return (kit) => legal.has(kit)
}

function someHome(random: () => number): HomeNeed | null {
  if (random() < 0.1) return null
  const heating = Math.round(4_000 + random() * 150_000)
  const cooling = Math.round(4_000 + random() ** 2 * 110_000)
  return {
    need: needOf({ heating, cooling }),
    winterF: random() < 0.1 ? null : Math.round(-25 + random() * 80),
    isDryCold: random() < 0.3,
  }
}

function someSelections(random: () => number): Selections {
  const maybe = <T>(values: readonly T[]): T | undefined =>
    random() < 0.5 ? undefined : oneOf(values, random)
  const rooms = Math.floor(random() * 4) + 2
  const systemType = maybe(SYSTEM_TYPES)
  return {
    location: { zipCode: '60614' },
    isMobileHome: random() < 0.15 ? 'yes' : 'no',
    primaryHeatSource: oneOf(YES_NO, random),
    systemType,
    fuel: maybe(HEAT_FUELS),
    coldClimate: maybe(YES_NO),
    heatingEfficiency: maybe(EFFICIENCIES),
    coolingEfficiency: maybe(EFFICIENCIES),
    staging: maybe(STAGINGS),
    position: random() < 0.3 ? maybe(POSITIONS) : undefined,
    cabinetWidth: random() < 0.3 ? maybe(CABINET_WIDTHS) : undefined,
    condenserMount: maybe(CONDENSER_MOUNTS),
    wifi: maybe([true, false]),
    zones: Object.fromEntries(
      ZONE_KEYS.slice(0, systemType === 'multi-zone' ? rooms : 0).map((zone) => [
        zone,
        { airHandlerType: maybe(HEAD_TYPES), coolingBtu: maybe(HEAD_SIZES) },
      ]),
    ),
  }
}

type Field = ReturnType<typeof fieldsWithChoices>[number]

/** How many kits a choice leaves, counted kit by kit. */
function countOneByOne(
  { key, zone }: Pick<Field, 'key' | 'zone'>,
  value: string | number | boolean,
  {
    step,
    selections,
    known,
    own,
  }: { step: Step; selections: Selections; known: LawAndHome; own: readonly Kit[] },
): number {
  const answers = answersUpTo(step, selections)
  const wishes = wishesOf(withValue(answers, key, value, zone), known)
  if (MUSTS.has(key) || NOT_COUNTED.has(key)) return narrowOneByOne(own, wishes).kits.length
  const before = narrowOneByOne(own, wishesOf(without(answers, { key, zone }), known)).kits
  const last = wishes.filter((wish) => (zone === null ? wish.key === key : wish.zone !== null)).at(-1)
  return last === undefined ? before.length : before.filter(last.meets).length
}
const NOT_COUNTED: ReadonlySet<string> = new Set(['basement', 'primaryHeatSource'])

const CASES = Array.from({ length: HOMES }, (_, seed) => {
  const random = chance(seed + 1)
  const isLegal = law(oneOf(RULE_PLACES, random))
  const known: LawAndHome = { isLegal, place: 'here', home: someHome(random) }
  return { seed, known, selections: someSelections(random) }
})

test('[C-SEL-RES] the kits for random homes are those that a look at every kit finds', () => {
  for (const { seed, known, selections } of CASES) {
    const wishes = wishesOf(selections, known)
    const fast = narrow(ALL, wishes)
    const slow = narrowOneByOne(KITS, wishes)
    const ids = (kits: readonly Kit[]) => kits.map(({ id }) => id).toSorted()

    expect(ids(kitsIn(fast.kits)), `seed ${seed}`).toEqual(ids(slow.kits))
    expect(fast.kits.size).toBe(slow.kits.length)
    expect(fast.relaxed.map(({ wish }) => wish)).toEqual(slow.relaxed)
    expect(fast.impossible).toEqual(slow.impossible)
    const good = tiered(fast.kits, 1)[0]?.kit.price
    expect(slow.kits.filter(({ price }) => good === undefined || price < good)).toEqual([])
  }
})

test('[C-SEL-OPT] the counts of every choice for random homes are exact', () => {
  const wrong = CASES.filter(({ seed }) => seed % COUNTED === 0).flatMap((each) =>
    stepsOf(each.selections).flatMap((step) =>
      wrongCounts(step, each).map((text) => `${each.seed}: ${text}`),
    ),
  )
  expect(wrong).toEqual([])
})

function wrongCounts(step: Step, { known, selections }: (typeof CASES)[number]): string[] {
  const own = step === 'system' ? ALL : thatMeet(ALL, ofKind(selections.systemType))
  const of = { step, selections, known, own: kitsIn(own) }
  return fieldsWithChoices(step, selections, { kits: own, known }).flatMap((field) =>
    field.choices
      .filter(({ value, kits }) => kits !== countOneByOne(field, value, of))
      .map(({ value, kits }) => `${step}, ${field.key} ${value}: ${kits}`),
  )
}
