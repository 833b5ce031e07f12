import { type LoaderFunctionArgs, useLoaderData, useNavigation } from 'react-router'
import { typedFrom } from '#features/choosing/operating-cost/rules/ask.ts'
import { texts } from '#features/choosing/operating-cost/texts.ts'
import { AskForm } from '#features/choosing/operating-cost/ui/ask-form.tsx'
import { loadForm } from '#features/choosing/sizing/rules/home.ts'
import type { SavedNeed } from '#features/choosing/sizing/rules/saved-need.ts'
import { texts as sizingTexts } from '#features/choosing/sizing/texts.ts'
import { loaderHeaders, pageTitle, shared, staticPageMeta } from '#shop/page/head.ts'
import { useHomeNeed } from '#shop/sizing/saved-home-need.ts'
import { sheet } from '../../sheets/sheet.ts'
import styles from '../../sheets/tools.css?url'
import { startPicture } from './start/start-picture.server.ts'
import { ToolPage, ToolStart } from './tool-page.tsx'

export const links = () => [sheet(styles)]

export const loader = ({ request, url }: LoaderFunctionArgs) =>
  shared({ typed: typedFrom(url.searchParams), start: startPicture('costs', url, request) })
export const headers = loaderHeaders
export const meta = staticPageMeta({ title: pageTitle(texts.title), description: texts.lead })

/** The form's answers for the home that the visitor saved on any page. */
function costsOf({ form: { squareFeet, fuel, ...home } }: SavedNeed): URLSearchParams {
  const answers = {
    ...loadForm({ squareFeet, ...home }),
    squareFootage: squareFeet,
    primaryHeatFuel: fuel ?? '',
  }
  return new URLSearchParams(Object.entries(answers).map(([name, value]) => [name, String(value)]))
}

/** R-OPCOST */
export default function OperatingCost() {
  const { typed: asked, start } = useLoaderData<typeof loader>()
  const saved = useHomeNeed()
  const typed =
    saved && asked.squareFootage === '' && asked.zipCode === '' ? typedFrom(costsOf(saved)) : asked
  const { state } = useNavigation()
  return (
    <ToolPage title={texts.title} guides="costs" lead={<p className="lead">{texts.lead}</p>}>
      <AskForm
        key={JSON.stringify(typed)}
        typed={typed}
        wrong={null}
        failure={null}
        isBusy={state !== 'idle'}
        insulationLevels={sizingTexts.insulationLevels}
      />
      <ToolStart tool="costs" picture={start} />
    </ToolPage>
  )
}
