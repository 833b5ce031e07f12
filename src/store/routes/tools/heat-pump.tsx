import { useState, useSyncExternalStore } from 'react'
import {
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useNavigation,
} from 'react-router'
import { CopyLink } from '#features/choosing/compare/ui/copy-link.tsx'
import { answerOf, needsNoHeat, withOwnPrices } from '#features/choosing/heat-pump/rules/answer.ts'
import {
  type Assumption,
  answersOf,
  type HeatPumpFields,
  readInputs,
  saidOf,
  searchOf,
  typedFrom,
} from '#features/choosing/heat-pump/rules/inputs.ts'
import { texts } from '#features/choosing/heat-pump/texts.ts'
import { Basis } from '#features/choosing/heat-pump/ui/basis.tsx'
import { HeatPumpAnswer } from '#features/choosing/heat-pump/ui/heat-pump-answer.tsx'
import { HeatPumpForm } from '#features/choosing/heat-pump/ui/heat-pump-form.tsx'
import { HeatPumpSliders } from '#features/choosing/heat-pump/ui/heat-pump-sliders.tsx'
import { Models } from '#features/choosing/heat-pump/ui/models.tsx'
import { texts as sizingTexts } from '#features/choosing/sizing/texts.ts'
import { leftOut } from '#lib/text/unknown-names.ts'
import { loaderHeaders, pageTitle, shared, staticPageMeta } from '#shop/page/head.ts'
import { useKeepHome } from '#shop/sizing/keep-home.ts'
import { useHomeNeed } from '#shop/sizing/saved-home-need.ts'
import { Breadcrumbs } from '#ui/breadcrumbs/breadcrumbs.tsx'
import { Disclosure } from '#ui/disclosure/disclosure.tsx'
import { Link } from '#ui/link/link.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { storeContext } from '../../context.ts'
import { sheet } from '../../sheets/sheet.ts'
import styles from '../../sheets/tools.css?url'
import { HOME } from '../../texts.ts'
import { Guides } from '../learning/guides.tsx'
import { type HeatPumpPage, loadHeatPump, type PlaceFacts } from './load-heat-pump.server.ts'
import { startPicture } from './start/start-picture.server.ts'
import { ToolStart } from './tool-page.tsx'

export const links = () => [sheet(styles)]

const PATH = '/heatpump'

/** R-HEATPUMP: the answers are in the address, so a link opens the same result, also without script. */
export async function loader({ context, request, url }: LoaderFunctionArgs) {
  const page = await loadHeatPump(context.get(storeContext).api, url)
  const start = startPicture('heatPump', url, request)
  return shared({ ...page, start }, page.faults.length > 0 || page.failure !== null ? 400 : 200)
}

/** Only a form that was sent needs the server; sliders change the address by themselves. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean =>
  currentUrl.href !== nextUrl.href

export const headers = loaderHeaders
export const meta = staticPageMeta({ title: pageTitle(texts.title), description: texts.lead })

export default function HeatPump() {
  const page = useLoaderData<typeof loader>()
  const { facts } = page
  useKeepHome(facts === null ? null : saidOf(page.typed))
  return (
    <>
      <div className="wrap">
        <Breadcrumbs crumbs={[HOME, { label: texts.short }]} />
      </div>
      <main className="wrap stack-l" id="main" tabIndex={-1}>
        <div>
          <h1>{texts.title}</h1>
          <p className="lead">{texts.lead}</p>
        </div>
        {page.assumed.map((assumption) => (
          <Notice key={assumption.about} tone="warn">
            {wordsOf(assumption)}
          </Notice>
        ))}
        {facts === null ? (
          <Questions page={page} />
        ) : (
          <Live key={JSON.stringify(page.typed)} page={page} facts={facts} />
        )}
        <ToolStart tool="heatPump" picture={page.start} />
        <Guides of="heatPump" />
      </main>
    </>
  )
}

/** The system selector at the question about rooms. */
function roomsOf(zip: string): string {
  const answers = { step: 'zones', zip_code_location: zip, systemType: 'multi-zone' }
  return `/system-selector?${new URLSearchParams(answers)}`
}

