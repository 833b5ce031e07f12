import { Form, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { printedOrderNumber } from '#features/selling/orders/rules/order-number.ts'
import type { SentSurvey } from '#features/service/surveys/contract.ts'
import { leastOf, RATINGS } from '#features/service/surveys/rules/questions.ts'
import { privatePage } from '#shop/page/page-handle.ts'
import { Button } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/empty/empty-state.tsx'
import { SelectField, TextField } from '#ui/field/text-field.tsx'
import { portalContext } from '../../context.ts'
import { answered } from '../../frame/answers.server.ts'
import { readList } from '../../list/list.server.ts'
import { type Column, CsvLink, ListPager, ListTable } from '../../list/list-page.tsx'
import { titled } from '../../texts.ts'
import { dayOf } from '../reading.ts'
import { SURVEYS, surveyQuery } from './list.ts'
import { texts } from './texts.ts'

export const meta = () => [{ title: titled(texts.title) }]
export const headers = privatePage

/** The filter is in the address: `?score=`, `?from=`, `?to=`; `?after=` names the page. */
export async function loader(args: LoaderFunctionArgs) {
  const { api } = args.context.get(portalContext)
  const query = surveyQuery(args.url.searchParams)
  const [list, summary] = await Promise.all([
    readList(SURVEYS, args),
    answered(api.surveys.summary(query), args.url),
  ])
  return { ...list, summary, query }
}

/** S-SURVEY: staff read what buyers answered. */
export default function Surveys() {
  const { rows: surveys, next, summary, query } = useLoaderData<typeof loader>()
  return (
    <main id="main" tabIndex={-1} className="portal-main stack-l">
      <div className="stack-s">
        <h1>{texts.title}</h1>
        <p className="meta">{texts.lead}</p>
      </div>
      <Form className="row portal-form" key={JSON.stringify(query)}>
        <SelectField
          label={texts.score}
          name="score"
          defaultValue={query.score ?? ''}
          options={Object.entries(texts.scores).map(([value, label]) => ({ value, label }))}
        />
        <TextField label={texts.from} name="from" type="date" defaultValue={query.from} />
        <TextField label={texts.to} name="to" type="date" defaultValue={query.to} />
        <Button type="submit">{texts.show}</Button>
      </Form>
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
            columns={COLUMNS}
          />
          <p>
            <CsvLink href="/surveys.csv" />
          </p>
        </>
      )}
      <ListPager next={next} />
    </main>
  )
}

const buyerOf = ({ firstName, orderId }: SentSurvey): string =>
  texts.buyerOf(firstName, printedOrderNumber(orderId))

const rating = (id: keyof typeof texts.columns): Column<SentSurvey> => ({
  name: texts.columns[id],
  numeric: true,
  wide: id !== 'recommend',
  cell: ({ answers }) => answers[id] ?? '–',
})

const COLUMNS: readonly Column<SentSurvey>[] = [
  { name: texts.buyer, cell: buyerOf },
  rating('recommend'),
  rating('choosing'),
  rating('delivery'),
  rating('product'),
  { name: texts.better, cell: ({ answers }) => <Words words={answers.better} /> },
  { name: texts.sent, wide: true, cell: ({ sentAt }) => <span className="no-wrap">{dayOf(sentAt)}</span> },
]

const Words = ({ words }: { readonly words: string | number | undefined }) => (
  <span className="survey-words">{words}</span>
)

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
