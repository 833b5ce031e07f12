import { type LoaderFunctionArgs, useLoaderData, useNavigation } from 'react-router'
import { typedFrom } from '#features/operating-cost/rules/ask.ts'
import { texts } from '#features/operating-cost/texts.ts'
import { AskForm } from '#features/operating-cost/ui/ask-form.tsx'
import { texts as sizingTexts } from '#features/sizing/texts.ts'
import { pageTitle } from '#shop/merchant.ts'
import { loaderHeaders, shared, staticPageMeta } from '#shop/page/head.ts'
import { sheet } from '../../sheets/sheet.ts'
import styles from '../../sheets/tools.css?url'
import { startPicture } from './start/start-picture.server.ts'
import { ToolStart } from './start/tool-start.tsx'
import { ToolPage } from './tool-page.tsx'

export const links = () => [sheet(styles)]

export const loader = ({ request, url }: LoaderFunctionArgs) =>
  shared({ typed: typedFrom(url.searchParams), start: startPicture('costs', url, request) })
export const headers = loaderHeaders
export const meta = staticPageMeta({ title: pageTitle(texts.title), description: texts.lead })

/** R-OPCOST */
export default function OperatingCost() {
  const { typed, start } = useLoaderData<typeof loader>()
  const { state } = useNavigation()
  return (
    <ToolPage title={texts.title} guides="costs" lead={<p className="lead">{texts.lead}</p>}>
      <AskForm
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
