import type { ComponentType, ReactNode } from 'react'
import { formatDate } from '#lib/dates.ts'
import { type Opinion, OpinionFields, OpinionSent } from '#ui/field/opinion-fields.tsx'
import { Link } from '#ui/link/link.tsx'
import { Stars } from '#ui/stars/stars.tsx'
import type { PublishedFeedback } from '../contract.ts'
import type { ContractorAssistance } from '../rules/assistance.ts'
import {
  checkFeedback,
  FEEDBACK_LIMITS,
  FEEDBACK_SHOWN,
  type FeedbackErrors,
  type FeedbackValues,
  KEPT_PRICES,
  NO_VALUES,
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

const FEEDBACK: Opinion<FeedbackValues> = {
  prefix: 'feedback',
  check: checkFeedback,
  empty: NO_VALUES,
  limits: FEEDBACK_LIMITS,
  words: { ...words, summary: texts.errors.summary },
  rows: [
    { kind: 'stars', name: 'rating', label: words.rating, words: words.stars },
    { kind: 'lines', name: 'body', label: words.body, hint: words.bodyHint, rows: 6 },
    {
      kind: 'choice',
      name: 'keptPrice',
      label: words.keptPrice,
      options: KEPT_PRICES.map((value) => ({ value, label: words.keptPrices[value] })),
    },
    [
      {
        kind: 'line',
        name: 'author',
        label: words.author,
        hint: words.authorHint,
        autoComplete: 'nickname',
      },
      { kind: 'email', name: 'email', label: words.email, hint: words.emailHint },
    ],
    { kind: 'consent', name: 'consent', label: words.consent },
  ],
}

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
export function FeedbackForm({ Form, feedback, errors, failure, isBusy, children }: Props) {
  if (feedback.feedbackSubmitted) return <OpinionSent words={words} />
  return (
    <Form>
      <div className="stack-l">
        <OpinionFields
          of={FEEDBACK}
          draft={feedback.feedbackValues}
          errors={errors}
          failure={failure}
          busy={isBusy}
          head={children}
          foot={
            <p className="meta">
              <Link href="/learning-center/support-article/privacy-policy">{words.privacy}</Link>
            </p>
          }
        />
      </div>
    </Form>
  )
}
