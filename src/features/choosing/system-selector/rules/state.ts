import { NO_SELECTIONS, type Selections, ZONE_KEYS, type ZoneKey } from './selections.ts'
import type { FieldKey, Template, ZoneField } from './steps.ts'

/** What the state keeps of a step: the server's answer with its options. */
export interface LoadedStep {
  isLast: boolean
  fields: readonly { key: FieldKey; zone: ZoneKey | null }[]
  template: Template
  info: { question: string; note: string }
}

/** E-SELECTOR: the step in view, the results and the mails about them. */
export interface SelectorState<StepAnswer extends LoadedStep, Kit, Summary> {
  selections: Selections
  step: { isLoading: boolean; error: string | null; loaded: StepAnswer | NoResults | null }
  results: { kits: readonly Kit[]; steps: readonly Summary[]; isLoading: boolean; error: string | null }
  emailResults: { sent: boolean; isLoading: boolean; error: string | null }
  emailSupport: { submitted: boolean; isLoading: boolean; error: string | null }
  /** dollars for a kilowatt-hour */
  perKilowattHour: number
}

/** Replaces a step whose options could not be loaded (S-SEL-03). */
interface NoResults extends LoadedStep {
  template: 'no_results'
}

/** An answer that no longer holds after another answer changed. */
export interface ClearedKey {
  key: FieldKey
  zone: ZoneKey | null
}

export type SelectorEvent<StepAnswer, Kit, Summary> =
  | { type: 'chosen'; key: FieldKey; value: string | number | boolean; zone: ZoneKey | null }
  | { type: 'stepRequested' }
  | { type: 'stepAnswered'; answers: Partial<Selections>; cleared: readonly ClearedKey[] }
  | { type: 'stepFailed' }
  | { type: 'optionsRequested' }
  | { type: 'optionsLoaded'; step: StepAnswer }
  | { type: 'optionsFailed'; message: string; info: { question: string; note: string } }
  | { type: 'resultsRequested' }
  | { type: 'resultsLoaded'; kits: readonly Kit[]; steps: readonly Summary[] }
  | { type: 'resultsFailed'; message: string }
  | { type: 'capacityFound'; coolingBtu: number; heatingBtu: number; region: Region; state: string }
  | { type: 'resultsMailRequested' | 'resultsMailSent' | 'supportMailRequested' | 'supportMailSent' }
  | { type: 'resultsMailFailed' | 'supportMailFailed'; message: string }
  | { type: 'electricityPriced'; perKilowattHour: number }
  | { type: 'reset' }

type Region = NonNullable<Selections['region']>

const QUIET = { isLoading: false, error: null } as const
const BUSY = { isLoading: true, error: null } as const

/** The state before the first question, with the selections that the browser kept. */
export const firstState = <S extends LoadedStep, K, M>(
  perKilowattHour: number,
  selections: Selections = NO_SELECTIONS,
): SelectorState<S, K, M> => ({
  selections,
  step: { ...QUIET, loaded: null },
  results: { kits: [], steps: [], ...QUIET },
  emailResults: { sent: false, ...QUIET },
  emailSupport: { submitted: false, ...QUIET },
  perKilowattHour,
})

/** The next state after an event. */
export function reduceSelector<S extends LoadedStep, K, M>(
  state: SelectorState<S, K, M>,
  event: SelectorEvent<S, K, M>,
  defaultPerKilowattHour: number,
): SelectorState<S, K, M> {
  const { selections } = state
  switch (event.type) {
    case 'chosen':
      return { ...state, selections: choose(selections, event.key, event.value, event.zone) }
    case 'stepRequested':
    case 'optionsRequested':
      return { ...state, step: { ...state.step, ...BUSY } }
    case 'stepAnswered':
      return {
        ...state,
        step: { ...state.step, ...QUIET },
        selections: mergeAnswers(selections, event.answers, event.cleared),
      }
    case 'stepFailed':
      return { ...state, step: { ...state.step, isLoading: false } }
    case 'optionsLoaded':
      return {
        ...state,
        step: { ...QUIET, loaded: event.step },
        selections: onLoaded(selections, event.step),
      }
    case 'optionsFailed':
      return {
        ...state,
        step: {
          isLoading: false,
          error: event.message,
          loaded: { isLast: false, fields: [], template: 'no_results', info: event.info },
        },
      }
    case 'capacityFound':
      return { ...state, selections: withCapacity(selections, event) }
    case 'electricityPriced':
      return { ...state, perKilowattHour: event.perKilowattHour }
    case 'reset':
      return firstState(defaultPerKilowattHour)
    default:
      return reduceAnswers(state, event)
  }
}

type AnswerEvent<S, K, M> = Extract<
  SelectorEvent<S, K, M>,
  { type: `results${string}` | `supportMail${string}` }
>

