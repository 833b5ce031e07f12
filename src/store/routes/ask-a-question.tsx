import { type ActionFunctionArgs, Form, type LoaderFunctionArgs, useActionData, useLoaderData, useNavigation } from 'react-router'
import { checkQuestion, tidyQuestion } from '#features/reviews/rules/submission.ts'
import { texts } from '#features/reviews/texts.ts'
import { QuestionFields } from '#features/reviews/ui/question-form.tsx'
import { ChooseProduct } from '#features/reviews/ui/review-form.tsx'
import { Subject } from '#features/reviews/ui/subject.tsx'
import { Thanks } from '#features/reviews/ui/thanks.tsx'
import { storeContext } from '../context.ts'
import { pageMeta } from '../page.ts'
import { fieldsOf, loadVoice, sendVoice } from '../voice.server.ts'

const PATH = '/ask-a-question'
const { question } = texts

export const meta = () => pageMeta({ title: `${question.title} | Alpine`, description: question.lead, noindex: true })

export const loader = ({ context, request }: LoaderFunctionArgs) => loadVoice(context.get(storeContext).api, request)

export async function action({ context, request }: ActionFunctionArgs) {
  const { api } = context.get(storeContext)
  const field = fieldsOf(await request.formData())
  const draft = tidyQuestion({ productId: field('product'), question: field('question'), author: field('author'), email: field('email') })
  return sendVoice(PATH, draft, checkQuestion(draft), () => api.reviews.ask(draft))
}

/** A question about a product, answered by a consultant. Works without script. */
export default function AskAQuestion() {
  const { subject, unknown, thanks } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  const busy = useNavigation().formMethod === 'POST'
  return (
    <main id="main" tabIndex={-1} className="wrap voice">
      <div className="stack">
        <h1>{question.title}</h1>
        <p className="lead">{question.lead}</p>
      </div>
      {subject && <Subject subject={subject} />}
      {!subject && <ChooseProduct action={PATH} unknown={unknown} />}
      {subject && thanks && <Thanks title={question.sent} text={question.sentText} more={{ href: subject.href, label: texts.back }} />}
      {subject && !thanks && (
        <Form method="post" className="stack-l" noValidate>
          <input type="hidden" name="product" value={subject.id} />
          <QuestionFields draft={refused?.draft} errors={refused?.errors} failure={refused?.failure} busy={busy} />
        </Form>
      )}
    </main>
  )
}
