import { useEffect } from 'react'
import {
  type ActionFunctionArgs,
  Form,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
  useNavigation,
} from 'react-router'
import { compareUrl, MAX_COMPARED } from '#features/choosing/compare/rules/compared.ts'
import { CopyLink } from '#features/choosing/compare/ui/copy-link.tsx'
import { betterWords } from '#features/choosing/sizing/need-texts.ts'
import type { SelectorResults, WireKit } from '#features/choosing/system-selector/contract.ts'
import { pageTexts as texts } from '#features/choosing/system-selector/page-texts.ts'
import { SELECTOR_PATH, stepAddress } from '#features/choosing/system-selector/rules/address.ts'
import { ElectricityForm } from '#features/choosing/system-selector/ui/results/electricity-form.tsx'
import { KitCard } from '#features/choosing/system-selector/ui/results/kit-card.tsx'
import { SendKitsFields } from '#features/choosing/system-selector/ui/results/send-kits.tsx'
import { Answers } from '#features/choosing/system-selector/ui/step/answers.tsx'
import { SupportFields } from '#features/choosing/system-selector/ui/step/support-form.tsx'
import { formatDate } from '#lib/dates.ts'
import { grouped, upToThousand } from '#lib/numbers.ts'
import { CallUs } from '#shop/page/call-us.tsx'
import { loaderHeaders, pageMeta, pageTitle } from '#shop/page/head.ts'
import { AddKit } from '#shop/parts/add-kit.tsx'
import { Button, LinkButton } from '#ui/button/button.tsx'
import { Disclosure } from '#ui/disclosure/disclosure.tsx'
import { Link } from '#ui/link/link.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { StepRail } from '#ui/steps/step-rail.tsx'
import { selectorEntry } from '../../client/storage-entries.ts'
import { storeContext } from '../../context.ts'
import { sheet } from '../../sheets/sheet.ts'
import styles from '../../sheets/tools.css?url'
import { answerSelectorForm } from './answer-selector.server.ts'
import { loadSelectorResults, type ResultsPage } from './load-selector-results.server.ts'

export const links = () => [sheet(styles)]

/** R-SEL-RES: the answers are in the address, so a link opens the same kits, also without script. */
export const loader = ({ context, request, url }: LoaderFunctionArgs) =>
  loadSelectorResults(context.get(storeContext).api, request, url)

export const action = ({ context, request, url }: ActionFunctionArgs) =>
  answerSelectorForm(context.get(storeContext).api, request, url)

export const headers = loaderHeaders
export const meta = () => pageMeta({ title: pageTitle(texts.resultsTitle), noindex: true })

export default function SystemSelectorResults() {
  const page = useLoaderData<typeof loader>()
  const { selections, steps, results } = page
  const last = steps.at(-1)?.step
  useEffect(() => {
    // S-SEL-01: a visitor who comes back finds the answers, at the last question.
    if (last) selectorEntry.write(stepAddress(last, selections).split('?')[1] ?? '')
  }, [last, selections])
  return (
    <main className="wrap selector" id="main" tabIndex={-1}>
      <div className="row between selector-top">
        <p className="plate-label">{texts.title}</p>
        <Link className="no-print" href={SELECTOR_PATH} onClick={() => selectorEntry.remove()}>
          {texts.startOver}
        </Link>
      </div>
      {steps.length > 0 && (
        <StepRail
          current={steps.length}
          steps={steps.map(({ step, label, answer }) => ({
            name: label,
            answer,
            href: stepAddress(step, selections),
          }))}
        />
      )}
      {results ? <Kits page={page} results={results} /> : <NoKits page={page} />}
    </main>
  )
}

/** The kits that are shown side by side; the others are folded. */
const SHOWN_KITS = 3

