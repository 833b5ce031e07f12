import { type LoaderFunctionArgs, useLoaderData, useNavigation } from 'react-router'
import type { StoreApi } from '#api/contract.ts'
import { refusalOf } from '#api/refusal.ts'
import { NEEDING_PARTS } from '#features/catalog/accessories/rules/needing-traits.ts'
import type { Capacity } from '#features/catalog/catalog/rules/capacity.ts'
import { isOneOf } from '#features/catalog/catalog/rules/traits.ts'
import type { WireItem } from '#features/selling/cart/contract.ts'
import { cartLink } from '#features/selling/cart/rules/cart-link.ts'
import { MAX_LINES } from '#features/selling/cart/rules/types.ts'
import { jobListLink, MOST_EQUIPMENT, readItems } from '#features/selling/job/rules/job-items.ts'
import { texts } from '#features/selling/job/texts.ts'
import { FindForm, type FoundProduct } from '#features/selling/job/ui/find-form.tsx'
import { MAX_QUANTITY } from '#features/selling/pricing/rules/requested-line.ts'
import { dateInWords } from '#lib/dates.ts'
import { inStoreZone } from '#platform/clock/rules/calendar.ts'
import { JobLines } from '#shop/job/job-lines.tsx'
import { type JobItem, type JobList, jobList } from '#shop/job/job-list.ts'
import { InstallerWork, JobSum } from '#shop/job/job-sum.tsx'
import { loaderHeaders, pageTitle, shared, staticPageMeta } from '#shop/page/head.ts'
import { HomeLists } from '#shop/sizing/home-verdict.tsx'
import type { PagePicture } from '#ui/drawing/drawing.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { storeContext } from '../../context.ts'
import { sheet } from '../../sheets/sheet.ts'
import styles from '../../sheets/tools.css?url'
import { capacitiesOf, findModel } from './find-model.server.ts'
import { startPicture } from './start/start-picture.server.ts'
import { ToolPage, ToolStart } from './tool-page.tsx'

export const links = () => [sheet(styles)]

const PATH = '/job-list'

const EQUIPMENT_LISTS = ['Gas furnace', 'Air conditioner', 'Heat pump', 'Matched ducted system']

interface Page {
  typed: string
  found: FoundProduct[]
  items: string
  failure: string | null
  list: JobList | null
  capacities: Record<string, Capacity | null>
  day: string
  start: PagePicture | null
}

/** The list is in its address, so a link repeats it, also without script. */
export async function loader({ context, request, url }: LoaderFunctionArgs) {
  const { api, clock } = context.get(storeContext)
  const day = dateInWords(inStoreZone(clock.now()).day)
  const typed = (url.searchParams.get('model') ?? '').trim().slice(0, 80)
  const start = startPicture('job', url, request)
  const page: Page = { typed, found: [], items: '', failure: null, list: null, capacities: {}, day, start }
  const refuse = (failure: string) => shared<Page>({ ...page, failure }, 400)
  const items = readItems(url.searchParams)
  if (items === null) return shared<Page>({ ...page, found: await foundBy(api, typed) })
  if (items === 'link') return refuse(texts.faults.link)
  if (items === 'tooManyLines') return refuse(texts.faults.tooManyLines(MAX_LINES))
  try {
    const { products } = await api.cart.products({ products: [...items] })
    const equipment = products.filter((item) => isOneOf(item, NEEDING_PARTS))
    if (equipment.length > MOST_EQUIPMENT) return refuse(texts.faults.tooMuchEquipment(MOST_EQUIPMENT))
    const list = jobList(await withPages(api, products), url.searchParams)
    if (list.fill.length > MAX_LINES) return refuse(texts.faults.tooManyLines(MAX_LINES))
    if (list.fill.some(({ qty }) => qty > MAX_QUANTITY)) return refuse(texts.faults.tooMany(MAX_QUANTITY))
    const capacities = await capacitiesOf(
      api,
      equipment.map(({ id }) => id),
    )
    return shared<Page>({ ...page, items: url.searchParams.get('items') ?? '', list, capacities })
  } catch (error) {
    if (refusalOf(error) === undefined) throw error
    return refuse(texts.unknown)
  }
}

async function foundBy(api: StoreApi, typed: string): Promise<FoundProduct[]> {
  const found = await findModel(api, typed)
  return found.map(({ id, name, sku }) => ({ name, sku, href: jobListLink([{ id, qty: 1 }]) }))
}

const withPages = (api: StoreApi, products: readonly WireItem[]): Promise<JobItem[]> =>
  Promise.all(
    products.map(async (item) => ({
      item,
      pages: isOneOf(item, NEEDING_PARTS) ? (await api.accessories.required({ id: item.id })).pages : [],
    })),
  )

export const headers = loaderHeaders
export const meta = staticPageMeta({ title: pageTitle(texts.title), description: texts.lead })

export default function JobListPage() {
  const { typed, found, items, failure, list, capacities, day, start } = useLoaderData<typeof loader>()
  const { state } = useNavigation()
  const isBusy = state !== 'idle'
  return (
    <ToolPage
      title={texts.title}
      guides="job"
      heading={texts.heading}
      lead={<p className="lead">{texts.lead}</p>}
    >
      {failure && (
        <Notice tone="bad" live="alert">
          {failure}
        </Notice>
      )}
      {list ? (
        <div className="main-and-side">
          <div className="stack-l">
            {list.isStale && <Notice tone="warn">{texts.stale}</Notice>}
            <JobLines key={JSON.stringify(list.fill)} path={PATH} {...{ items, list, capacities, isBusy }} />
            <InstallerWork work={list.work} permitSheet="/permit-sheet" installers="/pro-installation" />
          </div>
          <JobSum list={list} cartLink={cartLink(list.fill)} day={day} />
        </div>
      ) : (
        <>
          {typed === '' && !failure && <p>{texts.emptyWhy}</p>}
          <FindForm key={typed} path={PATH} typed={typed} found={found} isBusy={isBusy} />
          <HomeLists types={EQUIPMENT_LISTS} />
        </>
      )}
      <ToolStart tool="job" picture={start} />
    </ToolPage>
  )
}