function wordsOf(assumption: Assumption): string {
  if (assumption.about === 'unknown') return leftOut(assumption.names)
  const questions = { numFloors: texts.floors, basement: texts.basement, fuel: texts.fuel, kind: texts.kind }
  return texts.assumed(questions[assumption.about], assumption.said, assumption.taken)
}

function Questions({
  page,
  typed: given = page.typed,
}: {
  readonly page: HeatPumpPage
  readonly typed?: HeatPumpFields
}) {
  const { state } = useNavigation()
  const saved = useHomeNeed()
  const isEmpty = given.zipCode === '' && given.squareFeet === ''
  const typed = saved && isEmpty ? typedFrom(answersOf(saved)).typed : given
  return (
    <div>
      <SavedHome />
      <HeatPumpForm
        key={JSON.stringify(typed)}
        path={PATH}
        typed={typed}
        faults={page.faults}
        failure={page.failure}
        isBusy={state !== 'idle'}
        insulationLevels={sizingTexts.insulationLevels}
      />
    </div>
  )
}

/** One press takes the load that the visitor saved on any page. */
function SavedHome() {
  const saved = useHomeNeed()
  if (saved === null) return null
  const { form, place } = saved
  return (
    <p>
      <Link href={`${PATH}?${answersOf(saved)}`}>
        {texts.fromSaved(texts.savedHome(form.squareFeet, place))}
      </Link>
    </p>
  )
}

const never = () => () => {}

/** The answer, which changes with the sliders in the browser. */
function Live({ page, facts }: { readonly page: HeatPumpPage; readonly facts: PlaceFacts }) {
  const [typed, setTyped] = useState(page.typed)
  const isWaiting = useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
  const read = readInputs(typed)
  if ('faults' in read) return <Questions page={{ ...page, faults: read.faults }} typed={typed} />
  const { inputs } = read
  const { weather, bins, prices, models, place, station } = facts
  const own = withOwnPrices(prices, inputs)
  const change = (part: Partial<HeatPumpFields>) => {
    const next = { ...typed, ...part }
    setTyped(next)
    history.replaceState(history.state, '', `${PATH}?${searchOf(next)}`)
  }
  const sliders = (
    <HeatPumpSliders
      inputs={inputs}
      prices={own}
      insulationLevels={sizingTexts.insulationLevels}
      isWaiting={isWaiting}
      onChange={change}
    />
  )
  const noHeat = needsNoHeat(inputs, weather)
  const answer = noHeat ? null : answerOf(inputs, weather, prices, models, bins)
  return (
    <>
      {answer === null ? (
        <>
          <Notice tone="info">{texts.noHeat(inputs.thermostatHT, weather.heat99F)}</Notice>
          {sliders}
        </>
      ) : (
        <HeatPumpAnswer
          answer={answer}
          inputs={inputs}
          place={place}
          sliders={sliders}
          models={
            <Models
              answer={answer}
              rebatesAsOf={facts.rebatesAsOf}
              drawHref={(model) => `${PATH}?${searchOf({ ...typed, model })}`}
              roomsHref={typed.kind === 'ductless' ? roomsOf(typed.zipCode) : null}
            />
          }
        />
      )}
      <Disclosure summary={texts.change} className="no-print">
        <Questions page={page} typed={typed} />
      </Disclosure>
      <Basis place={place} station={station} prices={own} fuel={inputs.fuel} />
      <p className="row no-print">
        <Link href={costsHref(typed)}>{texts.toCosts}</Link>
        <Link href="/sizing-estimator">{texts.toSize}</Link>
        <CopyLink address={() => `${location.origin}${PATH}?${searchOf(typed)}`} />
      </p>
      <p className="meta no-print">{texts.share}</p>
    </>
  )
}

/** The calculator of operating costs with the same home. */
function costsHref({
  zipCode,
  squareFeet,
  numFloors,
  basement,
  insulationValue,
  thermostatHT,
  fuel,
}: HeatPumpFields) {
  const search = new URLSearchParams({
    zipCode,
    squareFootage: squareFeet,
    numFloors,
    basement,
    insulationValue: String(Math.round(Number(insulationValue))),
    thermostatHT,
    primaryHeatFuel: fuel,
  })
  return `/operating-cost-calculator?${search}`
}
