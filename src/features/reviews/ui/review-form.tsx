import { Button } from '#ui/button/button.tsx'
import { FormProblems } from '#ui/field/form-problems.tsx'
import { RadioGroup } from '#ui/field/radio-group.tsx'
import { TextAreaField, TextField } from '#ui/field/text-field.tsx'
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

const EMPTY: ReviewDraft = {
  productId: '',
  rating: 0,
  title: '',
  body: '',
  author: '',
  email: '',
  postal: '',
}

/** The rule of one field. */
const checkOf = (field: keyof ReviewDraft) => (typed: string) =>
  checkReview(tidyReview({ ...EMPTY, [field]: typed }))[field]

const FIELDS = ['rating', 'title', 'body', 'author', 'email', 'postal'] as const

/** The fields of a review (R-REVIEW); the page puts its form around them. */
export function ReviewFields({ draft = {}, errors = {}, failure, busy }: Props) {
  return (
    <>
      <FormProblems title={texts.summary} prefix="review" fields={FIELDS} errors={errors} failure={failure} />
      <RadioGroup
        id="review-rating"
        name="rating"
        label={review.rating}
        layout="across"
        className="rate"
        error={errors.rating}
        defaultValue={draft.rating ? String(draft.rating) : undefined}
        options={review.stars.map((word, index) => ({
          value: String(index + 1),
          label: `${index + 1} ★`,
          note: word,
        }))}
      />
      <OpinionFields draft={draft} errors={errors} />
      <ContactFields draft={draft} errors={errors} />
      <Button type="submit" look="primary" size="big" busy={busy}>
        {review.send}
      </Button>
    </>
  )
}

function OpinionFields({ draft, errors }: { draft: Partial<ReviewDraft>; errors: Errors<ReviewDraft> }) {
  return (
    <>
      <TextField
        id="review-title"
        name="title"
        label={review.headline}
        maxLength={LIMITS.title}
        defaultValue={draft.title}
        check={checkOf('title')}
        error={errors.title}
      />
      <TextAreaField
        id="review-body"
        name="body"
        label={review.body}
        hint={review.bodyHint}
        rows={7}
        maxLength={LIMITS.body}
        defaultValue={draft.body}
        check={checkOf('body')}
        error={errors.body}
      />
      <TextField
        id="review-author"
        name="author"
        label={review.author}
        hint={review.authorHint}
        autoComplete="nickname"
        maxLength={LIMITS.author}
        defaultValue={draft.author}
        check={checkOf('author')}
        error={errors.author}
      />
    </>
  )
}

function ContactFields({ draft, errors }: { draft: Partial<ReviewDraft>; errors: Errors<ReviewDraft> }) {
  return (
    <div className="fields-2">
      <TextField
        id="review-email"
        name="email"
        type="email"
        label={review.email}
        hint={review.emailHint}
        autoComplete="email"
        maxLength={LIMITS.email}
        defaultValue={draft.email}
        check={checkOf('email')}
        error={errors.email}
      />
      <TextField
        id="review-postal"
        name="postal"
        label={review.postal}
        hint={review.postalHint}
        optional
        autoComplete="postal-code"
        maxLength={LIMITS.postal}
        defaultValue={draft.postal}
        check={checkOf('postal')}
        error={errors.postal}
      />
    </div>
  )
}

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
