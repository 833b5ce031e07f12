import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
  useNavigation,
} from 'react-router'
import { checkQuestion, tidyQuestion } from '#features/reviews/rules/submission.ts'
import { texts } from '#features/reviews/texts.ts'
import { QuestionFields } from '#features/reviews/ui/question-form.tsx'
import { fieldsOf, loadVoice, sendVoice } from '#features/reviews/view/submission-forms.ts'
import { pageMeta } from '#shop/page/head.ts'
import { storeContext } from '../../context.ts'
import { VoicePage } from './submission-page.tsx'

const PATH = '/ask-a-question'
const { question } = texts

export const meta = () =>
  pageMeta({ title: `${question.title} | Alpine`, description: question.lead, noindex: true })

export const loader = ({ context, request }: LoaderFunctionArgs) =>
  loadVoice(context.get(storeContext).api, request)

export async function action({ context, request }: ActionFunctionArgs) {
  const { api } = context.get(storeContext)
  const field = fieldsOf(await request.formData())
  const draft = tidyQuestion({
    productId: field('product'),
    question: field('question'),
    author: field('author'),
    email: field('email'),
  })
  return sendVoice(PATH, draft, checkQuestion(draft), () => api.reviews.ask(draft))
}

/** A question about a product, answered by a consultant. Works without script. */
export default function AskAQuestion() {
  const voice = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  const busy = useNavigation().formMethod === 'POST'
  return (
    <VoicePage words={question} path={PATH} voice={voice}>
      <QuestionFields
        draft={refused?.draft}
        errors={refused?.errors}
        failure={refused?.failure}
        busy={busy}
      />
    </VoicePage>
  )
}
