import { Form, useLocation, useSubmit } from 'react-router'
import { texts as lineTexts } from '#features/catalog/line-sets/texts.ts'
import type { AssemblyLine, ChosenAssembly } from '#features/partners/partner-tools/contract.ts'
import { formatDate } from '#lib/dates.ts'
import { formatWire } from '#lib/money.ts'
import { grouped } from '#lib/numbers.ts'
import { Button } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { StateWord } from '#ui/state/state-word.tsx'
import { DataTable } from '#ui/table/data-table.tsx'
import { IntoShop, SaveAsCart } from '../into-cart.tsx'
import type { ToolProject } from '../project-form.tsx'
import { texts as tools } from '../texts.ts'

const { assemble: texts } = tools
interface Props {
  readonly chosen: ChosenAssembly
  readonly extras: readonly string[]
  readonly project: ToolProject | null
  readonly problem: string | undefined
}

/** Whether the chosen units are a system, why, and the whole kit with its prices. */
export function ChosenKit({ chosen, extras, project, problem }: Props) {
  const { ratio, refusals, lines, total, outdoor } = chosen
  const isSystem = refusals.length === 0
  return (
    <section className="stack-l">
      <div className="stack">
        <RatioGauge ratio={ratio} />
        {isSystem ? (
          <Notice tone="ok" live="status">
            {texts.fits}
          </Notice>
        ) : (
          <Notice tone="bad" live="status">
            <b>{texts.doesNotFit}</b>
            <ul>
              {refusals.map(({ because, source, read }) => (
                <li key={because}>
                  {because}{' '}
                  <span className="meta">
                    {source}
                    {read && `, ${formatDate(read)}`}
                  </span>
                </li>
              ))}
            </ul>
          </Notice>
        )}
        {isSystem && <AtOnce chosen={chosen} />}
      </div>
      <Lines lines={lines} />
      <p>
        <b>
          {texts.total}: {formatWire(total)}
        </b>
        {chosen.grossProfit !== undefined && (
          <span className="meta">
            {' '}
            {tools.grossProfit}:{' '}
            {chosen.grossProfit === null ? tools.unknownProfit : formatWire(chosen.grossProfit)}
          </span>
        )}
      </p>
      <RefrigerantLines chosen={chosen} />
      <Extras chosen={chosen} extras={extras} />
      {isSystem && (
        <div className="stack no-print">
          <div className="row">
            <IntoShop lines={lines} project={project} />
            <span className="meta">{tools.intoCartHint}</span>
          </div>
          <SaveAsCart lines={lines} project={project} name={outdoor.name.slice(0, 80)} problem={problem} />
        </div>
      )}
    </section>
  )
}

const AtOnce = ({ chosen: { atOnce, heads } }: { readonly chosen: ChosenAssembly }) => (
  <p className="meta">
    {texts.atOnce}:{' '}
    {atOnce.map((btu, index) => `${heads[index]?.sku} ${texts.atOnceRoom(grouped(btu))}`).join(', ')}
  </p>
)

const Lines = ({ lines }: { readonly lines: readonly AssemblyLine[] }) => (
  <DataTable
    caption={texts.kit}
    rows={lines}
    keyOf={({ id, kind }) => `${kind} ${id}`}
    columns={[
      {
        name: texts.product,
        rowHeader: true,
        cell: ({ name, sku, why }) => (
          <>
            {name} ({sku})<div className="meta">{why}</div>
          </>
        ),
      },
      { name: texts.qty, numeric: true, cell: ({ qty }) => qty },
      { name: texts.price, numeric: true, cell: ({ price }) => formatWire(price) },
      {
        name: texts.stock,
        cell: ({ stock }) =>
          stock.restockOn === null
            ? tools.stockOf[stock.status]
            : `${tools.stockOf[stock.status]}, ${tools.restock(formatDate(stock.restockOn))}`,
      },
    ]}
  />
)

