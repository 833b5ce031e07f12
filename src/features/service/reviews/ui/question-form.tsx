import { type Opinion, OpinionFields } from '#ui/field/opinion-fields.tsx'
import { checkQuestion, type Errors, LIMITS, type QuestionDraft, tidyQuestion } from '../rules/submission.ts'
import { texts } from '../texts.ts'

const { question } = texts

interface Props {
  readonly draft?: Partial<QuestionDraft> | undefined
  readonly errors?: Errors<QuestionDraft> | undefined
  readonly failure?: string | undefined
  readonly busy: boolean
}

const QUESTION: Opinion<QuestionDraft> = {
  prefix: 'question',
  check: (draft) => checkQuestion(tidyQuestion(draft)),
  empty: { productId: '', question: '', author: '', email: '' },
  limits: LIMITS,
  words: { summary: texts.summary, send: question.send },
  size: 'big',
  rows: [
    { kind: 'lines', name: 'question', label: question.body, hint: question.bodyHint, rows: 5 },
    [
      { kind: 'line', name: 'author', label: texts.review.author, autoComplete: 'nickname' },
      { kind: 'email', name: 'email', label: question.email, hint: question.emailHint },
    ],
  ],
}

/** The fields of a question; the page puts its form around them. */
export const QuestionFields = ({ draft, errors, failure, busy }: Props) => (
  <OpinionFields of={QUESTION} draft={draft} errors={errors} failure={failure} busy={busy} />
)
