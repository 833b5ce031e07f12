import { type LoaderFunctionArgs, useLoaderData, useNavigation } from 'react-router'
import { refusalOf } from '#api/refusal.ts'
import { isSplit } from '#features/catalog/catalog/rules/equipment.ts'
import { isProductId } from '#features/catalog/catalog/rules/product-url.ts'
import { texts } from '#features/catalog/line-sets/texts.ts'
import { LineForm } from '#features/catalog/line-sets/ui/line-form.tsx'
import { LineResult } from '#features/catalog/line-sets/ui/line-result.tsx'
import { FindForm, type FoundProduct } from '#features/selling/job/ui/find-form.tsx'
import { loaderHeaders, pageTitle, shared, staticPageMeta } from '#shop/page/head.ts'
import { HomeLists, HomeVerdict } from '#shop/sizing/home-verdict.tsx'
import type { PagePicture } from '#ui/drawing/drawing.tsx'
import { Link } from '#ui/link/link.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { storeContext } from '../../context.ts'
import { sheet } from '../../sheets/sheet.ts'
import styles from '../../sheets/tools.css?url'
import { findModel } from './find-model.server.ts'
import { type LinesPage, loadLines } from './load-lines.server.ts'
import { startPicture } from './start/start-picture.server.ts'
import { ToolPage, ToolStart } from './tool-page.tsx'

export const links = () => [sheet(styles)]

const PATH = '/line-set-chooser'

/** Kinds of equipment that need refrigerant lines. */
const SPLIT_LISTS = ['Air conditioner', 'Heat pump', 'Matched ducted system']

interface Page {
  typed: string
  found: FoundProduct[]
  failure: string | null
  lines: LinesPage | null
  start: PagePicture | null
}

/** The product and the routes are in the address, so a link repeats the result, also without script. */
export async function loader({ context, request, url }: LoaderFunctionArgs) {
  const { api } = context.get(storeContext)
  const typed = (url.searchParams.get('model') ?? '').trim().slice(0, 80)
  const item = url.searchParams.get('item')
  const start = startPicture('lines', url, request)
  const page: Page = { typed, found: [], failure: null, lines: null, start }
  if (item === null) {
    const found = (await findModel(api, typed)).filter(({ type }) => isSplit(type))
    const links = found.map(({ id, name, sku }) => ({ name, sku, href: `${PATH}?item=${id}` }))
    return shared<Page>({ ...page, found: links })
  }
  if (!isProductId(item)) return shared<Page>({ ...page, failure: texts.unknown }, 404)
  try {
    const lines = await loadLines(api, item, url.searchParams)
    if ('refused' in lines) return shared<Page>({ ...page, failure: lines.refused }, 400)
    return shared<Page>({ ...page, lines }, lines.result === null ? 400 : 200)
  } catch (error) {
    if (refusalOf(error) === undefined) throw error
    return shared<Page>({ ...page, failure: texts.unknown }, 404)
  }
}

export const headers = loaderHeaders
export const meta = staticPageMeta({ title: pageTitle(texts.title), description: texts.lead })

export default function LineSetChooser() {
  const { typed, found, failure, lines, start } = useLoaderData<typeof loader>()
  const { state } = useNavigation()
  const isBusy = state !== 'idle'
  return (
    <ToolPage title={texts.title} guides="lineSets" lead={<p className="lead">{texts.lead}</p>}>
      {failure && (
        <Notice tone="bad" live="alert">
          {failure}
        </Notice>
      )}
      {lines ? (
        <>
          <p>
            {texts.product} <Link href={lines.product.path}>{lines.product.name}</Link>.{' '}
            <Link className="no-print" href={PATH}>
              {texts.other}
            </Link>
          </p>
          <HomeVerdict capacity={lines.product.capacity} />
          <LineForm
            key={JSON.stringify(lines.heads)}
            path={PATH}
            item={lines.product.id}
            heads={lines.heads}
            isUsual={lines.isUsual}
            isBusy={isBusy}
            isAnswered={lines.result !== null}
          />
          {lines.result && <LineResult {...lines.result} />}
        </>
      ) : (
        <>
          <FindForm key={typed} path={PATH} typed={typed} found={found} isBusy={isBusy} submit={texts.find} />
          <HomeLists types={SPLIT_LISTS} />
        </>
      )}
      <ToolStart tool="lines" picture={start} />
    </ToolPage>
  )
}
