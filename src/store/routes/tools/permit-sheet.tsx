import { type LoaderFunctionArgs, useLoaderData, useNavigation } from 'react-router'
import type { StoreApi } from '#api/contract.ts'
import { refusalOf } from '#api/refusal.ts'
import type { WireSheet } from '#features/catalog/compliance/contract.ts'
import { CodeSheet, SheetForm } from '#features/catalog/compliance/ui/code-sheet.tsx'
import { sheetTexts as texts } from '#features/catalog/compliance/ui/code-sheet-texts.ts'
import { isTypedZip } from '#features/catalog/location/rules/zip.ts'
import { grouped } from '#lib/numbers.ts'
import { loaderHeaders, pageTitle, shared, staticPageMeta } from '#shop/page/head.ts'
import { useHomeNeed } from '#shop/sizing/saved-home-need.ts'
import type { PagePicture } from '#ui/drawing/drawing.tsx'
import { Link } from '#ui/link/link.tsx'
import type { PlaceClimateAnswer } from '../../../features/choosing/sizing/contract.ts'
import { storeContext } from '../../context.ts'
import { sheet } from '../../sheets/sheet.ts'
import styles from '../../sheets/tools.css?url'
import { startPicture } from './start/start-picture.server.ts'
import { ToolPage, ToolStart } from './tool-page.tsx'

interface WeatherRow {
  what: string
  value: string
}

const degrees = (value: number): string => `${Math.round(value)} °F`.replace('-', '−')
const whole = (value: number): string => grouped(Math.round(value))

/** The weather of a place that an engineer sizes by, as rows, and where the figures are from. */
function designWeather(climate: PlaceClimateAnswer): { rows: WeatherRow[]; source: string } {
  const { heat99F, cool1F, dailyRangeF, elevationFt, grains, station, year } = climate
  const { recordsFrom, recordsTo, dataBuiltOn } = climate
  const words = texts.design
  return {
    rows: [
      { what: words.heat, value: degrees(heat99F) },
      { what: words.cool, value: degrees(cool1F) },
      { what: words.range, value: degrees(dailyRangeF) },
      { what: words.moisture, value: words.grains(whole(grains)) },
      { what: words.elevation, value: words.feet(whole(elevationFt)) },
      ...(year === null
        ? []
        : [
            { what: words.degreeDays, value: whole(year.heatingDegreeDays) },
            { what: words.water, value: degrees(year.coldestWaterF) },
          ]),
    ],
    source:
      station === null
        ? words.ofState(recordsFrom, recordsTo, dataBuiltOn)
        : words.ofStation(station.name, whole(station.miles), recordsFrom, recordsTo, dataBuiltOn),
  }
}

export const links = () => [sheet(styles)]

const PATH = '/permit-sheet'

interface Page {
  zip: string
  fault: string | null
  sheet: WireSheet | null
  weather: { rows: WeatherRow[]; source: string }
  start: PagePicture | null
}

/** The zip is in the address, so a link repeats the sheet, also without script. */
export async function loader({ context, request, url }: LoaderFunctionArgs) {
  const { api } = context.get(storeContext)
  const zip = (url.searchParams.get('zip') ?? '').trim().slice(0, 10)
  const start = startPicture('permit', url, request)
  const page: Page = { zip, fault: null, sheet: null, weather: { rows: [], source: '' }, start }
  if (!url.searchParams.has('zip')) return shared(page)
  if (!isTypedZip(zip)) return shared<Page>({ ...page, fault: texts.zipWrong }, 400)
  try {
    const sheet = await api.compliance.sheet({ zipcode: zip })
    return shared<Page>({ ...page, sheet, weather: await weatherOf(api, zip) })
  } catch (error) {
    const refusal = refusalOf(error)
    if (refusal === undefined) throw error
    return shared<Page>({ ...page, fault: refusal.message }, 400)
  }
}

/** A place may have rules and no weather, as army mail has; then the sheet says why. */
async function weatherOf(api: StoreApi, zipCode: string): Promise<Page['weather']> {
  try {
    return designWeather(await api.sizing.climate({ zipCode }))
  } catch (error) {
    const refusal = refusalOf(error)
    if (refusal === undefined) throw error
    return { rows: [], source: refusal.message }
  }
}

export const headers = loaderHeaders
export const meta = staticPageMeta({ title: pageTitle(texts.title), description: texts.lead })

export default function PermitSheet() {
  const { zip: asked, fault, sheet, weather, start } = useLoaderData<typeof loader>()
  const saved = useHomeNeed()
  const zip = asked === '' && fault === null ? (saved?.form.zipCode ?? '') : asked
  const { state } = useNavigation()
  return (
    <ToolPage title={texts.title} guides="permits" lead={<p className="lead no-print">{texts.lead}</p>}>
      <SheetForm key={zip} path={PATH} zip={zip} fault={fault} isBusy={state !== 'idle'} />
      {sheet && (
        <>
          <CodeSheet sheet={sheet} weather={weather} />
          <p className="no-print">
            <Link href={`/sizing-estimator?zipCode=${sheet.place.zipcode}`}>{texts.size}</Link>
          </p>
        </>
      )}
      <ToolStart tool="permit" picture={start} />
    </ToolPage>
  )
}
