import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
  useNavigation,
} from 'react-router'
import { checkQuestion } from '#features/service/reviews/rules/submission.ts'
import { texts } from '#features/service/reviews/texts.ts'
import { QuestionFields } from '#features/service/reviews/ui/question-form.tsx'
import { readQuestion } from '#features/service/reviews/view/drafts.ts'
import { pageMeta, pageTitle } from '#shop/page/head.ts'
import { readForm } from '#shop/page/read-form.server.ts'
import { storeContext } from '../../context.ts'
import { loadSubmission, sendSubmission } from './submission.server.ts'
import { SubmissionPage } from './submission-page.tsx'

const PATH = '/ask-a-question'
const { question } = texts

export const meta = () =>
  pageMeta({ title: pageTitle(question.title), description: question.lead, noindex: true })

export const loader = ({ context, request }: LoaderFunctionArgs) =>
  loadSubmission(context.get(storeContext).api, request)

export async function action({ context, request }: ActionFunctionArgs) {
  const { api } = context.get(storeContext)
  const draft = readQuestion(await readForm(request))
  return sendSubmission(PATH, draft, checkQuestion(draft), () => api.reviews.ask(draft))
}

/** A question about a product, answered by a consultant. Works without script. */
export default function AskAQuestion() {
  const submission = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  const busy = useNavigation().formMethod === 'POST'
  return (
    <SubmissionPage words={question} path={PATH} submission={submission} offer="offer questions">
      <QuestionFields
        draft={refused?.draft}
        errors={refused?.errors}
        failure={refused?.failure}
        busy={busy}
      />
    </SubmissionPage>
  )
}
