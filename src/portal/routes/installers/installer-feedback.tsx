import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router'
import { mayDo } from '#features/people/accounts/rules/actions.ts'
import { printedOrderNumber } from '#features/selling/orders/rules/order-number.ts'
import type { DeskFeedback } from '#features/service/contractors/contract.ts'
import { CONTRACTOR } from '#features/service/contractors/rules/access.ts'
import { textFields } from '#lib/form-fields.ts'
import { SUBMISSION_LIST } from '#platform/submissions/rules/submission.ts'
import { privatePage } from '#shop/page/page-handle.ts'
import { readForm } from '#shop/page/read-form.server.ts'
import { LinkButton } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/empty/empty-state.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { portalContext } from '../../context.ts'
import { attempted, rowIdOf } from '../../frame/answers.server.ts'
import { FormOutcome } from '../../frame/form-outcome.tsx'
import { defineList } from '../../list/define-list.ts'
import { readList } from '../../list/list.server.ts'
import { ListFilters, ListPager } from '../../list/list-page.tsx'
import {
  SubmissionDecision,
  SubmissionNotes,
  submissionForm,
  submissionTexts,
} from '../../list/submission.tsx'
import { titled } from '../../texts.ts'
import { dayOf } from '../reading.ts'
import { texts as all } from './texts.ts'

const texts = all.feedback

export const meta = () => [{ title: titled(texts.title) }]
export const headers = privatePage

/** Feedback that waits, oldest first; `?state=` shows what was decided. */
const FEEDBACK = defineList({
  path: 'installers/feedback',
  query: SUBMISSION_LIST,
  form: submissionForm,
  async call(api, query) {
    const { feedback, next } = await api.contractors.feedback(query)
    return { rows: feedback, next }
  },
})

export async function loader(args: LoaderFunctionArgs) {
  const { user } = args.context.get(portalContext)
  const page = await readList(FEEDBACK, args)
  return { ...page, mayDecide: user !== undefined && mayDo(user.role, CONTRACTOR.decide) }
}

export async function action({ context, request, url }: ActionFunctionArgs) {
  const { contractors } = context.get(portalContext).api
  const field = textFields(await readForm(request))
  const id = rowIdOf(field('id'))
  return attempted(async () => {
    if (field('intent') === 'publish') await contractors.publish({ id })
    else if (field('intent') === 'withdraw') await contractors.withdraw({ id })
    else if (field('intent') === 'refuse') await contractors.refuse({ id, reason: field('reason') })
    else throw data(null, { status: 400 })
    return { done: true as const }
  }, url)
}

/** R-PROFEED: staff read feedback before it is published and counts. */
export default function InstallerFeedback() {
  const { rows: feedback, next, query, faults, mayDecide } = useLoaderData<typeof loader>()
  const outcome = useActionData<typeof action>()
  return (
    <main id="main" tabIndex={-1} className="portal-main stack-l">
      <div className="row between">
        <h1>{texts.title}</h1>
        <LinkButton href="/installers">{texts.listings}</LinkButton>
      </div>
      <FormOutcome outcome={outcome} done={submissionTexts.done} />
      <ListFilters list={FEEDBACK} query={query} faults={faults} submit={submissionTexts.show} />
      {feedback.length === 0 && (
        <EmptyState title={texts.none}>
          <p>{texts.noneHow}</p>
        </EmptyState>
      )}
      {feedback.map((each) => (
        <Feedback key={each.id} feedback={each} mayDecide={mayDecide} />
      ))}
      <ListPager next={next} />
    </main>
  )
}

interface FeedbackProps {
  readonly feedback: DeskFeedback
  readonly mayDecide: boolean
}

const Feedback = ({ feedback, mayDecide }: FeedbackProps) => (
  <article className="box stack">
    <h2>{texts.about(feedback.company, feedback.rating)}</h2>
    <p className="meta">
      {texts.by(feedback.author, dayOf(feedback.receivedAt))} {feedback.email}.{' '}
      {feedback.orderId === null ? texts.noOrder : texts.order(printedOrderNumber(feedback.orderId))}{' '}
      {texts.kept[feedback.keptPrice]}
    </p>
    <p className="issue-text">{feedback.body}</p>
    {feedback.isOfCompany && <Notice tone="warn">{texts.own}</Notice>}
    <SubmissionNotes submission={feedback} />
    {mayDecide && (
      <SubmissionDecision
        submission={feedback}
        publishLabel={texts.publishOf(feedback.company, feedback.author)}
      />
    )}
  </article>
)
