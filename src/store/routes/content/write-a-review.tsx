import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
  useNavigation,
} from 'react-router'
import { checkReview, tidyReview } from '#features/reviews/rules/submission.ts'
import { texts } from '#features/reviews/texts.ts'
import { ReviewFields } from '#features/reviews/ui/review-form.tsx'
import { fieldsOf, loadVoice, sendVoice } from '#features/reviews/view/submission-forms.ts'
import { pageMeta } from '#shop/page/head.ts'
import { storeContext } from '../../context.ts'
import { VoicePage } from './submission-page.tsx'

const PATH = '/write-a-review'
const { review } = texts

export const meta = () => pageMeta({ title: `${review.title} | Alpine`, description: review.lead })

export const loader = ({ context, request }: LoaderFunctionArgs) =>
  loadVoice(context.get(storeContext).api, request)

export async function action({ context, request }: ActionFunctionArgs) {
  const { api } = context.get(storeContext)
  const field = fieldsOf(await request.formData())
  const draft = tidyReview({
    productId: field('product'),
    rating: Number(field('rating')),
    title: field('title'),
    body: field('body'),
    author: field('author'),
    email: field('email'),
    postal: field('postal'),
  })
  return sendVoice(PATH, draft, checkReview(draft), () => api.reviews.write(draft))
}

/** R-REVIEW: a review of the product that a link names, or that somebody names here. Works without script. */
export default function WriteAReview() {
  const voice = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  const busy = useNavigation().formMethod === 'POST'
  return (
    <VoicePage words={review} path={PATH} voice={voice}>
      <ReviewFields draft={refused?.draft} errors={refused?.errors} failure={refused?.failure} busy={busy} />
    </VoicePage>
  )
}
