import { useEffect, useRef } from 'react'
import {
  type ActionFunctionArgs,
  Form,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
  useNavigate,
  useNavigation,
  useNavigationType,
} from 'react-router'
import { placeOf } from '#features/catalog/location/rules/location.ts'
import { homeLine } from '#features/choosing/sizing/home-line.ts'
import { texts as sizing } from '#features/choosing/sizing/texts.ts'
import { pageTexts as texts } from '#features/choosing/system-selector/page-texts.ts'
import {
  continues,
  isSentForm,
  readAddress,
  SELECTOR_PATH,
  stepAddress,
} from '#features/choosing/system-selector/rules/address.ts'
import { homeOfStep, startsFromHome, withHome } from '#features/choosing/system-selector/rules/saved-home.ts'
import type { Selections } from '#features/choosing/system-selector/rules/selections.ts'
import { Answers } from '#features/choosing/system-selector/ui/step/answers.tsx'
import { StepForm } from '#features/choosing/system-selector/ui/step/step-form.tsx'
import { SupportFields } from '#features/choosing/system-selector/ui/step/support-form.tsx'
import { CallUs } from '#shop/page/call-us.tsx'
import { loaderHeaders, pageTitle, staticPageMeta } from '#shop/page/head.ts'
import { useTakeHome } from '#shop/sizing/keep-home.ts'
import { useHomeNeed } from '#shop/sizing/saved-home-need.ts'
import { useVisitor } from '#shop/visitor.ts'
import { LinkButton } from '#ui/button/button.tsx'
import { Drawing } from '#ui/drawing/drawing.tsx'
import { Link } from '#ui/link/link.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { StepRail } from '#ui/steps/step-rail.tsx'
import { selectorEntry } from '../../client/storage-entries.ts'
import { storeContext } from '../../context.ts'
import { sheet } from '../../sheets/sheet.ts'
import styles from '../../sheets/tools.css?url'
import { answerSelectorForm } from './answer-selector.server.ts'
import { loadSelector, type SelectorPage } from './load-selector.server.ts'

export const links = () => [sheet(styles)]

/** R-SEL: the answers are in the address, so a link opens the same question, also without script. */
export const loader = ({ context, request, url }: LoaderFunctionArgs) =>
  loadSelector(context.get(storeContext).api, request, url)

export const action = ({ context, request, url }: ActionFunctionArgs) =>
  answerSelectorForm(context.get(storeContext).api, request, url)

export const headers = loaderHeaders
export const meta = staticPageMeta({ title: pageTitle(texts.title), description: texts.description })

export default function SystemSelector() {
  const page = useLoaderData<typeof loader>()
  const leave = useSavedSelections(page)
  const { step, selections } = page
  const current = step?.steps.findIndex(({ state }) => state === 'current') ?? -1
  return (
    <main className="wrap selector" id="main" tabIndex={-1}>
      <div className="row between selector-top">
        <p className="plate-label">{texts.title}</p>
        {page.isStarted && <StartOver />}
      </div>
      {step && (
        <StepRail
          current={current}
          of={selections.systemType === undefined ? `about ${ABOUT_STEPS}` : undefined}
          steps={step.steps.map(({ step: name, label, state, answer }) => ({
            name: label,
            answer: shorten(answer),
            href: state === 'done' ? stepAddress(name, selections) : undefined,
          }))}
        />
      )}
      <div className="selector-columns">
        <div className="stack">
          <h1>{step ? step.info.question : page.info.question}</h1>
          <p className="lead">{step ? step.info.note : page.info.note}</p>
          {page.cleared.length > 0 && (
            <Notice tone="warn" live="status">
              {texts.cleared(page.cleared)}
            </Notice>
          )}
          {page.wrong > 0 && <Notice tone="warn">{texts.wrong(page.wrong)}</Notice>}
          {step ? <Question page={page} step={step} onSend={leave} /> : <NoResults page={page} />}
        </div>
        <aside className="selector-aside stack-l">
          <Answers steps={step?.steps ?? []} selections={selections} current={step?.step} />
          <figure className="selector-house desktop-only">
            <Drawing picture={page.house} />
            <figcaption className="meta">{texts.houseTitle}</figcaption>
          </figure>
        </aside>
      </div>
    </main>
  )
}

/** Before a kind of system is chosen, the number of steps is not known. */
const ABOUT_STEPS = 7
const LONGEST_ANSWER = 40
const shorten = (answer: string): string =>
  answer.length > LONGEST_ANSWER ? `${answer.slice(0, LONGEST_ANSWER)}…` : answer

