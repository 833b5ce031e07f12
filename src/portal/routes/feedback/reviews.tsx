import {
  type ActionFunctionArgs,
  data,
  Form,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router'
import type { DeskSubmission } from '#features/service/reviews/contract.ts'
import { REVIEW } from '#features/service/reviews/rules/access.ts'
import { LIMITS } from '#features/service/reviews/rules/submission.ts'
import { SUBMISSION_LIST } from '#platform/submissions/rules/submission.ts'
import { Button } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/empty/empty-state.tsx'
import { TextAreaField } from '#ui/field/text-field.tsx'
import { portalContext } from '../../context.ts'
import { usePortalFacts } from '../../facts.ts'
import { attempted, rowIdOf } from '../../frame/answers.server.ts'
import { FormOutcome } from '../../frame/form-outcome.tsx'
import { useMay } from '../../frame/permitted.ts'
import type { UndoFields } from '../../frame/undo.tsx'
import { defineList } from '../../list/define-list.ts'
import { readList } from '../../list/list.server.ts'
import { ListFilters, ListPager } from '../../list/list-page.tsx'
import { submissionForm, submissionTexts } from '../../list/submission.tsx'
import { titled } from '../../texts.ts'
import { dayOf, textOf } from '../reading.ts'
import { reviewTexts as texts } from './texts.ts'

export const meta = () => [{ title: titled(texts.title) }]

/** Reviews and questions that wait, oldest first; `?state=` shows those that were decided. */
const SUBMISSIONS = defineList({
  path: 'reviews',
  query: SUBMISSION_LIST,
  form: submissionForm,
  async call(api, query) {
    const { submissions, next } = await api.reviews.list(query)
    return { rows: submissions, next }
  },
})

export const loader = (args: LoaderFunctionArgs) => readList(SUBMISSIONS, args)

/** Decides, or takes a decision back. What mailed nobody can be undone for ten seconds. */
export async function action({ request, context, url }: ActionFunctionArgs) {
  const { reviews } = context.get(portalContext).api
  const form = await request.formData()
  const id = rowIdOf(textOf(form.get('id')))
  const { done } = texts
  return attempted<FormAnswer>(async () => {
    switch (form.get('intent')) {
      case 'publish':
        await reviews.publish({ id })
        return { done: done.publish, undo: { intent: 'reopen', id, was: 'published' } }
      case 'refuse':
        await reviews.refuse({ id })
        return { done: done.refuse, undo: { intent: 'reopen', id, was: 'refused' } }
      case 'reopen':
        await reviews.reopen({ id, was: form.get('was') === 'published' ? 'published' : 'refused' })
        return { done: done.reopen }
      case 'answer':
        await reviews.answer({ id, answer: String(form.get('answer') ?? '') })
        return { done: done.answer }
      case 'refuse-question':
        await reviews.refuseQuestion({ id })
        return { done: done['refuse-question'], undo: { intent: 'reopen-question', id } }
      case 'reopen-question':
        await reviews.reopenQuestion({ id })
        return { done: done['reopen-question'] }
      default:
        throw data(null, { status: 400 })
    }
  }, url)
}

interface FormAnswer {
  done: string
  undo?: UndoFields
}

/** Reviews and questions that wait for a decision, and those that were decided. */
export default function Reviews() {
  const { rows, next, query, faults } = useLoaderData<typeof loader>()
  const outcome = useActionData<typeof action>()
  const mayDecide = useMay(REVIEW.decide)
  return (
    <main id="main" tabIndex={-1} className="portal-main stack-l">
      <div>
        <h1>{texts.title}</h1>
        <p className="meta">{texts.intro}</p>
      </div>
      <FormOutcome outcome={outcome} />
      <ListFilters list={SUBMISSIONS} query={query} faults={faults} submit={submissionTexts.show} />
      {rows.length === 0 && (
        <EmptyState title={texts.none[query.state]}>
          <p>{texts.noneHow[query.state]}</p>
        </EmptyState>
      )}
      {rows.map((submission) => (
        <Submission
          key={`${submission.kind} ${submission.id}`}
          submission={submission}
          mayDecide={mayDecide}
        />
      ))}
      <ListPager next={next} />
    </main>
  )
}

interface Props {
  readonly submission: DeskSubmission
  readonly mayDecide: boolean
}

function Submission({ submission, mayDecide }: Props) {
  const { publicOrigin } = usePortalFacts()
  const { kind, id, rating, title, text, author, email, isVerified, product, sku, path } = submission
  const notes = [
    texts.by(author, dayOf(submission.receivedAt)),
    email ?? '',
    isVerified ? texts.verified : '',
  ]
  return (
    <article className="box stack" id={`${kind}-${id}`}>
      <div>
        <p className="plate-label">{rating === null ? texts.question : texts.review(rating)}</p>
        <h2>
          <a href={publicOrigin + path} target="_blank" rel="noreferrer">
            {product}
          </a>
        </h2>
        <p className="meta">{[sku, ...notes].filter((note) => note !== '').join(' · ')}</p>
      </div>
      {title !== '' && <p className="strong">{title}</p>}
      <p className="issue-text">{text}</p>
      {submission.answer !== null && <p className="issue-text">{texts.answered(submission.answer)}</p>}
      {submission.state !== 'waiting' && <Decided submission={submission} mayDecide={mayDecide} />}
      {submission.state === 'waiting' &&
        mayDecide &&
        (kind === 'review' ? <ReviewDecision id={id} /> : <QuestionDecision id={id} />)}
    </article>
  )
}

/** Who decided and when, and the button that takes the decision back. */
function Decided({ submission, mayDecide }: Props) {
  const { kind, id, state, product, decidedAt, decidedBy } = submission
  if (state === 'waiting') return null
  const isAnswered = kind === 'question' && state === 'published'
  return (
    <Form method="post" className="row" preventScrollReset>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="was" value={state} />
      <span className="meta">
        {texts.decisions[state](dayOf(decidedAt ?? ''), decidedBy ?? '')}{' '}
        {mayDecide && (isAnswered ? texts.answerStays : texts.reopenHint[state])}
      </span>
      {mayDecide && !isAnswered && (
        <Button
          type="submit"
          name="intent"
          value={kind === 'review' ? 'reopen' : 'reopen-question'}
          aria-label={texts.reopenOf(product)}
        >
          {texts.reopen}
        </Button>
      )}
    </Form>
  )
}

const ReviewDecision = ({ id }: { readonly id: number }) => (
  <Form method="post" className="row">
    <input type="hidden" name="id" value={id} />
    <Button type="submit" look="primary" name="intent" value="publish">
      {texts.publish}
    </Button>
    <Button type="submit" name="intent" value="refuse">
      {texts.refuse}
    </Button>
  </Form>
)

const QuestionDecision = ({ id }: { readonly id: number }) => (
  <div className="stack">
    <Form method="post" className="stack">
      <input type="hidden" name="id" value={id} />
      <TextAreaField
        id={`answer-${id}`}
        label={texts.answer}
        hint={texts.answerHint}
        name="answer"
        maxLength={LIMITS.answer}
        rows={3}
        required
      />
      <div>
        <Button type="submit" look="primary" name="intent" value="answer">
          {texts.sendAnswer}
        </Button>
      </div>
    </Form>
    <Form method="post">
      <input type="hidden" name="id" value={id} />
      <Button type="submit" name="intent" value="refuse-question">
        {texts.refuse}
      </Button>
    </Form>
  </div>
)
