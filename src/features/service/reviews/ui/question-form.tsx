import { Button } from '#ui/button/button.tsx'
import { FormProblems, formOf } from '#ui/field/form-problems.tsx'
import { TextAreaField, TextField } from '#ui/field/text-field.tsx'
import { checkQuestion, type Errors, LIMITS, type QuestionDraft, tidyQuestion } from '../rules/submission.ts'
import { texts } from '../texts.ts'

const { question } = texts

interface Props {
  readonly draft?: Partial<QuestionDraft> | undefined
  readonly errors?: Errors<QuestionDraft> | undefined
  readonly failure?: string | undefined
  readonly busy: boolean
}

const EMPTY: QuestionDraft = { productId: '', question: '', author: '', email: '' }

const questionForm = formOf('question', (draft: QuestionDraft) => checkQuestion(tidyQuestion(draft)), {
  empty: EMPTY,
  limits: LIMITS,
})

const FIELDS = ['question', 'author', 'email'] as const

/** The fields of a question; the page puts its form around them. */
export function QuestionFields({ draft = {}, errors = {}, failure, busy }: Props) {
  const field = questionForm(draft, errors)
  return (
    <>
      <FormProblems
        title={texts.summary}
        prefix="question"
        fields={FIELDS}
        errors={errors}
        failure={failure}
      />
      <TextAreaField {...field('question')} label={question.body} hint={question.bodyHint} rows={5} />
      <div className="fields-2">
        <TextField {...field('author')} label={texts.review.author} autoComplete="nickname" />
        <TextField
          {...field('email')}
          type="email"
          label={question.email}
          hint={question.emailHint}
          autoComplete="email"
        />
      </div>
      <Button type="submit" look="primary" size="big" busy={busy}>
        {question.send}
      </Button>
    </>
  )
}
