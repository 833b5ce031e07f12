import { useSyncExternalStore } from 'react'
import {
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useNavigate,
  useNavigation,
} from 'react-router'
import { refusalOf } from '#api/refusal.ts'
import { HEATING_BTU_ATTRIBUTES, TONNAGE_ATTRIBUTES } from '#features/catalog/rules/attribute-ids.ts'
import { CopyLink } from '#features/compare/ui/copy-link.tsx'
import { placeFilters } from '#features/search/rules/facets/place-filters.ts'
import { EMPTY_LISTING } from '#features/search/rules/listing/listing.ts'
import { listingUrl } from '#features/search/rules/listing/search-params.ts'
import type { PlaceClimateAnswer } from '#features/sizing/contract.ts'
import { estimatorTexts as texts } from '#features/sizing/estimator-texts.ts'
import { roomTexts } from '#features/sizing/room-texts.ts'
import {
  type AnswerTexts,
  readAnswers,
  textsOf,
  writeAnswers,
} from '#features/sizing/rules/estimate/answers.ts'
import { readPlan } from '#features/sizing/rules/estimate/plan-text.ts'
import { fitFilters } from '#features/sizing/rules/fit.ts'
import type { Need } from '#features/sizing/rules/need.ts'
import { EstimateForm, QUESTION_COUNT } from '#features/sizing/ui/estimator/estimate-form.tsx'
import { RoomByRoom } from '#features/sizing/ui/estimator/rooms/room-by-room.tsx'
import { WholeHouse } from '#features/sizing/ui/estimator/whole-house.tsx'
import { pageTitle } from '#shop/merchant.ts'
import { loaderHeaders, shared, staticPageMeta } from '#shop/page/head.ts'
import { useShop } from '#shop/shop-context.ts'
import { useHomeNeed } from '#shop/sizing/saved-home-need.ts'
import { useVisitor } from '#shop/visitor.ts'
import { Breadcrumbs } from '#ui/breadcrumbs/breadcrumbs.tsx'
import { Disclosure } from '#ui/disclosure/disclosure.tsx'
import { SegmentedControl } from '#ui/segmented/segmented-control.tsx'
import { storeContext } from '../../context.ts'

const PATH = '/sizing-estimator'

interface Page {
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
}

/** R-SIZING: the answers stand in the address, so a link opens the same result, also without script. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const given = textsOf(url.searchParams)
  const step = Number(url.searchParams.get('step') ?? '')
  const page: Page = {
    texts: given,
    step: Number.isInteger(step) && step >= 1 && step <= QUESTION_COUNT ? step : null,
    isAnswered: url.searchParams.size > (url.searchParams.has('step') ? 1 : 0),
    climate: null,
    byRoom: url.searchParams.get('depth') === 'rooms',
    search: url.search,
    failure: null,
  }
  if ('faults' in readAnswers(given)) return shared(page)
  try {
    const climate = await context.get(storeContext).api.sizing.climate({ zipCode: given.zipCode })
    return shared<Page>({ ...page, climate })
  } catch (error) {
    const refusal = refusalOf(error)
    if (refusal === undefined || refusal.status >= 500) throw error
    return shared<Page>({ ...page, failure: refusal.message })
  }
}

/** Only a form that was sent needs the server; sliders change the address by themselves. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean =>
  currentUrl.href !== nextUrl.href

export const headers = loaderHeaders
export const meta = staticPageMeta({ title: pageTitle(texts.title), description: texts.lead })

export default function SizingEstimator() {
  const page = useLoaderData<typeof loader>()
  const read = readAnswers(page.texts)
  return (
    <>
      <div className="wrap">
        <Breadcrumbs crumbs={[{ label: 'Home', href: '/' }, { label: texts.title }]} />
      </div>
      <main className="wrap sizing-page" id="main" tabIndex={-1}>
        <h1>{texts.title}</h1>
        <p className="lead">{texts.lead}</p>
        {'answers' in read && page.climate && page.step === null ? (
          <>
            <Disclosure summary={texts.changeAnswers} className="no-print">
              <Questions page={page} />
            </Disclosure>
            <Result key={page.search} page={page} climate={page.climate} />
          </>
        ) : (
          <Questions page={page} />
        )}
      </main>
    </>
  )
}

const never = () => () => {}

/** The visitor's own zip fills an empty field; the server's page is the same for everybody. */
function useOwnZip(): string {
  const { location, knowsPlace } = useVisitor()
  const isBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return isBrowser && knowsPlace ? location.zipcode : ''
}

function Questions({ page }: { readonly page: Page }) {
  const navigate = useNavigate()
  const { state } = useNavigation()
  const zip = useOwnZip()
  const read = readAnswers(page.texts)
  const given = page.texts.zipCode === '' ? { ...page.texts, zipCode: zip } : page.texts
  return (
    <EstimateForm
      key={JSON.stringify([given, page.step])}
      path={PATH}
      texts={given}
      faults={page.isAnswered && 'faults' in read ? read.faults : {}}
      step={page.step}
      failure={page.failure}
      isBusy={state !== 'idle'}
      onGo={(search) => void navigate(`${PATH}?${search}`)}
    />
  )
}

function linksOf(need: Need, place: PlaceClimateAnswer) {
  const link = (query: string, attributes: readonly number[]) =>
    listingUrl('/search', {
      ...EMPTY_LISTING,
      query,
      filters: { attributes: { ...fitFilters(need, attributes), ...placeFilters(place, attributes) } },
    })
  return {
    furnaces: link('gas furnace', [HEATING_BTU_ATTRIBUTES[0]]),
    cooling: link('air conditioner', [TONNAGE_ATTRIBUTES[0]]),
  }
}

function Result({ page, climate }: { readonly page: Page; readonly climate: PlaceClimateAnswer }) {
  const { homeNeed } = useShop()
  const saved = useHomeNeed()
  const read = readAnswers(page.texts)
  if (!('answers' in read)) return null
  const shown = {
    answers: read.answers,
    climate,
    saved,
    onSave: homeNeed.save,
    onMoved: (search: string) => history.replaceState(history.state, '', `${PATH}?${search}`),
    linksOf,
    share: <CopyLink />,
  }
  const whole = writeAnswers(read.answers)
  return (
    <>
      <SegmentedControl
        label={roomTexts.depth}
        value={page.byRoom ? 'rooms' : 'whole'}
        segments={[
          { value: 'whole', label: roomTexts.wholeHouse, href: `${PATH}?${whole}` },
          { value: 'rooms', label: roomTexts.roomByRoom, href: `${PATH}?${whole}&depth=rooms` },
        ]}
      />
      {page.byRoom ? (
        <RoomByRoom {...shown} reading={readPlan(new URLSearchParams(page.search))} />
      ) : (
        <WholeHouse {...shown} />
      )}
    </>
  )
}