/** S-SEL-09: forgets every answer, also the stored ones. */
const StartOver = () => (
  <Link href={SELECTOR_PATH} onClick={() => selectorEntry.remove()}>
    {texts.startOver}
  </Link>
)

interface QuestionProps {
  page: SelectorPage
  step: NonNullable<SelectorPage['step']>
  onSend: () => void
}

function Question({ page, step, onSend }: QuestionProps) {
  const navigate = useNavigate()
  const { location: next } = useNavigation()
  // A shopper who chooses and presses Next at once need not wait for the answer to the choice.
  const isSending = next !== undefined && isSentForm(next.search)
  const { location, knowsPlace } = useVisitor()
  const saved = useHomeNeed()
  const takeHome = useTakeHome()
  const zip = saved?.form.zipCode ?? (knowsPlace ? placeOf(location) : '')
  const typed = step.step === 'place' && zip !== '' && page.selections.location.zipCode === undefined
  return (
    <>
      {step.step === 'house' && <SavedHome selections={page.selections} />}
      <StepForm
        key={`${step.step} ${typed}`}
        step={step}
        selections={page.selections}
        typed={page.typed}
        suggestedZip={typed ? zip : ''}
        failure={page.failure}
        pictures={page.pictures}
        insulationLevels={sizing.insulationLevels}
        isBusy={isSending}
        onChange={(selections: Selections) =>
          void navigate(stepAddress(step.step, selections), { replace: true, preventScrollReset: true })
        }
        onSend={(search) => {
          onSend()
          const home = homeOfStep(step.step, readAddress(search).selections)
          if (home) takeHome(home)
          void navigate(`${SELECTOR_PATH}?${search}`)
        }}
      />
    </>
  )
}

/** Says that the shopper's home answers the question about the house. */
function SavedHome({ selections }: { selections: Selections }) {
  const saved = useHomeNeed()
  if (saved === null || saved.form.zipCode !== selections.location.zipCode) return null
  if (selections.squareFeet === saved.form.squareFeet)
    return <p className="meta">{texts.fromHome(homeLine(saved))}</p>
  const isLoad = selections.squareFeet === undefined && selections.coolingCapacity !== undefined
  return isLoad ? <Notice tone="ok">{texts.loadUsed}</Notice> : null
}

/** S-SEL-03: the question could not be loaded: what to change, and a person to ask. */
function NoResults({ page }: { page: SelectorPage }) {
  return (
    <>
      <Notice tone="bad" live="alert">
        {page.failure}
      </Notice>
      <div className="row">
        <LinkButton look="primary" href={stepAddress(page.asked, page.selections)}>
          {texts.tryAgain}
        </LinkButton>
      </div>
      <SupportMail isSent={page.isAsked} />
    </>
  )
}

function SupportMail({ isSent }: { isSent: boolean }) {
  const failure = useActionData<typeof action>()
  const { state } = useNavigation()
  return (
    <Form method="post" className="box" noValidate>
      <SupportFields
        mail={{ submitted: isSent, isLoading: state === 'submitting', error: failure?.message ?? null }}
      />
      <p className="meta">
        <CallUs />
      </p>
    </Form>
  )
}

/**
 * S-SEL-01: the browser keeps the selections. A visitor who comes back without an address, or goes back to
 * an earlier step, has them again. The question about the house starts from the visitor's home, until its
 * form is sent: call the answered function then.
 */
function useSavedSelections(page: SelectorPage): () => void {
  const navigate = useNavigate()
  const type = useNavigationType()
  const { selections, step, isStarted } = page
  const home = useHomeNeed()
  const left = useRef<SelectorPage>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page that was loaded, and another home
  useEffect(() => {
    const kept = new URLSearchParams(selectorEntry.read() ?? '')
    const saved = readAddress(kept).selections
    if (type === 'POP' && step && continues(selections, saved)) {
      const name = isStarted ? step.step : (kept.get('step') ?? step.step)
      void navigate(stepAddress(name, saved), { replace: true })
    } else if (home && step && left.current !== page && startsFromHome(step.step, selections, home)) {
      void navigate(stepAddress(step.step, withHome(selections, home)), { replace: true })
    } else if (isStarted && step) selectorEntry.write(stepAddress(step.step, selections).split('?')[1] ?? '')
  }, [page, home])
  return () => {
    left.current = page
  }
}
