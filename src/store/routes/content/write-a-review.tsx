import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
  useNavigation,
} from 'react-router'
import { checkReview } from '#features/service/reviews/rules/submission.ts'
import { texts } from '#features/service/reviews/texts.ts'
import { ReviewFields } from '#features/service/reviews/ui/review-form.tsx'
import { readReview } from '#features/service/reviews/view/drafts.ts'
import { pageMeta, pageTitle } from '#shop/page/head.ts'
import { readForm } from '#shop/page/read-form.server.ts'
import { storeContext } from '../../context.ts'
import { loadSubmission, sendSubmission } from './submission.server.ts'
import { SubmissionPage } from './submission-page.tsx'

const PATH = '/write-a-review'
const { review } = texts

export const meta = () => pageMeta({ title: pageTitle(review.title), description: review.lead })

export const loader = ({ context, request }: LoaderFunctionArgs) =>
  loadSubmission(context.get(storeContext).api, request)

export async function action({ context, request }: ActionFunctionArgs) {
  const { api } = context.get(storeContext)
  const draft = readReview(await readForm(request))
  return sendSubmission(PATH, draft, checkReview(draft), () => api.reviews.write(draft))
}

/** R-REVIEW: a review of the product in the link, or of one that the visitor enters. Works without script. */
export default function WriteAReview() {
  const submission = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  const busy = useNavigation().formMethod === 'POST'
  return (
    <SubmissionPage words={review} path={PATH} submission={submission} offer="offer reviews">
      <ReviewFields draft={refused?.draft} errors={refused?.errors} failure={refused?.failure} busy={busy} />
    </SubmissionPage>
  )
}
