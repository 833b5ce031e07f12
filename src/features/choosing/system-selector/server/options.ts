import type { Db } from '#db/connect.ts'
import { HOME_LIMITS } from '#features/choosing/sizing/rules/home.ts'
import { ApiError } from '#lib/api-error.ts'
import type { Clock } from '#lib/clock.ts'
import type { WireField, WireStep } from '../contract.ts'
import { singlesOf } from '../rules/assembly/offered.ts'
import { answerInWords, answerOf } from '../rules/choosing/answers.ts'
import { clearedBy, isStepOf, missingBefore } from '../rules/choosing/changes.ts'
import { answersUpTo, type Field, fieldsWithChoices, kitsAt, type Offer } from '../rules/choosing/choices.ts'
import { type KitSet, thatMeet } from '../rules/choosing/kit-table.ts'
import { type Narrowed, narrow, ofKind, type Wish, wishesOf } from '../rules/choosing/wishes.ts'
import { type Selections, ZONE_KEYS } from '../rules/selections.ts'
import { onLoaded } from '../rules/state.ts'
import {
  type FieldKey,
  fieldsOf,
  isLastStep,
  type Step,
  stepAfter,
  stepsOf,
  templateOf,
} from '../rules/steps.ts'
import { texts } from '../texts.ts'
import { type KitIndex, kitIndex } from './kit-index.ts'
import { homeOf, legality, placeOf, type SelectorPlace } from './place.ts'

export interface StepContext {
  db: Db
  clock: Clock
  contact: { phone: string }
}

/** Everything that a question needs: the kits, the place and the home. */
export interface LoadedOffer extends Offer {
  index: KitIndex
  place: SelectorPlace
  singles: NonNullable<Offer['singles']>
}

/** Loads the kits, the place and the home for these selections. Throws `invalid_zip` and `no_climate`. */
export async function ask(selections: Selections, { db, clock, contact }: StepContext): Promise<LoadedOffer> {
  const now = clock.now()
  const [index, place] = await Promise.all([kitIndex(db, now), placeOf(selections, { db, contact })])
  const known = { isLegal: legality(place, now), place: place.label, home: homeOf(selections, place) }
  return { index, place, known, kits: index.kits, singles: singlesOf(index.kits, index.workshop) }
}

/** Kits of the chosen kind; all of them while the kind itself is asked. */
const ofChosenKind = (kits: KitSet, { systemType }: Selections, step: Step): KitSet =>
  step === 'system' ? kits : thatMeet(kits, ofKind(systemType))

/** Throws when a step is not of this kind of system, or when an earlier answer is missing. */
export function requireStep(step: Step | 'results', selections: Selections): void {
  const missing = missingBefore(step, selections)
  if (missing !== null)
    throw new ApiError('step_out_of_order', texts.errors.outOfOrder(texts.stepLabels[missing]), {
      status: 409,
      details: { step: missing },
    })
  if (step !== 'results' && !isStepOf(step, selections)) {
    const system = texts.systemTypes[selections.systemType ?? 'any'].label
    throw new ApiError('step_out_of_order', texts.errors.notAStep(texts.stepLabels[step], system), {
      status: 409,
      details: { step: 'system' },
    })
  }
}

/** C-SEL-OPT: the question of a step. The first step is asked before any place is known. */
export async function availableOptions(
  step: Step,
  sent: Selections,
  context: StepContext,
): Promise<WireStep> {
  requireStep(step, sent)
  const frame = {
    isLast: isLastStep(step, sent),
    template: templateOf(step),
    info: texts.questions[step],
    step,
    steps: summaries(sent, step),
    previous: stepsOf(sent)[stepsOf(sent).indexOf(step) - 1] ?? null,
    next: stepAfter(step, sent),
  }
  if (step === 'place' && (sent.location.zipCode ?? '').trim() === '') {
    const { kits } = await kitIndex(context.db, context.clock.now())
    return { ...frame, fields: presentFields(step, plainFields(step), sent), remaining: kits.size }
  }
  const { known, kits, singles } = await ask(sent, context)
  const shape = { isLast: frame.isLast, template: frame.template, info: frame.info }
  const fields = fieldsOf(step, sent).map((key) => ({ key, zone: null }))
  const selections = onLoaded(sent, { ...shape, fields })
  const own = ofChosenKind(kits, selections, step)
  return {
    ...frame,
    fields: presentFields(
      step,
      fieldsWithChoices(step, selections, { kits: own, known, singles }),
      selections,
    ),
    remaining: narrow(singles.withOthers(selections), wishesOf(selections, known)).kits.size,
  }
}

const plainFields = (step: Step): Field[] =>
  fieldsOf(step, {}).map((key) => ({ key, zone: null, choices: [] }))

const NUMBERS: Partial<Record<FieldKey, { min: number; max: number; unit: string }>> = {
  squareFeet: { ...HOME_LIMITS.squareFeet, unit: 'sq ft' },
  numFloors: { ...HOME_LIMITS.numFloors, unit: '' },
  insulationValue: { ...HOME_LIMITS.insulationValue, unit: '' },
}
const REQUIRED: ReadonlySet<FieldKey> = new Set(['zip_code_location', 'systemType', 'zones'])

