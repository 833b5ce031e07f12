import { formatDate } from '#lib/dates.ts'
import { wholeDollars } from '#lib/money.ts'
import { grouped, upToThousand } from '#lib/numbers.ts'
import { Button } from '#ui/button/button.tsx'
import { Disclosure } from '#ui/disclosure/disclosure.tsx'
import { Link } from '#ui/link/link.tsx'
import { DataTable } from '#ui/table/data-table.tsx'
import type { OperatingCosts } from '../contract.ts'
import { FUEL_NAMES } from '../rules/fuels.ts'
import { texts } from '../texts.ts'
import { CostChart, nameOf, type Result } from './cost-chart.tsx'

/** E-OPCOST: the answer in one sentence, then bars, the years drawn, and where the figures come from. */
export function CostResults({ costs }: { readonly costs: OperatingCosts }) {
  const { results, present, compareOverYear } = costs
  const years = texts.yearCount(compareOverYear)
  const cheapest = results.toSorted((a, b) => a.costs.total - b.costs.total)[0]
  return (
    <div className="stack-l">
      {cheapest && <Answer cheapest={cheapest} present={present} years={years} />}
      <section className="stack">
        <h2>{texts.ranked}</h2>
        <p className="cost-key meta" aria-hidden="true">
          <span className="heat" /> {texts.heating} <span className="cool" /> {texts.cooling}
        </p>
        <Ranked costs={costs} years={years} />
      </section>
      <CostChart results={bestOfEach(results)} present={present} years={compareOverYear} />
      <section className="cost-figures">
        <Figures costs={costs} years={years} />
      </section>
      <Basis costs={costs} />
      <p className="row no-print">
        <Link href="/category/furnaces-heaters/gas-furnaces">{texts.shopFurnaces}</Link>
        <Link href="/search?q=heat+pump+system">{texts.shopHeatPumps}</Link>
        <Link href="/heatpump">{texts.heatPumpHere}</Link>
        <Link href="/sizing-estimator">{texts.size}</Link>
        <Button look="quiet" onClick={() => window.print()}>
          {texts.print}
        </Button>
      </p>
      <p className="meta no-print">{texts.share}</p>
    </div>
  )
}

/** The cheapest system of each fuel and kind, at most three: lines that differ. */
function bestOfEach(results: readonly Result[]): Result[] {
  const best = new Map<string, Result>()
  for (const result of results.toSorted((a, b) => a.costs.total - b.costs.total)) {
    const kind = `${result.heating.fuel} ${result.heating.hspf2 === null}`
    if (!best.has(kind)) best.set(kind, result)
  }
  return [...best.values()].slice(0, MOST_LINES)
}
const MOST_LINES = 3

function Answer({ cheapest, present, years }: { cheapest: Result; present: Result; years: string }) {
  const { costs } = cheapest
  const name = nameOf(cheapest)
  return (
    <div className="box cost-answer">
      <p className="lead">
        {costs.purchase === null
          ? texts.answer(name, wholeDollars(costs.yearly))
          : texts.answerTotal(name, years, wholeDollars(costs.total))}
      </p>
      {cheapest.saves > 0 ? (
        <p>{texts.against(wholeDollars(cheapest.saves), present.heating.fuel)}</p>
      ) : (
        present.costs.yearly < costs.yearly && (
          <p>{texts.presentLess(present.heating.fuel, wholeDollars(present.costs.yearly))}</p>
        )
      )}
    </div>
  )
}

