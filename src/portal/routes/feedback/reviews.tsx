import {
  type ActionFunctionArgs,
  data,
  Form,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router'
import type { WaitingSubmission } from '#features/service/reviews/contract.ts'
import { REVIEW } from '#features/service/reviews/rules/access.ts'
import { LIMITS } from '#features/service/reviews/rules/submission.ts'
import { listQuery } from '#platform/lists/rules/query.ts'
import { Button } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/empty/empty-state.tsx'
import { TextAreaField } from '#ui/field/text-field.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { portalContext } from '../../context.ts'
import { usePortalFacts } from '../../facts.ts'
import { attempted, rowIdOf } from '../../frame/answers.server.ts'
import { useMay } from '../../frame/permitted.ts'
import { defineList } from '../../list/define-list.ts'
import { readList } from '../../list/list.server.ts'
import { ListPager } from '../../list/list-page.tsx'
import { titled } from '../../texts.ts'
import { dayOf } from '../reading.ts'
import { reviewTexts as texts } from './texts.ts'

export const meta = () => [{ title: titled(texts.title) }]

const WAITING = defineList({
  path: 'reviews',
  query: listQuery({ filters: {} }),
  async call(api, query) {
    const { waiting, next } = await api.reviews.list(query)
    return { rows: waiting, next }
  },
})

export const loader = (args: LoaderFunctionArgs) => readList(WAITING, args)

export async function action({ request, context, url }: ActionFunctionArgs) {
  const { reviews } = context.get(portalContext).api
  const form = await request.formData()
  const id = rowIdOf(String(form.get('id') ?? ''))
  return attempted(async () => {
    switch (form.get('intent')) {
      case 'publish':
        return reviews.publish({ id })
      case 'refuse-question':
        return reviews.refuseQuestion({ id })
      case 'answer':
        return reviews.answer({ id, answer: String(form.get('answer') ?? '') })
      case 'refuse':
        return reviews.refuse({ id })
      default:
        throw data(null, { status: 400 })
    }
  }, url)
}

/** Reviews and questions that wait for a decision. */
export default function Reviews() {
  const { rows: waiting, next } = useLoaderData<typeof loader>()
  const result = useActionData<typeof action>()
  const mayDecide = useMay(REVIEW.decide)
  const refused = result?.refused
  return (
    <main id="main" tabIndex={-1} className="portal-main stack-l">
      <div>
        <h1>{texts.title}</h1>
        <p className="meta">{texts.intro}</p>
      </div>
      {refused && (
        <Notice tone="bad" live="alert">
          {refused.message}
        </Notice>
      )}
      {result && !refused && (
        <Notice tone="ok" live="status">
          {texts.done}
        </Notice>
      )}
      {waiting.length === 0 && (
        <EmptyState title={texts.none}>
          <p>{texts.noneHow}</p>
        </EmptyState>
      )}
      {waiting.map((submission) => (
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
  readonly submission: WaitingSubmission
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
      {mayDecide && (kind === 'review' ? <ReviewDecision id={id} /> : <QuestionDecision id={id} />)}
    </article>
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
