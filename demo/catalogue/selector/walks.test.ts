import { expect, test } from 'vitest'
import { needsOf } from '#features/catalog/accessories/rules/needs.ts'
import { outcomeOf } from '#features/catalog/compliance/rules/judgment.ts'
import { judgeProduct } from '#features/catalog/compliance/rules/rules.ts'
import { needOf } from '#features/choosing/sizing/rules/need.ts'
import { singlesOf, workshop } from '#features/choosing/system-selector/rules/assembly/offered.ts'
import { answerOf } from '#features/choosing/system-selector/rules/choosing/answers.ts'
import { clearedBy } from '#features/choosing/system-selector/rules/choosing/changes.ts'
import {
  type Field,
  fieldsWithChoices,
  type Offer,
} from '#features/choosing/system-selector/rules/choosing/choices.ts'
import type { HomeNeed } from '#features/choosing/system-selector/rules/choosing/home-fit.ts'
import {
  allKits,
  type KitSet,
  kitTable,
  thatMeet,
} from '#features/choosing/system-selector/rules/choosing/kit-table.ts'
import { tiered } from '#features/choosing/system-selector/rules/choosing/tiers.ts'
import {
  isOfKind,
  type LawAndHome,
  narrow,
  ofKind,
  wishesOf,
} from '#features/choosing/system-selector/rules/choosing/wishes.ts'
import {
  type CatalogueSystem,
  FROM_OTHERS,
  type Kit,
  kitOf,
} from '#features/choosing/system-selector/rules/kits/kit.ts'
import { kitParts } from '#features/choosing/system-selector/rules/kits/parts.ts'
import { refusalsOf } from '#features/choosing/system-selector/rules/matching/matching.ts'
import { NO_SELECTIONS, type Selections } from '#features/choosing/system-selector/rules/selections.ts'
import { choose, onLoaded } from '#features/choosing/system-selector/rules/state.ts'
import { type Step, stepsOf } from '#features/choosing/system-selector/rules/steps.ts'
import { RULE_PLACES, type TestedPlace } from '#tests/fixtures/shop/rule-places.ts'
import { chance, oneOf } from './chance.ts'
import { demoSingleUnits, demoSystems } from './systems.ts'

/** `SELECTOR_WALKS=100000 npx vitest run --project unit selector/walks` walks longer. */
// biome-ignore lint/style/noProcessEnv: a person sets it for a longer run
const WALKS = Number(process.env.SELECTOR_WALKS ?? 500)
const DAY = '2026-11-23'

const { systems, parts } = demoSystems()
const kitsOf = (all: readonly CatalogueSystem[], refusals?: Parameters<typeof kitOf>[2]): KitSet => {
  const kits = all.flatMap((system) => {
    const made = kitOf(system, parts, refusals)
    return 'kit' in made ? [made.kit] : []
  })
  return allKits(kitTable(kits))
}
const KITS = kitsOf(systems)
const { units, combined, hasWifiAdapter } = demoSingleUnits()
/** Kits, and what single units add to them. */
type Sold = Required<Omit<Offer, 'known'>>
const sold = (kits: KitSet): Sold => {
  const shop = workshop({ units, combined, hasWifiAdapter, parts }, kits)
  return { kits, singles: singlesOf(kits, shop) }
}
const SOLD = sold(KITS)
const PLACES = RULE_PLACES.filter((_, index) => index % 6 === 0 || index === 16)

const isAllowed = (kit: Kit, place: TestedPlace): boolean =>
  kit.ruleFacts.every((facts) => outcomeOf(judgeProduct(facts, place, DAY)) !== 'blocked')

// One function for each place: the sets of kits that the law allows are kept with it.
const laws = new Map<string, (kit: Kit) => boolean>()
function lawOf(place: TestedPlace): (kit: Kit) => boolean {
  const law = laws.get(place.zip) ?? ((kit: Kit) => isAllowed(kit, place))
  laws.set(place.zip, law)
  return law
}

const HOMES: readonly (HomeNeed | null)[] = [
  null,
  ...[
    [45_000, 24_000, 3],
    [90_000, 36_000, -15],
    [12_000, 30_000, 40],
    [20_000, 9_000, 25],
    [60_000, 150_000, 30],
    [160_000, 60_000, -5],
  ].map(([heating = 0, cooling = 0, winterF = 0]) => ({
    need: needOf({ heating, cooling }),
    winterF,
    isDryCold: false,
  })),
]

interface Walk {
  seed: number
  selections: Selections
  kits: readonly Kit[]
  place: TestedPlace
  problems: string[]
}

type Rules = (place: TestedPlace) => LawAndHome['isLegal']

