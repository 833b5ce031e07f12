import type { ComponentType, ReactNode } from 'react'
import { formatDate } from '#lib/dates.ts'
import { Button } from '#ui/button/button.tsx'
import { CheckField } from '#ui/field/check-field.tsx'
import { FormProblems, formOf } from '#ui/field/form-problems.tsx'
import { RadioGroup } from '#ui/field/radio-group.tsx'
import { TextAreaField, TextField } from '#ui/field/text-field.tsx'
import { Link } from '#ui/link/link.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { Stars } from '#ui/stars/stars.tsx'
import type { PublishedFeedback } from '../contract.ts'
import type { ContractorAssistance } from '../rules/assistance.ts'
import {
  checkFeedback,
  FEEDBACK_FIELDS,
  FEEDBACK_LIMITS,
  FEEDBACK_SHOWN,
  type FeedbackErrors,
  type FeedbackValues,
  KEPT_PRICES,
  NO_VALUES,
  STARS,
} from '../rules/feedback.ts'
import { texts } from '../texts.ts'

const { feedback: words } = texts

/** What homeowners wrote about an installer, the newest first. `total`: with those that are not shown. */
export const FeedbackList = ({
  feedback,
  total,
}: {
  readonly feedback: readonly PublishedFeedback[]
  readonly total: number
}) => (
  <section className="stack" aria-labelledby="feedback-said">
    <h2 id="feedback-said">{words.said}</h2>
    {feedback.length === 0 && <p>{words.none}</p>}
    {total > feedback.length && <p className="meta">{words.onlyNewest(FEEDBACK_SHOWN)}</p>}
    <ul className="installer-feedback">
      {feedback.map(({ id, rating, body, author, bought, keptPrice, publishedOn }) => (
        <li key={id} className="stack-s">
          <Stars rating={rating} />
          <p className="installer-words">{body}</p>
          <p className="meta">
            <b className="strong">{author}</b>
            {` · ${formatDate(publishedOn)}`}
            {bought && ` · ${words.bought}`}
            {keptPrice !== 'unsaid' && ` · ${words.kept[keptPrice]}`}
          </p>
        </li>
      ))}
    </ul>
  </section>
)

const { feedback: form, errors: errorTexts } = texts

const feedbackForm = formOf('feedback', checkFeedback, { empty: NO_VALUES, limits: FEEDBACK_LIMITS })
type Field = ReturnType<typeof feedbackForm>

interface Props {
  /** the form of the page: `<form method="post">` */
  readonly Form: ComponentType<{ children: ReactNode }>
  readonly feedback: ContractorAssistance<unknown>['feedbackData']
  readonly errors?: FeedbackErrors | undefined
  /** the error of the whole form */
  readonly failure?: string | undefined
  readonly isBusy: boolean
  /** fields that the visitor does not see */
  readonly children?: ReactNode
}

/** R-PROFEED: the form that sends feedback. Works without script. */
export function FeedbackForm({ Form, feedback, errors = {}, failure, isBusy, children }: Props) {
  if (feedback.feedbackSubmitted)
    return (
      <Notice tone="ok" live="status" takesFocus title={form.sent}>
        {form.sentText}
      </Notice>
    )
  const values = feedback.feedbackValues
  const field = feedbackForm(values, errors)
  return (
    <Form>
      <div className="stack-l">
        <FormProblems
          title={errorTexts.summary}
          prefix="feedback"
          fields={FEEDBACK_FIELDS}
          errors={errors}
          failure={failure}
        />
        {children}
        <Judgment values={values} errors={errors} field={field} />
        <Author field={field} />
        <CheckField
          id="feedback-consent"
          name="consent"
          value="yes"
          label={form.consent}
          defaultChecked={values.consent}
          error={errors.consent}
        />
        <p className="meta">
          <Link href="/learning-center/support-article/privacy-policy">{form.privacy}</Link>
        </p>
        <Button type="submit" look="primary" busy={isBusy} busyText={form.sending}>
          {form.send}
        </Button>
      </div>
    </Form>
  )
}

interface JudgmentProps {
  readonly values: FeedbackValues
  readonly errors: FeedbackErrors
  readonly field: Field
}

const Judgment = ({ values, errors, field }: JudgmentProps) => (
  <>
    <RadioGroup
      id="feedback-rating"
      name="rating"
      label={form.rating}
      layout="across"
      defaultValue={values.rating === 0 ? undefined : String(values.rating)}
      error={errors.rating}
      options={STARS.map((star) => ({ value: String(star), label: `${star} ★`, note: form.stars[star - 1] }))}
    />
    <TextAreaField {...field('body')} label={form.body} hint={form.bodyHint} rows={6} />
    <RadioGroup
      name="keptPrice"
      label={form.keptPrice}
      layout="across"
      defaultValue={values.keptPrice}
      options={KEPT_PRICES.map((value) => ({ value, label: form.keptPrices[value] }))}
    />
  </>
)

const Author = ({ field }: { readonly field: Field }) => (
  <div className="fields-2">
    <TextField {...field('author')} label={form.author} hint={form.authorHint} autoComplete="nickname" />
    <TextField
      {...field('email')}
      type="email"
      label={form.email}
      hint={form.emailHint}
      autoComplete="email"
    />
  </div>
)
