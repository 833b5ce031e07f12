import type { ReactNode } from 'react'
import {
  type ActionFunctionArgs,
  data,
  Form,
  type LoaderFunctionArgs,
  type MetaArgs,
  useActionData,
  useLoaderData,
  useNavigation,
} from 'react-router'
import { refusalOf } from '#api/refusal.ts'
import { LookupForm } from '#features/selling/fulfilment/ui/lookup-form.tsx'
import type { FormShell } from '#features/selling/fulfilment/ui/order-requests.tsx'
import { printedOrderNumber } from '#features/selling/orders/rules/order-number.ts'
import { plateUpload } from '#features/service/warranties/rules/registration.ts'
import { texts } from '#features/service/warranties/texts.ts'
import { AboutWarranty } from '#features/service/warranties/ui/about-warranty.tsx'
import { type RegisterOutcome, UnitCard } from '#features/service/warranties/ui/unit-card.tsx'
import { readRegistration } from '#features/service/warranties/view/registration.ts'
import { typedOrderQuestion } from '#shop/order/order-question.ts'
import { pageMeta, pageTitle } from '#shop/page/head.ts'
import { type PageHandle, privatePage, REFERRER_STAYS } from '#shop/page/page-handle.ts'
import { pagePicture } from '#shop/page/page-pictures.server.ts'
import { readForm } from '#shop/page/read-form.server.ts'
import { buttonClass, LinkButton } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/empty/empty-state.tsx'
import { Link } from '#ui/link/link.tsx'
import { storeContext } from '../../context.ts'
import { orderPath, technicalPath } from '../../paths.ts'
import styles from '../../sheets/owned-equipment.css?url'
import { sheet } from '../../sheets/sheet.ts'

export const links = () => [sheet(styles)]
export const handle: PageHandle = { upload: plateUpload }
export const headers = privatePage
export const meta = ({ loaderData }: MetaArgs<typeof loader>) => [
  ...pageMeta({
    title: pageTitle(texts.title),
    description: texts.intro,
    ...(loaderData ? { canonical: loaderData.publicOrigin + PATH } : {}),
  }),
  REFERRER_STAYS,
]

const PATH = '/ten-year-warranty'

const GetForm: FormShell = (props) => <Form method="get" {...props} />
const PostForm = (props: { className: string; children: ReactNode }) => (
  <Form method="post" encType="multipart/form-data" preventScrollReset {...props} />
)

const asked = (url: URL) => ({
  orderID: url.searchParams.get('orderID') ?? '',
  postal: url.searchParams.get('postal') ?? '',
})

export async function loader({ context, request, url }: LoaderFunctionArgs) {
  const { api, publicOrigin } = context.get(storeContext)
  const question = { ...asked(url), publicOrigin }
  if (question.orderID !== '')
    try {
      const found = await api.warranties.read(typedOrderQuestion(question))
      return { ...question, found, about: undefined, refusal: undefined }
    } catch (error) {
      const refusal = refusalOf(error)
      if (!refusal) throw error
      // A link in a mail has no postal code: the page asks for it before it refuses anything.
      const shown = url.searchParams.has('postal') ? refusal.message : undefined
      return { ...question, found: undefined, about: await aboutWarranty(), refusal: shown }
    }
  return { ...question, found: undefined, about: await aboutWarranty(), refusal: undefined }

  async function aboutWarranty() {
    const { brands } = await api.warranties.brands()
    const nameplate = { drawing: null, dimensions: null, view: 'lesson', name: 'nameplate' } as const
    return { brands, picture: pagePicture(nameplate, request) }
  }
}

export async function action({ context, request, url }: ActionFunctionArgs) {
  const { api } = context.get(storeContext)
  const { slot, photo, ...typed } = readRegistration(await readForm(request))
  try {
    await api.warranties.register({
      ...typedOrderQuestion(asked(url)),
      slot,
      ...typed,
      ...(photo ? { photo } : {}),
    })
    return data<RegisterOutcome>({ slot, done: true })
  } catch (error) {
    const refusal = refusalOf(error)
    if (!refusal) throw error
    const { status, message, code, details } = refusal
    const outcome: RegisterOutcome = { slot, done: false, typed }
    if (code !== 'invalid') return data<RegisterOutcome>({ ...outcome, failure: message }, { status })
    const [issue] = (details.issues ?? []) as { path: string; message: string }[]
    const errors = issue ? { [issue.path]: issue.message } : {}
    return data<RegisterOutcome>({ ...outcome, errors, failure: texts.errors.summary }, { status })
  }
}

/** R-TENYEAR: an owner registers what was bought, and keeps the proof. Works without script. */
export default function TenYearWarranty() {
  const { orderID, postal, found, about, refusal } = useLoaderData<typeof loader>()
  const outcome = useActionData<typeof action>()
  const { state, formData } = useNavigation()
  const sending = formData?.get('slot')?.toString()
  return (
    <main id="main" tabIndex={-1} className="wrap page-top stack-l">
      <div className="stack-s">
        <h1>{found ? texts.heading(printedOrderNumber(found.orderId)) : texts.title}</h1>
        <p className="lead">{texts.intro}</p>
      </div>
      {found ? (
        <>
          {found.units.length === 0 && <EmptyState title={texts.nothing} />}
          {found.units.map((unit) => (
            <UnitCard
              key={unit.slot}
              unit={unit}
              order={found}
              Form={PostForm}
              outcome={outcome?.slot === unit.slot ? outcome : undefined}
              isBusy={sending === unit.slot}
            />
          ))}
          <p className="row no-print">
            {found.units.some(({ registration }) => registration !== null) && (
              <a className={buttonClass({})} href={proofHref(found.orderId, postal)} download>
                {texts.proof}
              </a>
            )}
            <LinkButton href={technicalPath(found.orderId, postal)}>{texts.documents}</LinkButton>
            <LinkButton href={orderPath(found.orderId, postal)}>{texts.seeOrder}</LinkButton>
            <Link href={PATH}>{texts.another}</Link>
          </p>
        </>
      ) : (
        about && (
          <AboutWarranty {...about}>
            <LookupForm
              Form={GetForm}
              orderID={orderID}
              postal={postal}
              refusal={refusal}
              busy={state === 'loading'}
            />
          </AboutWarranty>
        )
      )}
    </main>
  )
}

/** The file that the API answers. */
const proofHref = (orderId: string, postal: string): string =>
  `/v1/api/orders/${encodeURIComponent(orderId)}/warranties/proof.pdf` +
  (postal ? `?${new URLSearchParams({ postal })}` : '')
