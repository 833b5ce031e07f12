import { texts } from '../../texts.ts'
import type { Selections, ZoneKey } from '../selections.ts'
import { without } from '../state.ts'
import { type AskedField, FIELD_KEYS, type FieldKey, fieldsOf, STEPS, type Step, stepsOf } from '../steps.ts'
import { answerInWords, answerOf } from './answers.ts'
import { answersUpTo, kitsAt, type Offer, roomsOf } from './choices.ts'
import { narrow, narrows, wishesOf } from './wishes.ts'

/** An answer that no longer holds. */
export interface Cleared {
  key: FieldKey
  zone: ZoneKey | null
  label: string
  was: string
  because: string
}

/** Steps whose answer is needed before a later step can be asked. */
const NEEDED: readonly { step: Step; isMissing: (selections: Selections) => boolean }[] = [
  { step: 'place', isMissing: ({ location }) => (location.zipCode ?? '').trim() === '' },
  { step: 'system', isMissing: ({ systemType }) => systemType === undefined },
  {
    step: 'zones',
    isMissing: ({ systemType, zones }) => systemType === 'multi-zone' && Object.keys(zones).length < 2,
  },
]

/** The step that must be answered before this one; null when there is none. */
export const missingBefore = (step: Step | 'results', selections: Selections): Step | null => {
  const earlier = step === 'results' ? STEPS : STEPS.slice(0, STEPS.indexOf(step))
  return NEEDED.find((each) => earlier.includes(each.step) && each.isMissing(selections))?.step ?? null
}

export const isStepOf = (step: Step, selections: Selections): boolean =>
  ['place', 'house', 'system'].includes(step) || stepsOf(selections).includes(step)

const askedOf = (key: FieldKey, selections: Selections): AskedField[] =>
  key === 'airHandlerType' || key === 'coolingBtu'
    ? roomsOf(selections).map((zone) => ({ key, zone }))
    : [{ key, zone: null }]

/** Fields of the home and of the place: they are facts, so a kit never makes one impossible. */
const FACTS: ReadonlySet<FieldKey> = new Set([
  'zip_code_location',
  'squareFeet',
  'basement',
  'numFloors',
  'insulationValue',
  'ductPlace',
  'primaryHeatSource',
])

/** The answers to questions that this kind of system does not have. */
function notAsked(selections: Selections): AskedField[] {
  const asked = new Set(STEPS.flatMap((each) => fieldsOf(each, selections)))
  const answered = FIELD_KEYS.filter((key) => !FACTS.has(key) && key !== 'zones' && narrows(key, selections))
  const hasRooms = Object.keys(selections.zones).length > 0
  const keys = [
    ...(hasRooms && !asked.has('airHandlerType') ? (['zones'] as const) : []),
    ...answered.filter((key) => !asked.has(key)),
  ]
  return keys.map((key) => ({ key, zone: null }))
}

/** Whether no kit meets an answer together with the answers before it. */
function isLost({ key, zone }: AskedField, step: Step, selections: Selections, offer: Offer): boolean {
  if (FACTS.has(key) || answerOf(key, selections, zone) === undefined) return false
  const kits = kitsAt(step, selections, offer)
  const { impossible, relaxed } = narrow(kits, wishesOf(answersUpTo(step, selections), offer.known))
  return impossible?.key === key || relaxed.some(({ wish }) => wish.key === key && wish.zone === zone)
}

/**
 * The answers of later steps that a changed answer removes: questions that the kind of system does not
 * have, and wishes that no kit meets any more.
 */
export function clearedBy(
  step: Step,
  selections: Selections,
  offer: Offer,
): { selections: Selections; cleared: Cleared[] } {
  const cleared: Cleared[] = []
  let left = selections
  const clear = ({ key, zone }: AskedField, because: string): void => {
    const was = answerInWords(key, left, zone)
    cleared.push({ key, zone, label: texts.fields[key].label, was, because })
    left = without(left, { key, zone })
  }
  const system = texts.systemTypes[selections.systemType ?? 'any'].label
  for (const field of notAsked(selections)) clear(field, texts.cleared.notAsked(system))
  for (const later of STEPS.slice(STEPS.indexOf(step) + 1))
    for (const field of fieldsOf(later, left).flatMap((key) => askedOf(key, left)))
      if (isLost(field, later, left, offer)) clear(field, texts.cleared.nothingLeft(texts.stepLabels[step]))
  return { selections: left, cleared }
}
