import { lazy, Suspense, useSyncExternalStore } from 'react'
import {
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useNavigate,
  useNavigation,
} from 'react-router'
import { call } from '#api/client.ts'
import { placeOf } from '#features/catalog/location/rules/location.ts'
import { CopyLink } from '#features/choosing/compare/ui/copy-link.tsx'
import type { PlaceClimateAnswer } from '#features/choosing/sizing/contract.ts'
import { estimatorTexts as texts } from '#features/choosing/sizing/estimator-texts.ts'
import { readAnswers, textsOf, writeAnswers } from '#features/choosing/sizing/rules/estimate/answers.ts'
import { stamped, stampOf } from '#features/choosing/sizing/rules/estimate/stamp.ts'
import type { Need } from '#features/choosing/sizing/rules/need.ts'
import { searchOf } from '#features/choosing/sizing/rules/saved-need.ts'
import { EstimateForm } from '#features/choosing/sizing/ui/estimator/estimate-form.tsx'
import { MailResult } from '#features/choosing/sizing/ui/estimator/mail-result.tsx'
import { WholeHouse } from '#features/choosing/sizing/ui/estimator/whole-house.tsx'
import { FORM_SENT } from '#lib/form-fields.ts'
import { loaderHeaders, pageTitle, shared, staticPageMeta } from '#shop/page/head.ts'
import { useShop } from '#shop/shop-context.ts'
import { useIsFormSent } from '#shop/sizing/keep-home.ts'
import { useHomeNeed } from '#shop/sizing/saved-home-need.ts'
import { useVisitor } from '#shop/visitor.ts'
import { Breadcrumbs } from '#ui/breadcrumbs/breadcrumbs.tsx'
import { Disclosure } from '#ui/disclosure/disclosure.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { SegmentedControl } from '#ui/segmented/segmented-control.tsx'
import { Bone, Skeleton } from '#ui/skeleton/skeleton.tsx'
import { storeContext } from '../../context.ts'
import { sheet } from '../../sheets/sheet.ts'
import styles from '../../sheets/tools.css?url'
import { HOME } from '../../texts.ts'
import { Guides } from '../learning/guides.tsx'
import { type EstimatePage, loadEstimate } from './load-estimate.server.ts'
import { startPicture } from './start/start-picture.server.ts'
import { ToolStart } from './tool-page.tsx'

export const links = () => [sheet(styles)]

const PATH = '/sizing-estimator'

/** R-SIZING: the answers are in the address, so a link opens the same result, also without script. */
export const loader = async ({ context, request, url }: LoaderFunctionArgs) =>
  shared({
    ...(await loadEstimate(context.get(storeContext).api, url)),
    start: startPicture('size', url, request),
  })

/** Only a form that was sent needs the server; sliders change the address by themselves. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean =>
  currentUrl.href !== nextUrl.href

export const headers = loaderHeaders
export const meta = staticPageMeta({ title: pageTitle(texts.title), description: texts.lead })

export default function SizingEstimator() {
  const page = useLoaderData<typeof loader>()
  const read = readAnswers(page.texts)
  const hasResult = 'answers' in read && page.climate !== null && page.step === null
  return (
    <>
      <div className="wrap">
        <Breadcrumbs crumbs={[HOME, { label: texts.title }]} />
      </div>
      <main className="wrap sizing-page" id="main" tabIndex={-1}>
        <h1>{texts.title}</h1>
        {!hasResult && <p className="lead">{texts.lead}</p>}
        {page.warnings.map((warning) => (
          <Notice key={warning} tone="warn">
            {warning}
          </Notice>
        ))}
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
        <ToolStart tool="size" picture={page.start} />
        <Guides of="size" />
      </main>
    </>
  )
}

/** The server redirects each of these addresses to the products that fit the result. */
const fittingOf = (search: string) => ({
  furnaces: `${PATH}?${search}&show=furnaces`,
  cooling: `${PATH}?${search}&show=cooling`,
  systems: `${PATH}?${search}&show=systems`,
})

const never = () => () => {}

/** The visitor's own zip fills an empty field; the server's page is the same for every visitor. */
function useOwnZip(): string {
  const { location, knowsPlace } = useVisitor()
  const isBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return isBrowser && knowsPlace ? placeOf(location) : ''
}

function Questions({ page }: { readonly page: EstimatePage }) {
  const navigate = useNavigate()
  const { state } = useNavigation()
  const zip = useOwnZip()
  const read = readAnswers(page.texts)
  const saved = useHomeNeed()
  const known = saved && !page.isAnswered ? textsOf(new URLSearchParams(searchOf(saved))) : page.texts
  const given = known.zipCode === '' ? { ...known, zipCode: zip } : known
  return (
    <EstimateForm
      key={JSON.stringify([given, page.step])}
      path={PATH}
      texts={given}
      faults={page.isAnswered && 'faults' in read ? read.faults : {}}
      step={page.step}
      failure={page.failure}
      isBusy={state !== 'idle'}
      onGo={(search) => void navigate(`${PATH}?${search}`, { state: FORM_SENT })}
    />
  )
}

let writing: ReturnType<typeof setTimeout> | undefined
/** Browsers allow few changes of an address a minute, so it changes only when a slider has stopped. */
function writeAddress(search: string): void {
  clearTimeout(writing)
  writing = setTimeout(() => {
    if (location.pathname === PATH) history.replaceState(history.state, '', `${PATH}?${search}`)
  }, AT_REST_MS)
}
const AT_REST_MS = 250

const mailResult = (result: { email: string; search: string }, key: string) =>
  call('POST', '/calculators/sizing/mail', result, { headers: { 'idempotency-key': key } })

/** The forms and tables of the rooms load when the shopper opens that method. */
const RoomByRoom = lazy(async () => ({
  default: (await import('#features/choosing/sizing/ui/estimator/rooms/room-by-room.tsx')).RoomByRoom,
}))

function Result({ page, climate }: { readonly page: EstimatePage; readonly climate: PlaceClimateAnswer }) {
  const { homeNeed } = useShop()
  const saved = useHomeNeed()
  const isSent = useIsFormSent()
  const read = readAnswers(page.texts)
  if (!('answers' in read)) return null
  const shown = {
    answers: read.answers,
    climate,
    search: page.search,
    saved,
    isSent,
    onSave: homeNeed.save,
    onMoved: writeAddress,
    fittingOf,
    share: (search: string, need: Need) => (
      <>
        <CopyLink address={() => `${location.origin}${PATH}?${stamped(search, stampOf(need, climate))}`} />
        <MailResult send={(email, key) => mailResult({ email, search }, key)} />
      </>
    ),
  }
  const whole = writeAnswers(read.answers)
  return (
    <>
      <SegmentedControl
        label={texts.depth}
        value={page.byRoom ? 'rooms' : 'whole'}
        segments={[
          { value: 'whole', label: texts.wholeHouse, href: `${PATH}?${whole}` },
          { value: 'rooms', label: texts.roomByRoom, href: `${PATH}?${whole}&depth=rooms` },
        ]}
      />
      {page.byRoom ? (
        <Suspense fallback={<LoadingRooms />}>
          <RoomByRoom {...shown} />
        </Suspense>
      ) : (
        <WholeHouse {...shown} />
      )}
    </>
  )
}

const LoadingRooms = () => (
  <Skeleton label={texts.loadingRooms}>
    <Bone height="480px" />
  </Skeleton>
)