const presentFields = (step: Step, fields: readonly Field[], selections: Selections): WireField[] =>
  fields.map(({ key, zone, choices }) => ({
    key,
    zone,
    kind: step === 'place' ? 'zip' : NUMBERS[key] === undefined ? 'choice' : 'number',
    label: zone === null ? texts.fields[key].label : roomLabel(zone, texts.fields[key].label),
    help: texts.fields[key].help,
    required: REQUIRED.has(key),
    value: answerOf(key, selections, zone) ?? null,
    choices: [...choices],
    min: NUMBERS[key]?.min ?? null,
    max: NUMBERS[key]?.max ?? null,
    unit: NUMBERS[key]?.unit ?? '',
  }))

const roomLabel = (zone: (typeof ZONE_KEYS)[number], label: string): string =>
  `${texts.room(ZONE_KEYS.indexOf(zone) + 1)}: ${label}`

/** The rail: every step with its answer. */
export function summaries(selections: Selections, current: Step | null): WireStep['steps'] {
  const steps = stepsOf(selections)
  const at = current === null ? steps.length : steps.indexOf(current)
  return steps.map((step, index) => ({
    step,
    label: texts.stepLabels[step],
    state: index < at ? 'done' : index === at ? 'current' : 'ahead',
    answer: fieldsOf(step, selections)
      .flatMap((key) => answersIn(key, selections))
      .join(', '),
  }))
}

/** Facts of the home that the rail leaves out. */
const UNSAID: ReadonlySet<FieldKey> = new Set(['basement', 'numFloors', 'insulationValue', 'ductPlace'])

function answersIn(key: FieldKey, selections: Selections): string[] {
  const yesNo =
    key === 'isMobileHome' || key === 'primaryHeatSource' || key === 'coldClimate' || key === 'wifi'
  const value = answerOf(key, selections, null)
  if (yesNo) return value === 'yes' || value === true ? [texts.yes[key]] : []
  if (UNSAID.has(key)) return []
  const words = answerInWords(key, selections, null)
  return words === '' ? [] : [words]
}

/** C-SEL-STEP: checks the answers of a step, and says which later ones no longer hold. */
export async function answerStep(step: Step, selections: Selections, context: StepContext) {
  requireStep(step, selections)
  // The answer to the step itself must be there as well.
  const asked = await ask(selections, context)
  const { known, place } = asked
  requireOwnAnswer(step, selections)
  refuseClosed(step, selections, asked)
  const { selections: left, cleared } = clearedBy(step, selections, asked)
  const { kits: remaining } = narrow(asked.singles.withOthers(left), wishesOf(left, known))
  return {
    answers: serverAnswers(step, selections, { place, known }),
    cleared,
    next: stepAfter(step, left),
    remaining: remaining.size,
  }
}

function requireOwnAnswer(step: Step, selections: Selections): void {
  const after = stepAfter(step, selections)
  const missing = after === null ? null : missingBefore(after, selections)
  if (missing === step || (step === 'system' && selections.systemType === undefined))
    throw new ApiError('step_out_of_order', texts.errors.outOfOrder(texts.stepLabels[step]), {
      status: 409,
      details: { step },
    })
}

/** Wishes for the extras are dropped by name instead, because the store chooses the first ones itself. */
const REFUSES_CLOSED: ReadonlySet<Step> = new Set(['house', 'system', 'heat', 'zones', 'cooling', 'fit'])

function refuseClosed(step: Step, selections: Selections, offer: Offer): void {
  if (!REFUSES_CLOSED.has(step)) return
  const kits = kitsAt(step, selections, offer)
  const narrowed = narrow(kits, wishesOf(answersUpTo(step, selections), offer.known))
  const own = new Set(fieldsOf(step, selections))
  const lost = narrowed.relaxed.find(({ wish }) => own.has(wish.key) && wish.key !== 'squareFeet')
  refuseImpossible(narrowed, lost?.wish ?? null)
}

/** Throws 409 `choice_unavailable` for an answer that no kit can meet. */
export function refuseImpossible(
  { impossible }: Pick<Narrowed, 'impossible'>,
  lost: Wish | null = null,
): void {
  const wish = impossible ?? lost
  if (wish === null) return
  const { label } = texts.fields[wish.key]
  const reason = wish.key === 'zip_code_location' ? texts.closed.law(wish.wanted) : texts.closed.together
  throw new ApiError('choice_unavailable', texts.errors.unavailable(label, wish.wanted, reason), {
    status: 409,
    details: { key: wish.key, reason },
  })
}

/** What the server adds to the shopper's answers. */
function serverAnswers(
  step: Step,
  selections: Selections,
  { place, known }: Pick<LoadedOffer, 'place' | 'known'>,
): Partial<Selections> {
  if (step === 'place') {
    const { zip, state, region } = place
    return {
      location: { zipCode: zip, city: place.label.split(',')[0] ?? '', state },
      region,
      requireLoNox: state === 'CA',
    }
  }
  if (step !== 'house' || known.home === null || selections.squareFeet === undefined) return {}
  const { heatingBtu, coolingBtu } = known.home.need
  return {
    coolingCapacity: coolingBtu,
    heatingCapacity: heatingBtu,
    region: place.region,
    requireLoNox: place.state === 'CA',
  }
}
