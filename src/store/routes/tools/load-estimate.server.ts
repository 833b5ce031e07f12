import { redirect } from 'react-router'
import type { StoreApi } from '#api/contract.ts'
import { refusalOf } from '#api/refusal.ts'
import { HEATING_BTU_ATTRIBUTES, TONNAGE_ATTRIBUTES } from '#features/catalog/catalog/rules/attribute-ids.ts'
import { placeFilters } from '#features/catalog/compliance/rules/place-filters.ts'
import { EMPTY_LISTING } from '#features/choosing/search/rules/listing/listing.ts'
import { listingUrl } from '#features/choosing/search/rules/listing/search-params.ts'
import type { PlaceClimateAnswer } from '#features/choosing/sizing/contract.ts'
import {
  type AnswerTexts,
  QUESTION_COUNT,
  readAnswers,
  textsOf,
} from '#features/choosing/sizing/rules/estimate/answers.ts'
import { savedEstimate } from '#features/choosing/sizing/rules/estimate/saved-estimate.ts'
import {
  addressOf,
  isKnownName,
  readBilled,
  type Sized,
  sizedOf,
} from '#features/choosing/sizing/rules/estimate/sized.ts'
import { type LinkFault, linkFault, stampOf } from '#features/choosing/sizing/rules/estimate/stamp.ts'
import { fitFilters } from '#features/choosing/sizing/rules/fit.ts'
import type { Need } from '#features/choosing/sizing/rules/need.ts'
import { stepAddress } from '#features/choosing/system-selector/rules/address.ts'
import { withHome } from '#features/choosing/system-selector/rules/saved-home.ts'
import { NO_SELECTIONS } from '#features/choosing/system-selector/rules/selections.ts'
import { defineTexts } from '#lib/language/texts.ts'
import { leftOut, unknownNames } from '#lib/text/unknown-names.ts'
import { estimatorTexts } from '../../../features/choosing/sizing/estimator-texts.ts'

const { btu } = estimatorTexts

/** What the page says of an address that is old, changed, or not its own. The server alone writes these. */
export const linkTexts = defineTexts({
  fault(fault: LinkFault): string {
    if (fault.kind === 'unreadable')
      return 'The end of this link was changed or cut off. Compare the answers with those you were sent.'
    const { then, now } = fault
    const figures =
      `It was made for ${btu(then.heatingBtu)} of heating and ${btu(then.coolingBtu)} of cooling; ` +
      `its answers now give ${btu(now.heatingBtu)} and ${btu(now.coolingBtu)}.`
    switch (fault.kind) {
      case 'newer-method':
        return `This link is older than our method: version ${then.engine}, now ${now.engine}. ${figures}`
      case 'newer-weather':
        return `This link is older than our weather table of ${now.climateDate}. ${figures}`
      case 'changed':
        return `The answers in this link were changed after it was made. ${figures}`
    }
  },
  billed:
    'This link has an impossible heating load by bills. We left it out and show the calculation instead.',
})

export interface EstimatePage {
  texts: AnswerTexts
  /** the number of the question that is asked alone */
  step: number | null
  /** the address has answers, so faults are shown */
  isAnswered: boolean
  climate: PlaceClimateAnswer | null
  /** the address asks for the load room by room */
  byRoom: boolean
  search: string
  failure: string | null
  /** what is wrong with the link that was opened */
  warnings: readonly string[]
}

/** The page of the estimator, from the answers in its address. Redirects to a list where it asks for one. */
export async function loadEstimate(api: StoreApi, url: URL): Promise<EstimatePage> {
  const params = url.searchParams
  const texts = textsOf(params)
  const step = Number(params.get('step') ?? '')
  const unknown = unknownNames(params, isKnownName)
  const page: EstimatePage = {
    texts,
    step: Number.isInteger(step) && step >= 1 && step <= QUESTION_COUNT ? step : null,
    isAnswered: params.size > (params.has('step') ? 1 : 0) + unknown.length,
    climate: null,
    byRoom: params.get('depth') === 'rooms',
    search: url.search,
    failure: null,
    warnings: unknown.length > 0 ? [leftOut(unknown)] : [],
  }
  if ('faults' in readAnswers(texts)) return page
  try {
    const climate = await api.sizing.climate({ zipCode: texts.zipCode })
    return withClimate(page, params, climate)
  } catch (error) {
    const refusal = refusalOf(error)
    if (refusal === undefined || refusal.status >= 500) throw error
    return { ...page, failure: refusal.message }
  }
}

function withClimate(page: EstimatePage, params: URLSearchParams, climate: PlaceClimateAnswer): EstimatePage {
  const reading = sizedOf(params, climate)
  if (!('sized' in reading))
    return {
      ...page,
      climate,
      warnings: [...page.warnings, ...(readBilled(params) === 'wrong' ? [linkTexts.billed] : [])],
    }
  const { need } = reading.sized
  const kind = params.get('show')
  if (kind === 'furnaces' || kind === 'cooling') throw redirect(listOf(kind, need, climate), 302)
  if (kind === 'systems') throw redirect(systemsFor(params, reading.sized, climate), 302)
  const fault = linkFault(params, stampOf(need, climate))
  return { ...page, climate, warnings: [...page.warnings, ...(fault ? [linkTexts.fault(fault)] : [])] }
}

/** The selector's first question after the home, which it knows already. */
function systemsFor(
  params: URLSearchParams,
  { answers, need, by }: Sized,
  place: PlaceClimateAnswer,
): string {
  const saved = savedEstimate(answers, need, place, { by, search: addressOf(params, answers) })
  const selections = { ...NO_SELECTIONS, location: { zipCode: place.zipCode } }
  return stepAddress('system', withHome(selections, saved))
}

const LISTS = {
  furnaces: { query: 'gas furnace', attributes: [HEATING_BTU_ATTRIBUTES[0]] },
  cooling: { query: 'air conditioner', attributes: [TONNAGE_ATTRIBUTES[0]] },
} as const

/** The list of equipment that fits a need and may be installed at its place. */
function listOf(kind: keyof typeof LISTS, need: Need, place: PlaceClimateAnswer): string {
  const { query, attributes } = LISTS[kind]
  return listingUrl('/search', {
    ...EMPTY_LISTING,
    query,
    filters: { attributes: { ...fitFilters(need, attributes), ...placeFilters(place, attributes) } },
  })
}
