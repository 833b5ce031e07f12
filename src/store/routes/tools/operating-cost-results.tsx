import { type LoaderFunctionArgs, redirect, useLoaderData, useNavigation } from 'react-router'
import { refusalOf } from '#api/refusal.ts'
import type { OperatingCosts } from '#features/choosing/operating-cost/contract.ts'
import { askOf, type CostForm, typedFrom, type Wrong } from '#features/choosing/operating-cost/rules/ask.ts'
import { type Assumed, assumedFrom } from '#features/choosing/operating-cost/rules/assumed.ts'
import { texts } from '#features/choosing/operating-cost/texts.ts'
import { AskForm } from '#features/choosing/operating-cost/ui/ask-form.tsx'
import { CostResults } from '#features/choosing/operating-cost/ui/cost-results.tsx'
import type { HomeForm } from '#features/choosing/sizing/rules/home.ts'
import { texts as sizingTexts } from '#features/choosing/sizing/texts.ts'
import { leftOut } from '#lib/text/unknown-names.ts'
import { loaderHeaders, pageMeta, pageTitle, shared } from '#shop/page/head.ts'
import { useKeepHome } from '#shop/sizing/keep-home.ts'
import { Breadcrumbs } from '#ui/breadcrumbs/breadcrumbs.tsx'
import { Disclosure } from '#ui/disclosure/disclosure.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { storeContext } from '../../context.ts'
import { sheet } from '../../sheets/sheet.ts'
import styles from '../../sheets/tools.css?url'
import { HOME } from '../../texts.ts'

export const links = () => [sheet(styles)]

interface Page {
  typed: CostForm
  wrong: Wrong | null
  failure: string | null
  costs: OperatingCosts | null
  assumed: Assumed
}

/** R-OPCOST-RES: the answers are in the address, so a link repeats the result. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  // Opened bare, from a bookmark for example, nothing was asked yet.
  if (url.search === '') throw redirect('/operating-cost-calculator', 302)
  const typed = typedFrom(url.searchParams)
  const assumed = assumedFrom(url.searchParams)
  const read = askOf(typed)
  if (read.kind === 'wrong')
    return shared<Page>({ typed, wrong: read.wrong, failure: null, costs: null, assumed }, 400)
  try {
    const costs = await context.get(storeContext).api.operatingCost.compare(read.ask)
    return shared<Page>({ typed, wrong: null, failure: null, costs, assumed })
  } catch (error) {
    const refusal = refusalOf(error)
    if (refusal === undefined || refusal.status >= 500) throw error
    return shared<Page>({ typed, wrong: null, failure: refusal.message, costs: null, assumed }, 400)
  }
}

export const headers = loaderHeaders
export const meta = () => pageMeta({ title: pageTitle(texts.title), noindex: true })

/** What the answers say of the home. */
function saidOf(typed: CostForm): Partial<HomeForm> | null {
  const read = askOf(typed)
  if (read.kind === 'wrong') return null
  const { squareFootage: squareFeet, zipCode, numFloors, basement, insulationValue, ...ask } = read.ask
  const { thermostatHT, thermostatAC } = ask
  return { squareFeet, zipCode, numFloors, basement, insulationValue, thermostatHT, thermostatAC }
}

export default function OperatingCostResults() {
  const { typed, wrong, failure, costs, assumed } = useLoaderData<typeof loader>()
  const { state } = useNavigation()
  useKeepHome(costs && saidOf(typed))
  const form = (
    <AskForm
      key={JSON.stringify(typed)}
      typed={typed}
      wrong={wrong}
      failure={failure}
      isBusy={state !== 'idle'}
      insulationLevels={sizingTexts.insulationLevels}
    />
  )
  return (
    <>
      <div className="wrap">
        <Breadcrumbs crumbs={[HOME, { label: texts.title, href: '/operating-cost-calculator' }]} />
      </div>
      <main className="wrap stack-l" id="main" tabIndex={-1}>
        <h1>{costs ? texts.resultsTitle(costs.basis.place) : texts.title}</h1>
        {assumed.names.length > 0 && <Notice tone="warn">{leftOut(assumed.names)}</Notice>}
        {assumed.answers.length > 0 && <Notice tone="warn">{texts.assumed(assumed.answers)}</Notice>}
        {costs ? (
          <>
            <CostResults costs={costs} />
            <Disclosure summary={texts.change} className="no-print">
              {form}
            </Disclosure>
          </>
        ) : (
          form
        )}
      </main>
    </>
  )
}