function reduceAnswers<S extends LoadedStep, K, M>(
  state: SelectorState<S, K, M>,
  event: AnswerEvent<S, K, M>,
): SelectorState<S, K, M> {
  const { selections, results, emailResults, emailSupport } = state
  switch (event.type) {
    case 'resultsRequested':
      return {
        ...state,
        selections: { ...selections, hasResults: undefined },
        results: { ...results, ...BUSY },
      }
    case 'resultsLoaded':
      return {
        ...state,
        selections: { ...selections, hasResults: event.kits.length > 0 ? true : undefined },
        results: { kits: event.kits, steps: event.steps, ...QUIET },
      }
    case 'resultsFailed':
      return { ...state, results: { ...results, isLoading: false, error: event.message } }
    case 'resultsMailRequested':
      return { ...state, emailResults: { sent: false, ...BUSY } }
    case 'resultsMailSent':
      return { ...state, emailResults: { sent: true, ...QUIET } }
    case 'resultsMailFailed':
      return { ...state, emailResults: { ...emailResults, isLoading: false, error: event.message } }
    case 'supportMailRequested':
      return { ...state, emailSupport: { submitted: false, ...BUSY } }
    case 'supportMailSent':
      return { ...state, emailSupport: { submitted: true, ...QUIET } }
    case 'supportMailFailed':
      return { ...state, emailSupport: { ...emailSupport, isLoading: false, error: event.message } }
  }
}

/**
 * S-SEL-07, S-SEL-08: chooses a value. Choosing the same value again clears it. The key zip_code_location
 * sets the zip, the key zones the number of rooms. A zone's field sets that field of the zone's room.
 */
export function choose(
  selections: Selections,
  key: FieldKey,
  value: string | number | boolean,
  zone: ZoneKey | null,
): Selections {
  if (key === 'zip_code_location') return { ...selections, location: { zipCode: String(value) } }
  if (key === 'zones') return { ...selections, zones: withRooms(selections.zones, Number(value)) }
  if (zone !== null) return { ...selections, zones: inRoom(selections.zones, zone, key as ZoneField, value) }
  if (key === 'isMobileHome' || key === 'primaryHeatSource') {
    // These two always have an answer: "no" until the shopper says yes.
    return { ...selections, [key]: selections[key] === value ? 'no' : value }
  }
  const before = selections[key as keyof Selections]
  return { ...selections, [key]: before === value ? undefined : value }
}

function withRooms(zones: Selections['zones'], count: number): Selections['zones'] {
  const before = ZONE_KEYS.filter((key) => zones[key] !== undefined).length
  const wanted = before === count ? 0 : count
  return Object.fromEntries(ZONE_KEYS.slice(0, wanted).map((key) => [key, zones[key] ?? {}]))
}

function inRoom(
  zones: Selections['zones'],
  zone: ZoneKey,
  field: ZoneField,
  value: string | number | boolean,
): Selections['zones'] {
  const { [field]: before, ...others } = zones[zone] ?? {}
  return { ...zones, [zone]: before === value ? others : { ...others, [field]: value } }
}

/** S-SEL-02: the answers of a step become selections; selections that no longer hold are removed. */
export function mergeAnswers(
  selections: Selections,
  answers: Partial<Selections>,
  cleared: readonly ClearedKey[] = [],
): Selections {
  const merged: Selections = {
    ...selections,
    ...answers,
    location: { ...selections.location, ...answers.location },
    zones: answers.zones ?? selections.zones,
  }
  return cleared.reduce(without, merged)
}

/** The selections without one answer. */
export function without(selections: Selections, { key, zone }: ClearedKey): Selections {
  if (key === 'zip_code_location') return { ...selections, location: {} }
  if (key === 'zones') return { ...selections, zones: {} }
  if (zone !== null) {
    const { [key as ZoneField]: _, ...others } = selections.zones[zone] ?? {}
    return { ...selections, zones: { ...selections.zones, [zone]: others } }
  }
  if (key === 'isMobileHome' || key === 'primaryHeatSource') return { ...selections, [key]: 'no' }
  return { ...selections, [key]: undefined }
}

/**
 * S-SEL-06: when the last step asks for condenserMount, WiFi is on and the mount is Pad at first. A shopper
 * who comes back to the step keeps the earlier answers.
 */
export function onLoaded(selections: Selections, step: LoadedStep): Selections {
  const isMount = step.isLast && step.fields.some(({ key }) => key === 'condenserMount')
  if (!isMount) return selections
  const { wifi = true, condenserMount = 'Pad' } = selections
  return { ...selections, wifi, condenserMount }
}

/** S-SEL-05: the loads of the home, its region, and whether California asks for low-NOx burners. */
const withCapacity = (
  selections: Selections,
  found: { coolingBtu: number; heatingBtu: number; region: Region; state: string },
): Selections => ({
  ...selections,
  coolingCapacity: found.coolingBtu,
  heatingCapacity: found.heatingBtu,
  region: found.region,
  requireLoNox: found.state === 'CA',
})
