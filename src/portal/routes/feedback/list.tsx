import { printedOrderNumber } from '#features/selling/orders/rules/order-number.ts'
import type { SentSurvey } from '#features/service/surveys/contract.ts'
import { QUESTIONS, SURVEY_LIST } from '#features/service/surveys/rules/questions.ts'
import { type Column, defineList } from '../../list/define-list.ts'
import { dayOf } from '../reading.ts'
import { surveyTexts as texts } from './texts.ts'

export const SURVEYS = defineList({
  name: 'surveys',
  query: SURVEY_LIST,
  form: {
    score: { label: texts.score, options: texts.scores },
    from: { label: texts.from },
    to: { label: texts.to },
  },
  async call(api, query) {
    const { surveys, next } = await api.surveys.list(query)
    return { rows: surveys, next }
  },
  columns: () => COLUMNS,
  file: [
    [texts.file.sent, ({ sentAt }) => sentAt],
    [texts.file.order, ({ orderId }) => orderId],
    [texts.file.firstName, ({ firstName }) => firstName],
    ...QUESTIONS.map(
      ({ id, text }) => [text, ({ answers }: SentSurvey) => String(answers[id] ?? '')] as const,
    ),
  ],
})

export const buyerOf = ({ firstName, orderId }: SentSurvey): string =>
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
  { name: texts.sent, wide: true, oneLine: true, cell: ({ sentAt }) => dayOf(sentAt) },
]

const Words = ({ words }: { readonly words: string | number | undefined }) => (
  <span className="survey-words">{words}</span>
)
