import { type ActionFunctionArgs, Form, type LoaderFunctionArgs, useActionData, useLoaderData, useNavigation } from 'react-router'
import { checkReview, tidyReview } from '#features/reviews/rules/submission.ts'
import { texts } from '#features/reviews/texts.ts'
import { ChooseProduct, ReviewFields } from '#features/reviews/ui/review-form.tsx'
import { Subject } from '#features/reviews/ui/subject.tsx'
import { Thanks } from '#features/reviews/ui/thanks.tsx'
import { storeContext } from '../context.ts'
import { pageMeta } from '../page.ts'
import { fieldsOf, loadVoice, sendVoice } from '../voice.server.ts'

const PATH = '/write-a-review'
const { review } = texts

export const meta = () => pageMeta({ title: `${review.title} | Alpine`, description: review.lead })

export const loader = ({ context, request }: LoaderFunctionArgs) => loadVoice(context.get(storeContext).api, request)

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
  const { subject, unknown, thanks } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  const busy = useNavigation().formMethod === 'POST'
  return (
    <main id="main" tabIndex={-1} className="wrap voice">
      <div className="stack">
        <h1>{review.title}</h1>
        <p className="lead">{review.lead}</p>
      </div>
      {subject && <Subject subject={subject} />}
      {!subject && <ChooseProduct action={PATH} unknown={unknown} />}
      {subject && thanks && <Thanks title={review.sent} text={review.sentText} more={{ href: subject.href, label: texts.back }} />}
      {subject && !thanks && (
        <Form method="post" className="stack-l" noValidate>
          <input type="hidden" name="product" value={subject.id} />
          <ReviewFields draft={refused?.draft} errors={refused?.errors} failure={refused?.failure} busy={busy} />
        </Form>
      )}
    </main>
  )
}