/** One bar a system: heating and cooling of a year. */
function Ranked({ costs: { results, present }, years }: { costs: OperatingCosts; years: string }) {
  const rows = [
    ...results.map((result) => ({ result, isPresent: false })),
    { result: present, isPresent: true },
  ]
  const most = Math.max(...rows.map(({ result }) => result.costs.yearly), 1)
  return (
    <ol className="cost-bars">
      {rows.map(({ result, isPresent }) => (
        <li key={isPresent ? 'present' : result.id} className={isPresent ? 'present' : undefined}>
          <span className="name">
            {nameOf(result)}
            {isPresent && <span className="meta"> {texts.present}</span>}
          </span>
          <svg className="bar" viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
            <rect className="heat" width={(100 * result.costs.heating) / most} height="1" />
            <rect
              className="cool"
              x={(100 * result.costs.heating) / most}
              width={(100 * result.costs.cooling) / most}
              height="1"
            />
          </svg>
          <span className="sum">
            <strong>{wholeDollars(result.costs.yearly)}</strong> {texts.yearly.toLowerCase()}
            <span className="meta">
              {wholeDollars(result.costs.total)} {texts.total(years).toLowerCase()}
            </span>
          </span>
        </li>
      ))}
    </ol>
  )
}

function Figures({ costs: { results }, years }: { costs: OperatingCosts; years: string }) {
  return (
    <DataTable
      caption={texts.ranked}
      hideCaption
      rows={results}
      keyOf={({ id }) => id}
      columns={[
        { name: texts.system, cell: nameOf, rowHeader: true },
        { name: texts.heating, cell: ({ costs }) => wholeDollars(costs.heating), numeric: true },
        { name: texts.cooling, cell: ({ costs }) => wholeDollars(costs.cooling), numeric: true },
        { name: texts.service, cell: ({ costs }) => wholeDollars(costs.service), numeric: true },
        ...(results.some(({ costs }) => costs.rebate > 0)
          ? [
              {
                name: texts.rebate,
                cell: ({ costs }: Result) => (costs.rebate > 0 ? `−${wholeDollars(costs.rebate)}` : '–'),
                numeric: true,
              },
            ]
          : []),
        { name: texts.total(years), cell: ({ costs }) => wholeDollars(costs.total), numeric: true },
        {
          name: texts.range,
          cell: ({ costs }) => `${wholeDollars(costs.low)} – ${wholeDollars(costs.high)}`,
          numeric: true,
        },
        { name: texts.paidBack, cell: paidBack },
        {
          name: texts.co2,
          cell: ({ co2Lb }) => (co2Lb === null ? texts.notCounted : texts.pounds(grouped(co2Lb))),
          numeric: true,
        },
      ]}
    />
  )
}

function paidBack({ costs, paidBackAfter }: Result): string {
  if (costs.purchase === null) return '–'
  return paidBackAfter === null ? texts.never : texts.after(grouped(paidBackAfter))
}

function Basis({ costs: { basis, fuelCosts, serviceSources } }: { costs: OperatingCosts }) {
  const count = (value: number) => grouped(Math.round(value))
  return (
    <Disclosure summary={texts.how}>
      <div className="stack">
        <p>{texts.basis(basis.place, basis.station, basis.stationMiles)}</p>
        <p>{texts.load(count(upToThousand(basis.heatingLoad)), count(upToThousand(basis.coolingLoad)))}</p>
        <p>{texts.year(basis.yearlyHeat, count(basis.heatingDegreeDays), count(basis.coolingDegreeDays))}</p>
        <p>{texts.method}</p>
        <p>
          {texts.serviceFrom(
            serviceSources.map(({ source, asOf }) => `${source} (${formatDate(asOf)})`).join('; '),
          )}
        </p>
        <p>{texts.estimate}</p>
        <DataTable
          caption={texts.fuelTable}
          rows={FUEL_NAMES}
          keyOf={(fuel) => fuel}
          columns={[
            { name: texts.fuel, cell: (fuel) => fuel, rowHeader: true },
            {
              name: texts.price,
              cell: (fuel) => {
                const { actual, regional, unit } = fuelCosts[fuel]
                return texts.per(`$${(actual ?? regional).toFixed(unit === 'kWh' ? 4 : 2)}`, unit)
              },
            },
            {
              name: texts.source,
              cell: (fuel) =>
                fuelCosts[fuel].actual === null
                  ? `${fuelCosts[fuel].source}, ${fuelCosts[fuel].asOf}`
                  : texts.yours,
            },
          ]}
        />
      </div>
    </Disclosure>
  )
}