/** What the units allow of their lines, and the refrigerant to add. */
function RefrigerantLines({
  chosen: { lineVerdicts, charge, missing },
}: {
  readonly chosen: ChosenAssembly
}) {
  const said = lineVerdicts
    .map(({ kind, has, most, fits }) => ({ fits, says: lineTexts.verdicts[kind](has, most, fits) }))
    .filter(({ says }) => says !== '')
  if (said.length === 0 && charge === null) return null
  return (
    <section className="stack">
      <h2>{texts.lines}</h2>
      <ul className="tool-notes">
        {said.map(({ fits, says }) => (
          <li key={says}>
            <StateWord state={fits === null ? 'none' : fits ? 'ok' : 'bad'}>{says}</StateWord>
          </li>
        ))}
        {missing.map((says) => (
          <li key={says}>
            <StateWord state="bad">{says}</StateWord>
          </li>
        ))}
        {charge && (
          <li className="meta">
            {lineTexts.charge}: {chargeWords(charge)}
          </li>
        )}
      </ul>
    </section>
  )
}

function chargeWords(charge: NonNullable<ChosenAssembly['charge']>): string {
  if (charge.kind !== 'known') return lineTexts[charge.kind]
  const { ounces, beyondFeet, chargedFor, basis } = charge
  if (ounces === 0) return lineTexts.chargeNone(chargedFor)
  const amount = lineTexts.chargeKnown(ounces, beyondFeet, chargedFor)
  return `${amount} ${lineTexts.chargeBasis[basis]} ${lineTexts.certified}`
}

/** Optional parts; checking one puts it into the kit. */
function Extras({ chosen, extras }: { readonly chosen: ChosenAssembly; readonly extras: readonly string[] }) {
  const submit = useSubmit()
  const { search } = useLocation()
  if (chosen.extras.length === 0) return null
  const others = [...new URLSearchParams(search)].filter(([name]) => name !== 'extra')
  return (
    <Form
      method="get"
      className="stack no-print"
      onChange={(event) => void submit(event.currentTarget, { replace: true, preventScrollReset: true })}
    >
      {others.map(([name, value], place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a unit may be chosen twice; a field keeps no state
        <input key={`${name} ${value} ${place}`} type="hidden" name={name} value={value} />
      ))}
      <fieldset className="stack">
        <legend>{texts.extras}</legend>
        {chosen.extras.map(({ id, name, price, why }) => (
          <label key={`${id} ${extras.includes(id)}`} className="row">
            <input
              type="checkbox"
              className="tick"
              name="extra"
              value={id}
              defaultChecked={extras.includes(id)}
            />
            <span>
              {name}, {formatWire(price)} <span className="meta">{why}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <noscript>
        <Button type="submit">{texts.check}</Button>
      </noscript>
    </Form>
  )
}

const WIDTH = 300
const BASE = 26
/** Percent at the end of the ruler. */
const END = 200
const TICK_EVERY = 10

/** The indoor units beside the outdoor unit on a ruler: the allowed range is marked. */
function RatioGauge({ ratio }: { readonly ratio: ChosenAssembly['ratio'] }) {
  const { percent, least, most, fits, because } = ratio
  const at = (value: number) => (Math.min(Math.max(value, 0), END) / END) * WIDTH
  const ticks = Array.from(
    { length: END / TICK_EVERY + 1 },
    (_, index) => `M${at(index * TICK_EVERY)} ${BASE}v${index % 5 ? -4 : -8}`,
  ).join('')
  return (
    <div className="gauge tool-gauge">
      <h2>{tools.assemble.ratio}</h2>
      <svg className="ruler" viewBox={`0 0 ${WIDTH} 30`} preserveAspectRatio="none" aria-hidden="true">
        <path className="gauge-window" d={`M${at(least) - 1} 5H${at(most) + 1}V${BASE}H${at(least) - 1}z`} />
        <path className="gauge-line" d={`M0 ${BASE}H${WIDTH}${ticks}`} />
        <path className="gauge-point" d={`M${at(percent)} 0V${BASE + 3}`} />
      </svg>
      <p role="status">
        <StateWord state={fits ? 'ok' : 'warn'}>{`${percent}%`}</StateWord> {because}
      </p>
    </div>
  )
}
