import { Link, type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router'
import type { FigureStep, Figures, ReturnFigure } from '#features/desk/figures/contract.ts'
import { changeOf, type FigureName, percentOf } from '#features/desk/figures/rules/figures.ts'
import { texts as orderTexts } from '#features/selling/fulfilment/texts.ts'
import { formatDate, formatMonth, shortDays } from '#lib/dates.ts'
import { zoneName } from '#lib/merchant/merchant.ts'
import { grouped } from '#lib/numbers.ts'
import { storeDate } from '#platform/clock/rules/store-time.ts'
import { readQuery } from '#platform/lists/rules/query.ts'
import { privatePage } from '#shop/page/page-handle.ts'
import { EmptyState } from '#ui/empty/empty-state.tsx'
import { DataTable } from '#ui/table/data-table.tsx'
import { changedSearch, FIRST_PAGE } from '../../list/define-list.ts'
import { readList } from '../../list/list.server.ts'
import { FileLink, ListFilters } from '../../list/list-page.tsx'
import { titled } from '../../texts.ts'
import { FigureChart } from './figure-chart.tsx'
import { datesOf, FigurePages, Presets } from './figure-parts.tsx'
import { figureOf, figuresIn, kindOf, wordsOf } from './figure-values.ts'
import { FIGURES, nameOf } from './list.tsx'
import { readDates } from './period.server.ts'
import { texts } from './texts.ts'

export const meta = () => [{ title: titled(texts.title) }]
export const headers = privatePage

export async function loader({ context, url }: LoaderFunctionArgs) {
  const asked = readQuery(FIGURES.query, url.searchParams).query
  const { answerable, faults, presets } = readDates(asked, { context, url })
  const list = await readList(FIGURES, { context, url: answerable })
  return { ...list, query: asked, presets, faults: { ...list.faults, ...faults } }
}

/** What the store sold in a period, beside another period: figures, a picture, and the same as a table. */
export default function FiguresPage() {
  const { figures, query, faults, presets } = useLoaderData<typeof loader>()
  const { total, before } = figures
  const isEmpty = total.begun + total.refunds + total.returns + total.delivered === 0
  return (
    <main id="main" tabIndex={-1} className="portal-main stack-l">
      <div>
        <h1>{texts.title}</h1>
        <p className="meta">
          {nameOf(total)} · {texts.comparedWith(formatDate(before.from), formatDate(before.to))}
        </p>
      </div>
      <FigurePages />
      <Presets presets={presets} shown={total} />
      <div className="figures-dates">
        <ListFilters
          list={FIGURES}
          query={{ ...query, ...datesOf(total) }}
          faults={faults}
          submit={texts.show}
        />
      </div>
      {isEmpty ? (
        <EmptyState title={texts.none}>
          <p>{texts.noneHow}</p>
        </EmptyState>
      ) : (
        <Shown figures={figures} figure={figuresIn(total).find((name) => name === query.figure) ?? 'sales'} />
      )}
      <Meanings hasMargin={total.margin !== undefined} />
    </main>
  )
}

function Shown({ figures, figure }: { readonly figures: Figures; readonly figure: FigureName }) {
  const { total, before, steps, costs, reasons } = figures
  const name = texts.figure[figure]
  const inAll = (sums: FigureStep) => wordsOf(figure, figureOf(figure, sums))
  return (
    <>
      <Totals total={total} before={before} open={figure} />
      {costs && <p className="meta">{coverage(costs)}</p>}
      <section className="stack-s" id="chart">
        <h2>{texts.charts[figures.by](name)}</h2>
        <p className="meta no-print">{texts.chartHow}</p>
        <FigureChart
          key={`${total.from} ${total.to} ${figures.by}`}
          title={name}
          says={texts.chartSays(name, inAll(total), inAll(before))}
          unit={texts.units[kindOf(figure)]}
          points={pointsOf(figures, figure)}
          wordsOf={(value) => wordsOf(figure, value)}
        />
      </section>
      <DataTable
        caption={texts.title}
        hideCaption
        rows={steps.toReversed()}
        keyOf={({ from }) => from}
        columns={FIGURES.columns(total).map((column, index) => ({ ...column, rowHeader: index === 0 }))}
      />
      <p>
        <FileLink href="/figures.csv" />
      </p>
      <Reasons reasons={reasons} />
    </>
  )
}

function coverage({ knownPercent, since }: NonNullable<Figures['costs']>): string {
  if (since === null || !knownPercent) return texts.costs.none
  return knownPercent === 100 ? texts.costs.whole : texts.costs.part(knownPercent, storeDate(since))
}

const pointsOf = ({ by, steps, stepsBefore }: Figures, figure: FigureName) =>
  steps.map((step, at) => {
    const earlier = stepsBefore[at]
    return {
      name: nameOf(step),
      short: by === 'month' ? formatMonth(step.from) : shortDays(step.from, null),
      now: figureOf(figure, step),
      nameBefore: earlier ? nameOf(earlier) : '',
      before: earlier ? figureOf(figure, earlier) : null,
    }
  })

interface TotalsProps extends Pick<Figures, 'total' | 'before'> {
  readonly open: FigureName
}

/** Each figure of the period, and how it changed; a press shows it in the chart. */
function Totals({ total, before, open }: TotalsProps) {
  const [search] = useSearchParams()
  return (
    <ul className="figures" aria-label={texts.title}>
      {figuresIn(total).map((figure) => (
        <li key={figure}>
          <Link
            to={`?${changedSearch(search, { ...FIRST_PAGE, figure: figure === 'sales' ? '' : figure })}`}
            discover="none"
            preventScrollReset
            aria-current={figure === open ? 'true' : undefined}
          >
            <span className="figures-name">{texts.figure[figure]}</span>
            <b className="num">{wordsOf(figure, figureOf(figure, total))}</b>
            <span className="meta">{noteOf(figure, total)}</span>
            <span className="meta">{changed(figure, total, before)}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

function noteOf(figure: FigureName, { marginPercent, orders, cancelled, begun }: FigureStep): string {
  if (figure === 'margin' && marginPercent) return texts.ofSales(marginPercent)
  if (figure === 'conversion') return texts.ofCheckouts(grouped(orders + cancelled), grouped(begun))
  return ''
}

function changed(figure: FigureName, now: FigureStep, before: FigureStep): string {
  const was = figureOf(figure, before)
  if (kindOf(figure) === 'percent') return was === null ? texts.nothingBefore : texts.wasPercent(was)
  const percent = changeOf(figureOf(figure, now) ?? 0, was ?? 0)
  if (percent === null) return texts.nothingBefore
  if (percent === 0) return texts.same
  return percent > 0 ? texts.more(grouped(percent)) : texts.less(grouped(-percent))
}

/** The returns of the period by reason. */
function Reasons({ reasons }: { readonly reasons: readonly ReturnFigure[] }) {
  const all = reasons.reduce((sum, { returns }) => sum + returns, 0)
  return (
    <section className="stack-s">
      <h2>{texts.reasons.title}</h2>
      {all === 0 ? (
        <p>{texts.reasons.none}</p>
      ) : (
        <DataTable
          caption={texts.reasons.title}
          hideCaption
          rows={reasons}
          keyOf={({ why }) => why}
          columns={[
            { name: texts.reasons.reason, cell: ({ why }) => orderTexts.returnReasons[why], rowHeader: true },
            { name: texts.reasons.returns, numeric: true, cell: ({ returns }) => grouped(returns) },
            {
              name: texts.reasons.share,
              cell: ({ returns }) => (
                <span className="figures-share">
                  <meter value={returns} max={all} aria-hidden="true" />
                  {texts.percent(percentOf(returns, all) ?? 0)}
                </span>
              ),
            },
            { name: texts.reasons.units, numeric: true, cell: ({ units }) => grouped(units) },
            {
              name: texts.reasons.before,
              numeric: true,
              cell: ({ returnsBefore }) => grouped(returnsBefore),
            },
          ]}
        />
      )}
    </section>
  )
}

function Meanings({ hasMargin }: { readonly hasMargin: boolean }) {
  const { sales, orders, margin, refunds, returns, onTime, conversion, zone, title } = texts.means
  return (
    <details>
      <summary>{title}</summary>
      <ul>
        {[sales, orders, ...(hasMargin ? [margin] : []), refunds, returns, onTime, conversion].map((line) => (
          <li key={line}>{line}</li>
        ))}
        <li>{zone(zoneName().long)}</li>
      </ul>
    </details>
  )
}
