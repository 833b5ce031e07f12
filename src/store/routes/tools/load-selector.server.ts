import { data, redirect } from 'react-router'
import type { StoreApi } from '#api/contract.ts'
import { type Refusal, refusalOf } from '#api/refusal.ts'
import { ELECTRICITY_DEFAULT_USD } from '#features/choosing/operating-cost/rules/fuels.ts'
import type { WireStep } from '#features/choosing/system-selector/contract.ts'
import { pageTexts } from '#features/choosing/system-selector/page-texts.ts'
import { readAddress, resultsAddress, stepAddress } from '#features/choosing/system-selector/rules/address.ts'
import type { Selections } from '#features/choosing/system-selector/rules/selections.ts'
import {
  firstState,
  mergeAnswers,
  reduceSelector,
  without,
} from '#features/choosing/system-selector/rules/state.ts'
import {
  FIELD_KEYS,
  type FieldKey,
  fieldsOf,
  STEPS,
  type Step,
} from '#features/choosing/system-selector/rules/steps.ts'
import { texts as words } from '#features/choosing/system-selector/texts.ts'
import { SHARED_PAGE } from '#shop/page/head.ts'
import type { PagePicture } from '#ui/drawing/drawing.tsx'
import { choicePictures, sectionPicture } from './selector-pictures.server.ts'

export interface SelectorPage {
  selections: Selections
  /** null: its options could not be loaded (S-SEL-03) */
  step: WireStep | null
  /** the step that was asked for */
  asked: Step
  info: { question: string; note: string }
  failure: string | null
  /** typed texts that are not possible answers, by name */
  typed: Record<string, string>
  /** the questions whose answers were cleared */
  cleared: readonly string[]
  /** how many answers of the address could not be read */
  wrong: number
  pictures: Record<string, PagePicture>
  house: PagePicture
  /** the email to a technician was sent */
  isAsked: boolean
  /** the address names a step or has answers */
  isStarted: boolean
}

const stepOf = (name: string | null): Step | undefined => STEPS.find((step) => step === name)

/** R-SEL: one step, from the answers in its address. A form that was sent leads on to the next address. */
export async function loadSelector(api: StoreApi, request: Request, url: URL) {
  const params = url.searchParams
  const { selections, wrong } = readAddress(params)
  const from = stepOf(params.get('from'))
  const refused = from ? await answer(api, from, selections, { params, wrong }) : null
  const asked = from ?? stepOf(params.get('step')) ?? STEPS[0]
  const kept = refused ? withoutFields(selections, asked, refused.fields) : selections
  const loaded = await loadOptions(api, asked, kept)
  const page: SelectorPage = {
    selections: loaded.selections,
    step: loaded.step,
    asked,
    info: loaded.info,
    failure: refused?.message ?? loaded.failure,
    typed: refused?.typed ?? {},
    cleared: clearedLabels(params.get('cleared')),
    wrong: from ? 0 : wrong.length,
    pictures: choicePictures(loaded.step?.fields ?? [], request),
    house: sectionPicture(selections.systemType, request),
    isAsked: params.get('sent') === 'support',
    isStarted: params.size > 0,
  }
  if (loaded.step === null)
    return data(page, { status: loaded.status, headers: { 'cache-control': 'no-store' } })
  return data(page, { status: refused ? 400 : 200, headers: SHARED_PAGE })
}

interface Refused {
  message: string
  /** the typed texts by name; the selections do not have them */
  typed: Record<string, string>
  fields: readonly FieldKey[]
}

/** S-SEL-02: merges the answers of a step and leads on. A refusal changes nothing and is shown. */
async function answer(
  api: StoreApi,
  from: Step,
  selections: Selections,
  sent: { params: URLSearchParams; wrong: readonly string[] },
): Promise<Refused> {
  const own = fieldsOf(from, selections)
  const typedOf = (keys: readonly string[]) =>
    Object.fromEntries(keys.map((key) => [key, (sent.params.get(key) ?? '').slice(0, 100)]))
  const unreadable = sent.wrong.filter((name) => own.some((key) => key === name))
  if (unreadable.length > 0)
    return { message: pageTexts.checkAnswers, typed: typedOf(unreadable), fields: [] }
  try {
    const { answers, cleared, next } = await api.systemSelector.answerStep({ step: from, selections })
    const merged = mergeAnswers(selections, answers as Partial<Selections>, cleared)
    const gone = cleared.map(({ key }) => key).filter((key, index, all) => all.indexOf(key) === index)
    const more = gone.length > 0 ? { cleared: gone.join() } : {}
    throw redirect(next ? stepAddress(next, merged, more) : resultsAddress(merged, more))
  } catch (error) {
    const refusal = expectedRefusal(error)
    leadBack(refusal, from, selections)
    const isZip = from === 'place'
    return {
      message: refusal.message,
      typed: isZip ? typedOf(['zip_code_location']) : {},
      fields: isZip ? ['zip_code_location'] : [],
    }
  }
}

/** The refusal in an error; throws everything else, a redirect too. */
function expectedRefusal(error: unknown): Refusal {
  const refusal = error instanceof Response ? undefined : refusalOf(error)
  if (refusal === undefined || refusal.status >= 500) throw error
  return refusal
}

/** A step that needs an earlier answer redirects to the step of that answer. */
export function leadBack(refusal: Refusal, from: Step | null, selections: Selections): void {
  const { step } = refusal.details
  const missing = stepOf(typeof step === 'string' ? step : null)
  if (refusal.code === 'step_out_of_order' && missing && missing !== from)
    throw redirect(stepAddress(missing, selections))
}

const withoutFields = (selections: Selections, step: Step, fields: readonly FieldKey[]): Selections =>
  fieldsOf(step, selections)
    .filter((key) => fields.includes(key))
    .reduce((left, key) => without(left, { key, zone: null }), selections)

/** S-SEL-03, S-SEL-06: the options of a step, through the state that every change of the selector takes. */
async function loadOptions(api: StoreApi, step: Step, selections: Selections) {
  const before = firstState<WireStep, never, never>(ELECTRICITY_DEFAULT_USD, selections)
  try {
    const options = await api.systemSelector.availableOptions({ step, selections })
    const { selections: now } = reduceSelector(
      before,
      { type: 'optionsLoaded', step: options },
      ELECTRICITY_DEFAULT_USD,
    )
    return { step: options, selections: now, info: options.info, failure: null, status: 200 }
  } catch (error) {
    const refusal = refusalOf(error)
    if (refusal) leadBack(refusal, step, selections)
    const isKnown = refusal !== undefined && refusal.status < 500
    const message = isKnown ? refusal.message : words.noResults.note
    const failed = reduceSelector(
      before,
      { type: 'optionsFailed', message, info: words.noResults },
      ELECTRICITY_DEFAULT_USD,
    )
    return {
      step: null,
      selections,
      info: failed.step.loaded?.info ?? words.noResults,
      failure: failed.step.error,
      status: isKnown ? refusal.status : 500,
    }
  }
}

const clearedLabels = (cleared: string | null): string[] =>
  (cleared ?? '')
    .split(',')
    .flatMap((name) => FIELD_KEYS.find((key) => key === name) ?? [])
    .map((key) => words.fields[key].label)
