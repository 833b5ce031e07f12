import { type ReactNode, useEffect, useState } from 'react'
import {
  type ActionFunctionArgs,
  data,
  Form,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
  useNavigation,
} from 'react-router'
import { call } from '#api/client.ts'
import type { StoreApi } from '#api/contract.ts'
import { refusalOf } from '#api/refusal.ts'
import type { ListedInstaller, PublishedFeedback } from '#features/contractors/contract.ts'
import { NO_ASSISTANCE, reduceAssistance } from '#features/contractors/rules/assistance.ts'
import {
  checkFeedback,
  type FeedbackErrors,
  type FeedbackValues,
} from '#features/contractors/rules/feedback.ts'
import { texts } from '#features/contractors/texts.ts'
import { FeedbackForm } from '#features/contractors/ui/feedback-form.tsx'
import { FeedbackList } from '#features/contractors/ui/feedback-list.tsx'
import { FindForm } from '#features/contractors/ui/find-form.tsx'
import { InstallerCard } from '#features/contractors/ui/installer-card.tsx'
import { type ListQuestion, listPath, questionIn } from '#features/contractors/view/addresses.ts'
import { readFeedback } from '#features/contractors/view/read-feedback.ts'
import { PROOF_NEEDED } from '#features/limits/rules/proof.ts'
import { printedOrderNumber } from '#features/orders/rules/order-number.ts'
import { textFields } from '#kit/form-fields.ts'
import { pageTitle } from '#shop/merchant.ts'
import { typedOrderQuestion } from '#shop/order/order-question.ts'
import { pageMeta } from '#shop/page/head.ts'
import { privatePage, REFERRER_STAYS } from '#shop/page/private-page.ts'
import { readForm } from '#shop/page/read-form.server.ts'
import { Breadcrumbs } from '#ui/breadcrumbs/breadcrumbs.tsx'
import { Link } from '#ui/link/link.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { storeContext } from '../../context.ts'
import { useStoreFacts } from '../../root.tsx'
import styles from '../../sheets/contractors.css?url'
import { sheet } from '../../sheets/sheet.ts'

export const links = () => [sheet(styles)]
export const headers = privatePage
export const meta = () => [
  ...pageMeta({ title: pageTitle(texts.feedback.title), description: texts.before.listen, noindex: true }),
  REFERRER_STAYS,
]

const words = texts.feedback

interface Page {
  question: ListQuestion
  contractor: ListedInstaller | null
  feedback: PublishedFeedback[]
  /** the order that the visitor may open, and its e-mail address */
  order: { id: string; email: string | null } | null
  isOrderUnknown: boolean
  /** whether the address names an installer that is not there */
  isGone: boolean
}

const idIn = (text: string | null): number | undefined =>
  text && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined

/** R-PROFEED, E-CONTRACTOR */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const { api } = context.get(storeContext)
  const question = questionIn(url.searchParams)
  const named = url.searchParams.get('contractor')
  const id = idIn(named)
  const page: Page = {
    question,
    contractor: null,
    feedback: [],
    order: null,
    isOrderUnknown: false,
    isGone: named !== null,
  }
  if (id === undefined) return data(page, { status: named === null ? 200 : 404 })
  try {
    const opened = await api.contractors.open({ id })
    const order = question.orderID ? await openOrder(api, question) : null
    const isOrderUnknown = question.orderID !== '' && order === null
    return data({ ...page, ...opened, order, isOrderUnknown, isGone: false })
  } catch (error) {
    if (refusalOf(error)?.status !== 404) throw error
    return data(page, { status: 404 })
  }
}

/** The order of an address, for those who may open it; null for everybody else. */
async function openOrder(api: StoreApi, question: ListQuestion): Promise<Page['order']> {
  try {
    const { orderId, email } = await api.contractors.list(typedOrderQuestion(question))
    return orderId === null ? null : { id: orderId, email }
  } catch (error) {
    if (refusalOf(error) === undefined) throw error
    return null
  }
}

type Answer =
  | { sent: true }
  | {
      sent: false
      values: FeedbackValues
      errors?: FeedbackErrors
      failure?: string
      /** what is sent again when the browser has proved work */
      proofFor?: Readonly<Record<string, unknown>>
    }

