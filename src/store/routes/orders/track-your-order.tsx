import {
  type ActionFunctionArgs,
  Form,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
  useNavigation,
} from 'react-router'
import { photoUpload } from '#features/selling/fulfilment/rules/damage.ts'
import { texts } from '#features/selling/fulfilment/texts.ts'
import { LookupForm, LookupHelp } from '#features/selling/fulfilment/ui/lookup-form.tsx'
import type { FormShell } from '#features/selling/fulfilment/ui/order-requests.tsx'
import { ProgressLine } from '#features/selling/fulfilment/ui/tracking-view.tsx'
import { printedOrderNumber } from '#features/selling/orders/rules/order-number.ts'
import { texts as ownedTexts } from '#features/service/owned-equipment/texts.ts'
import { storeDay } from '#platform/clock/rules/store-time.ts'
import { answerOrderForm, findTracking } from '#shop/order/answer-order-form.server.ts'
import { OrderForms, OrderLife } from '#shop/order/order-details.tsx'
import { pageMeta, pageTitle } from '#shop/page/head.ts'
import { type PageHandle, privatePage, REFERRER_STAYS } from '#shop/page/page-handle.ts'
import { readForm } from '#shop/page/read-form.server.ts'
import { LinkButton } from '#ui/button/button.tsx'
import { Link } from '#ui/link/link.tsx'
import { storeContext } from '../../context.ts'
import { orderPath, technicalPath } from '../../paths.ts'
import { useOffSentence } from '../../root.tsx'
import styles from '../../sheets/orders.css?url'
import { sheet } from '../../sheets/sheet.ts'

export const links = () => [sheet(styles)]

const PATH = '/track-your-order'

export const meta = () => [
  ...pageMeta({ title: pageTitle(texts.title), description: texts.intro }),
  REFERRER_STAYS,
]
export const handle: PageHandle = { upload: photoUpload }
export const headers = privatePage

const asked = (url: URL) => ({
  orderID: url.searchParams.get('orderID') ?? '',
  postal: url.searchParams.get('postal') ?? '',
})

export async function loader({ context, url }: LoaderFunctionArgs) {
  const question = asked(url)
  if (question.orderID === '') return { ...question, tracking: undefined, refusal: undefined }
  const found = await findTracking(context.get(storeContext).api, question)
  // A link in a mail has no postal code: the page asks for it before it refuses anything.
  if (found.tracking || url.searchParams.has('postal')) return { ...question, ...found }
  return { ...question, tracking: undefined, refusal: undefined }
}

export async function action({ context, request, url }: ActionFunctionArgs) {
  return answerOrderForm(context.get(storeContext).api, asked(url), await readForm(request))
}

const GetForm: FormShell = (props) => <Form method="get" {...props} />

/**
 * R-TRACK: shows where an order is to a visitor who knows its number and postal code. Works without script.
 */
export default function TrackYourOrder() {
  const { orderID, postal, tracking, refusal } = useLoaderData<typeof loader>()
  const outcome = useActionData<typeof action>()
  const returnsOff = useOffSentence('offer returns')
  const navigation = useNavigation()
  const sending = navigation.formData?.get('intent')?.toString()
  return (
    <main id="main" tabIndex={-1} className="wrap page-top stack-l">
      <div className="stack-s">
        <h1>{tracking ? texts.orderHeading(printedOrderNumber(tracking.orderID)) : texts.title}</h1>
        <p className="lead">{tracking ? texts.placedOn(storeDay(tracking.orderedAt)) : texts.intro}</p>
      </div>
      {tracking ? (
        <>
          <ProgressLine tracking={tracking} />
          <div className="main-and-side">
            <OrderLife tracking={tracking} postal={postal} />
            <aside className="box stack no-print" aria-label={texts.yourOrder}>
              <OrderForms tracking={tracking} outcome={outcome} sending={sending} returnsOff={returnsOff} />
              <LinkButton look="primary" href={orderPath(tracking.orderID, postal)}>
                {texts.seeOrder}
              </LinkButton>
              <p>
                <Link href={technicalPath(tracking.orderID, postal)}>{ownedTexts.link}</Link>
              </p>
              <p>
                <Link href={PATH}>{texts.another}</Link>
              </p>
            </aside>
          </div>
        </>
      ) : (
        <div className="two">
          <LookupForm
            Form={GetForm}
            orderID={orderID}
            postal={postal}
            refusal={refusal}
            busy={navigation.state === 'loading'}
          />
          <LookupHelp />
        </div>
      )}
    </main>
  )
}