function Kits({ page, results }: { page: ResultsPage; results: SelectorResults }) {
  const { kits, fitting, relaxed, asOf } = results
  const tiers = kits.filter(({ tier }) => tier !== null)
  const shown = tiers.length > 0 ? tiers : kits.slice(0, SHOWN_KITS)
  const fitsTheHome = shown.some(({ fit }) => fit.fits !== false)
  const others = kits.filter((kit) => !shown.includes(kit))
  const first = shown.find(({ id }) => id === page.costs?.cheapest) ?? shown[0]
  // A system of single units is no product, so the page of comparisons does not know it.
  const compared = shown
    .filter(({ isAssembled }) => !isAssembled)
    .map(({ id }) => id)
    .slice(0, MAX_COMPARED)
  const card = (kit: WireKit) => <Kit key={kit.id} kit={kit} page={page} results={results} first={first} />
  return (
    <>
      <h1>{texts.headline(fitsTheHome ? fitting : 0, shown.length)}</h1>
      <Because page={page} results={results} />
      {relaxed.map(({ key, wanted, because }) => (
        <Notice key={key} tone="warn">
          {texts.relaxed(wanted)} {because}
        </Notice>
      ))}
      <div className="row selector-tools no-print">
        {compared.length > 1 && (
          <LinkButton href={compareUrl(compared)} icon="compare">
            {texts.compare(compared.length)}
          </LinkButton>
        )}
        <CopyLink />
        <Button look="quiet" icon="print" onClick={() => window.print()}>
          {texts.print}
        </Button>
      </div>
      <div className="kits" data-n={shown.length}>
        {shown.map(card)}
      </div>
      {others.length > 0 && (
        <Disclosure summary={texts.more(others.length)} className="no-print">
          <div className="kits">{others.map(card)}</div>
        </Disclosure>
      )}
      {page.costs && (
        <ElectricityForm perKilowattHour={page.costs.perKilowattHour} selections={page.selections} />
      )}
      <Mails page={page} kits={shown} />
      <section className="selector-how">
        <h2 className="heading">{texts.howTitle}</h2>
        <p className="meta measure">
          {texts.how} {texts.asOf(formatDate(asOf))}{' '}
          {page.costs?.prices.map(({ fuel, source, asOf: day }) => (
            <span key={fuel}>
              {fuel}: {source}, {formatDate(day)}.{' '}
            </span>
          ))}
        </p>
      </section>
    </>
  )
}

function Because({ page, results: { load, place } }: { page: ResultsPage; results: SelectorResults }) {
  const count = (value: number) => grouped(value)
  return (
    <p className="lead">
      {load ? (
        <>
          {texts.because(
            place.label,
            count(upToThousand(load.heatingBtu)),
            count(upToThousand(load.coolingBtu)),
          )}{' '}
          {load.systems > 1 && texts.severalSystems(load.systems)} {betterWords(load)}
        </>
      ) : (
        <>
          {texts.noLoad(place.label)}{' '}
          <Link href={stepAddress('house', page.selections)}>{texts.describeHome}</Link>
        </>
      )}
    </p>
  )
}

interface KitProps {
  kit: WireKit
  page: ResultsPage
  results: SelectorResults
  first: WireKit | undefined
}

const Kit = ({ kit, page: { costs, pictures }, results, first }: KitProps) => (
  <KitCard
    kit={kit}
    picture={pictures[kit.id]}
    zip={results.place.zipCode}
    costs={costs?.costs.find((cost) => cost.kit === kit.id)}
    years={costs?.years ?? kit.costs?.years ?? 0}
    isCheapest={costs?.cheapest === kit.id}
    actions={
      <AddKit
        lines={kit.lines.map(({ id, qty }) => ({ id, qty }))}
        look={kit === first ? 'primary' : 'plain'}
        name={kit.title}
        texts={texts}
      />
    }
  />
)

function useMail(page: ResultsPage, intent: 'support' | 'quote') {
  const failure = useActionData<typeof action>()
  const { state, formData } = useNavigation()
  return {
    isSent: page.sent === intent,
    isLoading: state === 'submitting' && formData?.get('intent') === intent,
    error: failure?.intent === intent ? failure.message : null,
  }
}

function Mails({ page, kits }: { page: ResultsPage; kits: readonly WireKit[] }) {
  const { isSent, ...mail } = useMail(page, 'quote')
  return (
    <div className="selector-mails no-print">
      <Form method="post" className="box stack" noValidate>
        <SendKitsFields kits={kits.map(({ id }) => id)} mail={{ ...mail, sent: isSent }} />
      </Form>
      <SupportMail page={page} />
    </div>
  )
}

function SupportMail({ page }: { page: ResultsPage }) {
  const { isSent, ...mail } = useMail(page, 'support')
  return (
    <Form method="post" className="box stack" noValidate>
      <SupportFields mail={{ ...mail, submitted: isSent }} />
      <p className="meta">
        <CallUs />
      </p>
    </Form>
  )
}

/** When no kit is left: the reason, the answers to change, and a person to ask. */
const NoKits = ({ page }: { page: ResultsPage }) => (
  <div className="selector-columns">
    <div className="stack">
      <h1>{page.info.question}</h1>
      <p className="lead">{page.failure ?? page.info.note}</p>
      <SupportMail page={page} />
    </div>
    {page.steps.length > 0 && (
      <aside className="selector-aside stack">
        <h2>{texts.relaxTitle}</h2>
        <p className="meta">{texts.relaxNote}</p>
        <Answers steps={page.steps} selections={page.selections} />
      </aside>
    )}
  </div>
)
