import { formatDate } from '#lib/dates.ts'
import { Stars } from '#ui/stars/stars.tsx'
import type { PublishedFeedback } from '../contract.ts'
import { FEEDBACK_SHOWN } from '../rules/feedback.ts'
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
