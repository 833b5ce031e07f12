import { Button } from '#ui/button/button.tsx'
import { FormProblems } from '#ui/field/form-problems.tsx'
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

/** The rule of one field. */
const checkOf = (field: keyof QuestionDraft) => (typed: string) =>
  checkQuestion(tidyQuestion({ ...EMPTY, [field]: typed }))[field]

const FIELDS = ['question', 'author', 'email'] as const

/** The fields of a question; the page puts its form around them. */
export function QuestionFields({ draft = {}, errors = {}, failure, busy }: Props) {
  return (
    <>
      <FormProblems
        title={texts.summary}
        prefix="question"
        fields={FIELDS}
        errors={errors}
        failure={failure}
      />
      <TextAreaField
        id="question-question"
        name="question"
        label={question.body}
        hint={question.bodyHint}
        rows={5}
        maxLength={LIMITS.question}
        defaultValue={draft.question}
        check={checkOf('question')}
        error={errors.question}
      />
      <div className="fields-2">
        <TextField
          id="question-author"
          name="author"
          label={texts.review.author}
          autoComplete="nickname"
          maxLength={LIMITS.author}
          defaultValue={draft.author}
          check={checkOf('author')}
          error={errors.author}
        />
        <TextField
          id="question-email"
          name="email"
          type="email"
          label={question.email}
          hint={question.emailHint}
          autoComplete="email"
          maxLength={LIMITS.email}
          defaultValue={draft.email}
          check={checkOf('email')}
          error={errors.email}
        />
      </div>
      <Button type="submit" look="primary" size="big" busy={busy}>
        {question.send}
      </Button>
    </>
  )
}
