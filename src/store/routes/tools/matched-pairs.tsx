import { type LoaderFunctionArgs, useLoaderData, useNavigation } from 'react-router'
import { type MatchedPair, PAIR_TEXT } from '#features/catalog/catalog/contract.ts'
import type { Capacity } from '#features/catalog/catalog/rules/capacity.ts'
import { PairForm, Pairs, pairTexts as texts } from '#features/catalog/catalog/ui/pairs/pairs.tsx'
import { loaderHeaders, pageTitle, shared, staticPageMeta } from '#shop/page/head.ts'
import { HomeLists, HomeVerdict } from '#shop/sizing/home-verdict.tsx'
import type { PagePicture } from '#ui/drawing/drawing.tsx'
import { storeContext } from '../../context.ts'
import { sheet } from '../../sheets/sheet.ts'
import styles from '../../sheets/tools.css?url'
import { capacitiesOf } from './find-model.server.ts'
import { startPicture } from './start/start-picture.server.ts'
import { ToolPage, ToolStart } from './tool-page.tsx'

export const links = () => [sheet(styles)]

const PATH = '/matched-pairs'

const SYSTEM_LISTS = ['Matched ducted system', 'Air conditioner and coil', 'Heat pump system']

interface Page {
  typed: string
  fault: string | null
  answer: { pairs: MatchedPair[]; isMore: boolean } | null
  capacities: Record<string, Capacity | null>
  start: PagePicture | null
}

/** The model is in the address, so a link repeats the answer, also without script. */
export async function loader({ context, request, url }: LoaderFunctionArgs) {
  const given = (url.searchParams.get('model') ?? '').replace(/\p{Cc}/gu, '').trim()
  const typed = given.slice(0, PAIR_TEXT.most)
  const start = startPicture('pairs', url, request)
  const page: Page = { typed, fault: null, answer: null, capacities: {}, start }
  if (!url.searchParams.has('model')) return shared(page)
  if (given.length < PAIR_TEXT.least || given.length > PAIR_TEXT.most)
    return shared<Page>({ ...page, fault: texts.tooShort(PAIR_TEXT.least, PAIR_TEXT.most) }, 400)
  const { api } = context.get(storeContext)
  const answer = await api.catalog.pairs({ model: typed })
  if (answer.pairs.length === 0) return shared<Page>({ ...page, fault: texts.none(typed) })
  const capacities = await capacitiesOf(
    api,
    answer.pairs.map(({ id }) => id),
  )
  return shared<Page>({ ...page, answer, capacities })
}

export const headers = loaderHeaders
export const meta = staticPageMeta({ title: pageTitle(texts.title), description: texts.lead })

export default function MatchedPairs() {
  const { typed, fault, answer, capacities, start } = useLoaderData<typeof loader>()
  const { state } = useNavigation()
  return (
    <ToolPage title={texts.title} guides="pairs" lead={<p className="lead">{texts.lead}</p>}>
      <PairForm key={typed} path={PATH} typed={typed} fault={fault} isBusy={state !== 'idle'} />
      {answer ? (
        <Pairs {...answer} fitOf={(id) => <HomeVerdict capacity={capacities[id]} />} />
      ) : (
        <HomeLists types={SYSTEM_LISTS} />
      )}
      <ToolStart tool="pairs" picture={start} />
    </ToolPage>
  )
}
