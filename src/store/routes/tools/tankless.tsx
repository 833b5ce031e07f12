import { type LoaderFunctionArgs, useLoaderData, useNavigation } from 'react-router'
import type { StoreApi } from '#api/contract.ts'
import { refusalOf } from '#api/refusal.ts'
import { ATTR } from '#features/catalog/catalog/rules/attribute-ids.ts'
import { type HotWaterNeed, hotWaterNeed } from '#features/choosing/hot-water/rules/hot-water.ts'
import {
  type Fault,
  faultsOf,
  type HotWaterInputs,
  readInputs,
} from '#features/choosing/hot-water/rules/inputs.ts'
import { texts } from '#features/choosing/hot-water/texts.ts'
import { HotWaterAnswer, type TanklessModel } from '#features/choosing/hot-water/ui/hot-water-answer.tsx'
import { HotWaterForm } from '#features/choosing/hot-water/ui/hot-water-form.tsx'
import { formatMoney, fromWire } from '#lib/money.ts'
import { leftOut } from '#lib/text/unknown-names.ts'
import { loaderHeaders, pageTitle, shared, staticPageMeta } from '#shop/page/head.ts'
import { useKeepHome } from '#shop/sizing/keep-home.ts'
import { useHomeNeed } from '#shop/sizing/saved-home-need.ts'
import type { PagePicture } from '#ui/drawing/drawing.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { storeContext } from '../../context.ts'
import { sheet } from '../../sheets/sheet.ts'
import styles from '../../sheets/tools.css?url'
import { startPicture } from './start/start-picture.server.ts'
import { ToolPage, ToolStart } from './tool-page.tsx'

export const links = () => [sheet(styles)]

const PATH = '/tankless-water-heater-size'
const MOST_MODELS = 48

interface Answer {
  need: HotWaterNeed
  setpoint: number
  place: string
  models: TanklessModel[]
}
interface Page {
  inputs: HotWaterInputs
  faults: Fault[]
  failure: string | null
  answer: Answer | null
  start: PagePicture | null
}

/** R-TANKLESS: the answers are in the address, so a link repeats the result. */
export async function loader({ context, request, url }: LoaderFunctionArgs) {
  const inputs = readInputs(url.searchParams)
  const start = startPicture('tankless', url, request)
  const page: Page = { inputs, faults: [], failure: null, answer: null, start }
  if (!inputs.isSent) return shared(page)
  const faults = faultsOf(inputs)
  if (faults.length > 0) return shared<Page>({ ...page, faults }, 400)
  const { api } = context.get(storeContext)
  try {
    const { place, year } = await api.sizing.climate({ zipCode: inputs.zipCode })
    if (year === null) return shared<Page>({ ...page, failure: texts.noStation(place) }, 400)
    const setpoint = Number(inputs.setpoint)
    const need = hotWaterNeed(inputs.inUse, year.coldestWaterF, setpoint)
    return shared<Page>({ ...page, answer: { need, setpoint, place, models: await modelsOf(api) } })
  } catch (error) {
    const refusal = refusalOf(error)
    if (refusal === undefined) throw error
    return shared<Page>({ ...page, failure: refusal.message }, 400)
  }
}

async function modelsOf(api: StoreApi): Promise<TanklessModel[]> {
  const { hits } = await api.search.search({
    originPage: 'tankless-water-heater-size',
    activeFilters: { type: ['Tankless water heater'], attributes: {} },
    limit: MOST_MODELS,
  })
  return hits.hits.flatMap(({ _source: { name, path, price, attributes } }) => {
    const output = attributes[ATTR.hydronicHeatingBtu]
    if (typeof output !== 'number') return []
    return [
      {
        name,
        path,
        price: formatMoney(fromWire(price)),
        output,
        isElectric: attributes[ATTR.fuel] === 'Electric',
      },
    ]
  })
}

export const headers = loaderHeaders
export const meta = staticPageMeta({ title: pageTitle(texts.title), description: texts.lead })

export default function TanklessSize() {
  const { inputs: asked, faults, failure, answer, start } = useLoaderData<typeof loader>()
  const saved = useHomeNeed()
  useKeepHome(answer && saved && { zipCode: asked.zipCode })
  const inputs = saved && !asked.isSent ? { ...asked, zipCode: saved.form.zipCode } : asked
  const { state } = useNavigation()
  return (
    <ToolPage title={texts.title} guides="hotWater" lead={!answer && <p className="lead">{texts.lead}</p>}>
      {inputs.unknown.length > 0 && <Notice tone="warn">{leftOut(inputs.unknown)}</Notice>}
      {answer && <HotWaterAnswer {...answer} />}
      {answer && <h2>{texts.again}</h2>}
      <HotWaterForm
        key={JSON.stringify(inputs)}
        path={PATH}
        inputs={inputs}
        faults={faults}
        failure={failure}
        isBusy={state !== 'idle'}
      />
      <ToolStart tool="tankless" picture={start} />
    </ToolPage>
  )
}
