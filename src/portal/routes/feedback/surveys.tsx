import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { leastOf, RATINGS } from '#features/service/surveys/rules/questions.ts'
import { readQuery } from '#platform/lists/rules/query.ts'
import { privatePage } from '#shop/page/page-handle.ts'
import { EmptyState } from '#ui/empty/empty-state.tsx'
import { portalContext } from '../../context.ts'
import { answered } from '../../frame/answers.server.ts'
import { readList } from '../../list/list.server.ts'
import { FileLink, ListFilters, ListPager, ListTable } from '../../list/list-page.tsx'
import { titled } from '../../texts.ts'
import { buyerOf, SURVEYS } from './list.tsx'
import { surveyTexts as texts } from './texts.ts'

export const meta = () => [{ title: titled(texts.title) }]
export const headers = privatePage

/** The filter is in the address, as `SURVEY_LIST` names it. */
export async function loader(args: LoaderFunctionArgs) {
  const { api } = args.context.get(portalContext)
  const { after: _, ...filter } = readQuery(SURVEYS.query, args.url.searchParams).query
  const [list, summary] = await Promise.all([
    readList(SURVEYS, args),
    answered(api.surveys.summary(filter), args.url),
  ])
  return { ...list, summary }
}

/** S-SURVEY: staff read what buyers answered. */
export default function Surveys() {
  const { rows: surveys, next, summary, query, faults } = useLoaderData<typeof loader>()
  return (
    <main id="main" tabIndex={-1} className="portal-main stack-l">
      <div className="stack-s">
        <h1>{texts.title}</h1>
        <p className="meta">{texts.lead}</p>
      </div>
      <ListFilters list={SURVEYS} query={query} faults={faults} submit={texts.show} />
      {surveys.length === 0 ? (
        <EmptyState title={texts.none}>
          <p>{texts.noneHow}</p>
        </EmptyState>
      ) : (
        <>
          <Summary summary={summary} />
          <ListTable
            caption={texts.list}
            rows={surveys}
            keyOf={({ id }) => id}
            hrefOf={({ orderId }) => `/orders/${orderId}`}
            nameOf={buyerOf}
            columns={SURVEYS.columns()}
          />
          <p>
            <FileLink href="/surveys.csv" />
          </p>
        </>
      )}
      <ListPager next={next} />
    </main>
  )
}

type SummaryData = Awaited<ReturnType<typeof loader>>['summary']

const Summary = ({ summary: { count, ratings } }: { readonly summary: SummaryData }) => (
  <section className="stack-s" aria-labelledby="survey-summary">
    <h2 id="survey-summary">
      {texts.summary}: {texts.answers(count)}
    </h2>
    <ul className="survey-summary">
      {RATINGS.map((question) => {
        const found = ratings.find(({ id }) => id === question.id)
        if (!found) return null
        const least = leastOf(question)
        const steps = found.counts.map((each, at) => ({ step: at + least, count: each }))
        return (
          <li key={question.id} className="box stack-s">
            <h3>{question.text}</h3>
            <p className="num">
              {found.average === null ? '–' : texts.average(found.average, question.most)}
            </p>
            <Columns label={`${question.text} ${texts.plot(steps)}`} steps={steps} />
          </li>
        )
      })}
    </ul>
  </section>
)

interface ColumnsProps {
  readonly label: string
  readonly steps: readonly { step: number; count: number }[]
}

const COLUMN = { width: 18, gap: 4, height: 60, foot: 16 } as const

/** How often each step was chosen, as columns. */
function Columns({ label, steps }: ColumnsProps) {
  const { width, gap, height, foot } = COLUMN
  const most = Math.max(1, ...steps.map(({ count }) => count))
  const all = steps.length * (width + gap)
  return (
    <svg
      className="survey-columns"
      viewBox={`0 0 ${all} ${height + foot}`}
      width={all}
      height={height + foot}
      role="img"
      aria-label={label}
    >
      {steps.map(({ step, count }, at) => {
        // A step that one buyer chose has a visible column.
        const tall = count === 0 ? 1 : Math.max(3, (count / most) * height)
        return (
          <g key={step} transform={`translate(${at * (width + gap) + gap / 2} 0)`}>
            <rect y={height - tall} width={width} height={tall} />
            <text x={width / 2} y={height + foot - 3} textAnchor="middle">
              {step}
            </text>
          </g>
        )
      })}
    </svg>
  )
}
