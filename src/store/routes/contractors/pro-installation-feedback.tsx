import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { StoreApi } from '#api/contract.ts'
import { refusalOf } from '#api/refusal.ts'
import type { ListedInstaller, PublishedFeedback } from '#features/service/contractors/contract.ts'
import {
  checkFeedback,
  type FeedbackValues,
  KEPT_PRICES,
} from '#features/service/contractors/rules/feedback.ts'
import { texts } from '#features/service/contractors/texts.ts'
import { FeedbackList } from '#features/service/contractors/ui/feedback.tsx'
import { FindForm } from '#features/service/contractors/ui/find-form.tsx'
import { InstallerCard } from '#features/service/contractors/ui/installer-card.tsx'
import { type ListQuestion, listPath, questionIn } from '#features/service/contractors/view/addresses.ts'
import { textFields } from '#lib/form-fields.ts'
import { PROOF_NEEDED } from '#platform/limits/rules/proof.ts'
import { typedOrderQuestion } from '#shop/order/order-question.ts'
import { pageMeta, pageTitle } from '#shop/page/head.ts'
import { privatePage, REFERRER_STAYS } from '#shop/page/page-handle.ts'
import { pagePicture } from '#shop/page/page-pictures.server.ts'
import { readForm } from '#shop/page/read-form.server.ts'
import { Breadcrumbs } from '#ui/breadcrumbs/breadcrumbs.tsx'
import { Drawing, type PagePicture } from '#ui/drawing/drawing.tsx'
import { Link } from '#ui/link/link.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { DemoNotice } from '../../chrome/demo-notice.tsx'
import { storeContext } from '../../context.ts'
import styles from '../../sheets/contractors.css?url'
import { sheet } from '../../sheets/sheet.ts'
import { houseOfWork } from './house-of-work.ts'
import { type FeedbackAnswer, SendFeedback } from './send-feedback.tsx'

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
  /** the order that the visitor may open, and its email address */
  order: { id: string; email: string | null } | null
  isOrderUnknown: boolean
  /** whether the address names an installer that is not there */
  isGone: boolean
  /** without an installer: the house that the work was in */
  picture: PagePicture | null
}

const idIn = (text: string | null): number | undefined =>
  text && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined

/** R-PROFEED, E-CONTRACTOR */
export async function loader({ context, request, url }: LoaderFunctionArgs) {
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
    picture: pagePicture(houseOfWork, request),
  }
  if (id === undefined) return data(page, { status: named === null ? 200 : 404 })
  try {
    const opened = await api.contractors.open({ id })
    const order = question.orderID ? await openOrder(api, question) : null
    const isOrderUnknown = question.orderID !== '' && order === null
    return data({ ...page, ...opened, order, isOrderUnknown, isGone: false, picture: null })
  } catch (error) {
    if (refusalOf(error)?.status !== 404) throw error
    return data(page, { status: 404 })
  }
}

/** The order of an address, for those who may open it; null for other visitors. */
async function openOrder(api: StoreApi, question: ListQuestion): Promise<Page['order']> {
  try {
    const { orderId, email } = await api.contractors.list(typedOrderQuestion(question))
    return orderId === null ? null : { id: orderId, email }
  } catch (error) {
    if (refusalOf(error) === undefined) throw error
    return null
  }
}

export async function action({ context, request, url }: ActionFunctionArgs) {
  const { api } = context.get(storeContext)
  const form = await readForm(request)
  const field = textFields(form)
  const id = idIn(url.searchParams.get('contractor'))
  if (id === undefined) throw data(null, { status: 400 })
  const values = readFeedback(form)
  const errors = checkFeedback(values)
  if (Object.keys(errors).length > 0)
    return data<FeedbackAnswer>({ sent: false, values, errors }, { status: 400 })
  const orderID = field('orderID')
  const input = {
    id,
    ...values,
    ...(orderID ? typedOrderQuestion({ orderID, postal: field('postal') }) : {}),
  }
  try {
    await api.contractors.sendFeedback(input)
    return data<FeedbackAnswer>({ sent: true })
  } catch (error) {
    const refusal = refusalOf(error)
    if (!refusal) throw error
    const { status, message, code } = refusal
    return data<FeedbackAnswer>(
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

export default function ProInstallationFeedback() {
  const page = useLoaderData<typeof loader>()
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
        <DemoNotice className="installer-note">{texts.demo}</DemoNotice>
        {contractor ? <About page={page} contractor={contractor} /> : <Choose page={page} />}
      </main>
    </>
  )
}

const Choose = ({ page: { question, isGone, picture } }: { readonly page: Page }) => (
  <section className="stack">
    {isGone && <Notice tone="warn">{texts.notFound}</Notice>}
    <h2>{words.choose}</h2>
    <p>{words.chooseHow}</p>
    <div className={picture ? 'installer-start' : undefined}>
      <FindForm question={question} fault={null} isBusy={false} jobLabel={words.chooseJob} />
      {picture && <Drawing picture={picture} />}
    </div>
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
    <SendFeedback
      key={contractor.id}
      contractor={contractor}
      order={page.order}
      postal={page.question.postal}
      isOrderUnknown={page.isOrderUnknown}
    />
  </div>
)

/** Reads the form of feedback. Missing fields are empty; a rating that is no digit is 0. */
function readFeedback(form: FormData): FeedbackValues {
  const field = textFields(form)
  const rating = field('rating')
  return {
    rating: /^[1-5]$/.test(rating) ? Number(rating) : 0,
    keptPrice: KEPT_PRICES.find((each) => each === field('keptPrice')) ?? 'unsaid',
    body: field('body').trim(),
    author: field('author').trim(),
    email: field('email').trim(),
    consent: field('consent') === 'yes',
  }
}