export async function action({ context, request, url }: ActionFunctionArgs) {
  const { api } = context.get(storeContext)
  const form = await readForm(request)
  const field = textFields(form)
  const id = idIn(url.searchParams.get('contractor'))
  if (id === undefined) throw data(null, { status: 400 })
  const values = readFeedback(form)
  const errors = checkFeedback(values)
  if (Object.keys(errors).length > 0) return data<Answer>({ sent: false, values, errors }, { status: 400 })
  const orderID = field('orderID')
  const input = {
    id,
    ...values,
    ...(orderID ? typedOrderQuestion({ orderID, postal: field('postal') }) : {}),
  }
  try {
    await api.contractors.sendFeedback(input)
    return data<Answer>({ sent: true })
  } catch (error) {
    const refusal = refusalOf(error)
    if (!refusal) throw error
    const { status, message, code } = refusal
    return data<Answer>(
      {
        sent: false,
        values,
        failure: status === 400 ? texts.failed : message,
        ...(code === PROOF_NEEDED ? { proofFor: input } : {}),
      },
      { status },
    )
  }
}

/**
 * A browser that has sent much feedback proves work and sends the same values to the API. Without script the
 * sender reads the refusal.
 */
function useProof(answer: Answer | undefined): boolean {
  const [isProved, setProved] = useState(false)
  useEffect(() => {
    const input = answer && !answer.sent ? answer.proofFor : undefined
    if (!input) return
    const { id, ...body } = input
    call('POST', `/contractors/${id}/feedback`, body).then(
      () => setProved(true),
      () => undefined,
    )
  }, [answer])
  return isProved
}

const PostForm = ({ children }: { children: ReactNode }) => (
  <Form method="post" noValidate>
    {children}
  </Form>
)

export default function ProInstallationFeedback() {
  const page = useLoaderData<typeof loader>()
  const { demo } = useStoreFacts()
  const { contractor, question } = page
  return (
    <>
      <div className="wrap">
        <Breadcrumbs
          crumbs={[
            { label: texts.home, href: '/' },
            { label: texts.title, href: listPath(question) },
            { label: words.title },
          ]}
        />
      </div>
      <main className="wrap" id="main" tabIndex={-1}>
        <h1>{contractor ? words.titleOf(contractor.name) : words.title}</h1>
        {demo && <Notice>{texts.demo}</Notice>}
        {contractor ? <About page={page} contractor={contractor} /> : <Choose page={page} />}
      </main>
    </>
  )
}

const Choose = ({ page: { question, isGone } }: { readonly page: Page }) => (
  <section className="stack">
    {isGone && <Notice tone="warn">{texts.notFound}</Notice>}
    <h2>{words.choose}</h2>
    <p>{words.chooseHow}</p>
    <FindForm question={question} fault={null} isBusy={false} />
  </section>
)

const About = ({ page, contractor }: { readonly page: Page; readonly contractor: ListedInstaller }) => (
  <div className="installer-both">
    <div className="stack-l">
      <InstallerCard installer={contractor} level={2} />
      <FeedbackList feedback={page.feedback} total={contractor.feedbackCount} />
      <p>
        <Link href={listPath(page.question)}>{words.back}</Link>
      </p>
    </div>
    <Send key={contractor.id} page={page} contractor={contractor} />
  </div>
)

function Send({ page, contractor }: { readonly page: Page; readonly contractor: ListedInstaller }) {
  const answer = useActionData<Answer>()
  const isProved = useProof(answer)
  const isBusy = useNavigation().formMethod === 'POST'
  const { order, isOrderUnknown, question } = page
  const opened = reduceAssistance<ListedInstaller>(NO_ASSISTANCE, {
    type: 'listing found',
    listing: {
      orderId: order?.id ?? null,
      email: order?.email ?? null,
      contractors: [contractor],
      show_rating: contractor.feedbackCount > 0,
    },
  })
  const { feedbackData } =
    answer === undefined
      ? opened
      : answer.sent || isProved
        ? reduceAssistance(opened, { type: 'feedback sent' })
        : reduceAssistance(opened, { type: 'feedback written', values: answer.values })
  const faults = answer && !answer.sent ? answer : undefined
  return (
    <section className="box feedback-send" aria-labelledby="feedback-send">
      <h2 id="feedback-send">{words.form}</h2>
      <p>{words.formLead}</p>
      <FeedbackForm
        Form={PostForm}
        feedback={feedbackData}
        errors={faults?.errors}
        failure={faults?.failure}
        isBusy={isBusy}
      >
        {isOrderUnknown && <Notice tone="warn">{words.orderUnknown}</Notice>}
        {order && (
          <>
            <Notice>{words.forOrder(printedOrderNumber(order.id))}</Notice>
            <input type="hidden" name="orderID" value={order.id} />
            <input type="hidden" name="postal" value={question.postal} />
          </>
        )}
      </FeedbackForm>
    </section>
  )
}