/** Answers the steps at random, now and then an earlier one again, and looks at what comes out. */
function walk(seed: number, offered: Sold, law: Rules = lawOf): Walk {
  const random = chance(seed)
  const place = oneOf(PLACES, random)
  const known: LawAndHome = { isLegal: law(place), place: place.city, home: oneOf(HOMES, random) }
  const problems: string[] = []
  let selections: Selections = { ...NO_SELECTIONS, location: { zipCode: place.zip } }
  const visit = (step: Step): void => {
    const before = selections
    selections = answered(step, selections, { ...offered, known, random, problems })
    selections = clearedBy(step, selections, { ...offered, known }).selections
    if (before.systemType !== selections.systemType && step !== 'system') problems.push(`lost ${step}`)
  }
  for (let index = 1; index < stepsOf(selections).length; index++) {
    visit(stepsOf(selections)[index]!)
    if (random() < 0.15) visit(stepsOf(selections)[1 + Math.floor(random() * index)]!)
  }
  const end = narrow(offered.singles.withOthers(selections), wishesOf(selections, known))
  if (end.kits.size === 0) problems.push(`dead end: ${end.impossible?.key}`)
  const shown = tiered(end.kits, 3).map(({ kit }) => kit)
  return {
    seed,
    selections,
    kits: shown,
    place,
    problems: [...problems, ...shown.flatMap((kit) => wrongs(kit, place, selections))],
  }
}

function answered(
  step: Step,
  before: Selections,
  of: Offer & { random: () => number; problems: string[] },
): Selections {
  const own = step === 'system' ? of.kits : thatMeet(of.kits, ofKind(before.systemType))
  let selections = before
  const fields = () => fieldsWithChoices(step, selections, { ...of, kits: own })
  let shown = fields()
  for (let index = 0; index < shown.length; index++) {
    const field = shown[index]!
    const value = picked(field, of)
    if (value === undefined || answerOf(field.key, selections, field.zone) === value) continue
    selections = choose(selections, field.key, value, field.zone)
    shown = fields()
  }
  const shape = { isLast: step === 'extras', template: 'choices', info: { question: '', note: '' } } as const
  return onLoaded(selections, { ...shape, fields: shown })
}

/** One of the open choices of a field; undefined where it stays without an answer. */
function picked({ key, choices }: Field, of: { random: () => number; problems: string[] }) {
  const open = choices.filter(({ disabled }) => !disabled)
  const isRequired = key === 'systemType' || key === 'zones'
  if (isRequired && open.length === 0) of.problems.push(`${key}: every choice is closed`)
  return open.length === 0 || (!isRequired && of.random() < 0.4) ? undefined : oneOf(open, of.random).value
}

/** What is wrong with a kit that a shopper would be shown. */
function wrongs(kit: Kit, place: TestedPlace, selections: Selections): string[] {
  const { product, units, rating, ties } = kit.system
  const refused = refusalsOf({ type: product.type, isRated: rating !== null, units })
  const { chosen } = kitParts({ product, units, ties }, parts, {
    condenserMount: selections.condenserMount,
    wifi: selections.wifi === true,
    isPropane: selections.fuel === 'Propane',
  })
  const has = new Set(chosen.map(({ need }) => need))
  const missing = needsOf(product, units).filter(
    ({ kind, required }) => required && !has.has(kind) && !FROM_OTHERS.has(kind),
  )
  return [
    ...refused.map(({ rule }) => `${kit.id}: not matched, ${rule}`),
    ...(isAllowed(kit, place) ? [] : [`${kit.id}: not allowed at ${place.city}`]),
    ...missing.map(({ kind }) => `${kit.id}: without its ${kind}`),
    ...(selections.systemType !== undefined && isOfKind(kit, selections.systemType)
      ? []
      : [`${kit.id}: of another kind`]),
  ]
}

const walks = (offered: Sold, count: number, law?: Rules): Walk[] =>
  Array.from({ length: count }, (_, seed) => walk(seed, offered, law))

const problemsOf = (all: readonly Walk[]): string[] =>
  all.flatMap(({ seed, problems }) => problems.map((problem) => `seed ${seed}: ${problem}`))

test('[C-SEL-OPT, C-SEL-RES] random walks never end in a wrong kit or in nothing', () => {
  const all = walks(SOLD, WALKS)
  const assembled = all.flatMap(({ kits }) => kits).filter(({ system }) => system.assembledOf !== undefined)

  expect(problemsOf(all).slice(0, 20)).toEqual([])
  // Systems of single units are among the kits that were looked at.
  expect(assembled.length).toBeGreaterThan(WALKS / 50)
}, 3_600_000)

test('the walks find a coil that is too small, when the rule about it is missing', () => {
  const broken = systems.map((system): CatalogueSystem => {
    const units = system.units.map((unit) =>
      unit.type === 'coil' ? { ...unit, attributes: { ...unit.attributes, 908: 1 } } : unit,
    )
    return { ...system, units }
  })

  expect(thatMeet(kitsOf(broken), ofKind('ac-only')).size).toBe(0)
  expect(problemsOf(walks(sold(kitsOf(broken, () => [])), 30)).join()).toContain('not matched, coil-size')
})

test('the walks find a unit that is not allowed, when nothing asks for the law', () => {
  expect(problemsOf(walks(SOLD, 60, () => () => true)).join()).toContain('not allowed at')
})
