import { Button } from '#ui/button/button.tsx'
import { type Opinion, OpinionFields } from '#ui/field/opinion-fields.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { Link } from '#ui/link/link.tsx'
import { checkReview, type Errors, LIMITS, type ReviewDraft, tidyReview } from '../rules/submission.ts'
import { texts } from '../texts.ts'

const { review } = texts

interface Props {
  /** the values of a form that the server refused */
  readonly draft?: Partial<ReviewDraft> | undefined
  readonly errors?: Errors<ReviewDraft> | undefined
  /** the error of the whole form */
  readonly failure?: string | undefined
  readonly busy: boolean
}

const REVIEW: Opinion<ReviewDraft> = {
  prefix: 'review',
  check: (draft) => checkReview(tidyReview(draft)),
  empty: { productId: '', rating: 0, title: '', body: '', author: '', email: '', postal: '' },
  limits: LIMITS,
  words: { summary: texts.summary, send: review.send },
  size: 'big',
  rows: [
    { kind: 'stars', name: 'rating', label: review.rating, words: review.stars, className: 'rate' },
    { kind: 'line', name: 'title', label: review.headline },
    { kind: 'lines', name: 'body', label: review.body, hint: review.bodyHint, rows: 7 },
    {
      kind: 'line',
      name: 'author',
      label: review.author,
      hint: review.authorHint,
      autoComplete: 'nickname',
    },
    [
      { kind: 'email', name: 'email', label: review.email, hint: review.emailHint },
      {
        kind: 'line',
        name: 'postal',
        label: review.postal,
        hint: review.postalHint,
        optional: true,
        autoComplete: 'postal-code',
      },
    ],
  ],
}

/** The fields of a review (R-REVIEW); the page puts its form around them. */
export const ReviewFields = ({ draft, errors, failure, busy }: Props) => (
  <OpinionFields of={REVIEW} draft={draft} errors={errors} failure={failure} busy={busy} />
)

interface ChooseProps {
  /** the page that shows the form for the chosen product */
  readonly action: string
  readonly unknown: boolean
  /** the products that match the words in the field */
  readonly found: readonly { id: string; name: string; sku: string }[]
}

/** Asks for the product when the address names none: by name, model or item number. Works without script. */
export function ChooseProduct({ action, unknown, found }: ChooseProps) {
  return (
    <form method="get" action={action} className="box stack">
      <h2>{review.choose}</h2>
      <TextField
        name="product"
        label={review.productId}
        hint={review.chooseHint}
        maxLength={LIMITS.title}
        required
        error={unknown ? review.unknown : undefined}
      />
      <Button type="submit" look="primary">
        {review.show}
      </Button>
      {found.length > 0 && (
        <div className="stack-s">
          <h3>{review.found}</h3>
          <ul className="stack-s">
            {found.map(({ id, name, sku }) => (
              <li key={id}>
                <Link href={`${action}?product=${id}`}>{name}</Link> <span className="meta">{sku}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </form>
  )
}
