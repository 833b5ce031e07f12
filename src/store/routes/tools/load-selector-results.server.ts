import { data } from 'react-router'
import type { StoreApi } from '#api/contract.ts'
import { refusalOf } from '#api/refusal.ts'
import { commonScale } from '#drawings/pictures.ts'
import { ELECTRICITY_DEFAULT_USD } from '#features/choosing/operating-cost/rules/fuels.ts'
import type {
  EfficiencyCosts,
  SelectorResults,
  WireKit,
} from '#features/choosing/system-selector/contract.ts'
import { pageTexts as texts } from '#features/choosing/system-selector/page-texts.ts'
import { readAddress } from '#features/choosing/system-selector/rules/address.ts'
import type { Selections } from '#features/choosing/system-selector/rules/selections.ts'
import { firstState, reduceSelector } from '#features/choosing/system-selector/rules/state.ts'
import { texts as words } from '#features/choosing/system-selector/texts.ts'
import { SHARED_PAGE } from '#shop/page/head.ts'
import { pagePicture } from '#shop/page/page-pictures.server.ts'
import type { PagePicture } from '#ui/drawing/drawing.tsx'
import { leadBack } from './load-selector.server.ts'

export interface ResultsPage {
  selections: Selections
  /** null: no kit was found, or the kits could not be loaded */
  results: SelectorResults | null
  costs: EfficiencyCosts | null
  info: { question: string; note: string }
  failure: string | null
  /** the answers of the address, with links to change them when no kit is left */
  steps: SelectorResults['steps']
  /** by id of the kit, all at one scale */
  pictures: Record<string, PagePicture>
  /** which form was sent: "support" or "quote" */
  sent: string | null
}

const MOST_USD = 10

/** A price of electricity that a shopper typed; undefined for anything that is no price. */
const priceIn = (text: string | null): number | undefined => {
  const price = Number((text ?? '').trim())
  return price > 0 && price <= MOST_USD ? price : undefined
}

/** R-SEL-RES, S-SEL-04: the kits for the answers in the address. */
export async function loadSelectorResults(api: StoreApi, request: Request, url: URL) {
  const { selections } = readAddress(url.searchParams)
  const typed = priceIn(url.searchParams.get('kwh'))
  const asked = reduceSelector(
    firstState<never, WireKit, SelectorResults['steps'][number]>(
      typed ?? ELECTRICITY_DEFAULT_USD,
      selections,
    ),
    { type: 'resultsRequested' },
    ELECTRICITY_DEFAULT_USD,
  )
  const base = {
    selections: asked.selections,
    sent: url.searchParams.get('sent'),
    info: words.noResults,
    costs: null,
    pictures: {},
  }
  try {
    const results = await api.systemSelector.results(asked.selections)
    const state = reduceSelector(
      asked,
      { type: 'resultsLoaded', kits: results.kits, steps: results.steps },
      ELECTRICITY_DEFAULT_USD,
    )
    if (!state.selections.hasResults)
      return answer(
        {
          ...base,
          results: null,
          failure: null,
          steps: results.steps,
          info: { question: texts.nothingLegal, note: texts.nothingLegalNote },
        },
        200,
      )
    const costs = results.load
      ? await api.systemSelector.efficiencyCosts({ params: asked.selections, perKilowattHour: typed })
      : null
    return answer(
      {
        ...base,
        results,
        costs,
        failure: null,
        steps: results.steps,
        pictures: picturesOf(results.kits, request),
      },
      200,
    )
  } catch (error) {
    const refusal = refusalOf(error)
    if (refusal) leadBack(refusal, null, selections)
    const isKnown = refusal !== undefined && refusal.status < 500
    const failure = isKnown ? refusal.message : words.noResults.note
    const isClosed = refusal?.code === 'choice_unavailable'
    const info = isClosed ? { question: texts.noKit, note: texts.relaxNote } : base.info
    const steps = isClosed ? await answersOf(api, asked.selections) : []
    return answer({ ...base, results: null, failure, steps, info }, isKnown ? 400 : 500)
  }
}

/** The answers of the address, so that the shopper can change the one that no kit meets. */
const answersOf = (api: StoreApi, selections: Selections): Promise<ResultsPage['steps']> =>
  api.systemSelector.availableOptions({ step: 'system', selections }).then(
    ({ steps }) => steps,
    () => [],
  )

const answer = (page: ResultsPage, status: number) =>
  data(page, { status, headers: status < 500 ? SHARED_PAGE : { 'cache-control': 'no-store' } })

/** The drawings of the kits at one scale, so that shoppers can compare sizes by eye. */
function picturesOf(kits: readonly WireKit[], request: Request): Record<string, PagePicture> {
  const drawn = kits.map(({ id, drawing, dimensions, title }) => ({ id, drawing, dimensions, title }))
  const scale = commonScale(drawn)
  return Object.fromEntries(
    drawn.map(({ id, drawing, dimensions, title }) => [
      id,
      pagePicture({ drawing, dimensions, view: 'card', scale, name: title }, request),
    ]),
  )
}
