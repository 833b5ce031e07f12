import { Button } from '#ui/button/button.tsx'
import { FormProblems, formOf } from '#ui/field/form-problems.tsx'
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

const reviewForm = formOf('review', (draft: ReviewDraft) => checkReview(tidyReview(draft)), {
  empty: EMPTY,
  limits: LIMITS,
})
type Field = ReturnType<typeof reviewForm>

const FIELDS = ['rating', 'title', 'body', 'author', 'email', 'postal'] as const

/** The fields of a review (R-REVIEW); the page puts its form around them. */
export function ReviewFields({ draft = {}, errors = {}, failure, busy }: Props) {
  const field = reviewForm(draft, errors)
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
      <OpinionFields field={field} />
      <ContactFields field={field} />
      <Button type="submit" look="primary" size="big" busy={busy}>
        {review.send}
      </Button>
    </>
  )
}

function OpinionFields({ field }: { readonly field: Field }) {
  return (
    <>
      <TextField {...field('title')} label={review.headline} />
      <TextAreaField {...field('body')} label={review.body} hint={review.bodyHint} rows={7} />
      <TextField
        {...field('author')}
        label={review.author}
        hint={review.authorHint}
        autoComplete="nickname"
      />
    </>
  )
}

function ContactFields({ field }: { readonly field: Field }) {
  return (
    <div className="fields-2">
      <TextField
        {...field('email')}
        type="email"
        label={review.email}
        hint={review.emailHint}
        autoComplete="email"
      />
      <TextField
        {...field('postal')}
        label={review.postal}
        hint={review.postalHint}
        optional
        autoComplete="postal-code"
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
