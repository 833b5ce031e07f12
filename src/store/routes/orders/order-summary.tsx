import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
  useNavigation,
} from 'react-router'
import { photoUpload } from '#features/selling/fulfilment/rules/damage.ts'
import { ProgressLine } from '#features/selling/fulfilment/ui/tracking-view.tsx'
import { printedOrderNumber } from '#features/selling/orders/rules/order-number.ts'
import { pageTexts } from '#features/selling/orders/texts.ts'
import { ConfirmationPage } from '#features/selling/orders/ui/confirmation-page.tsx'
import { OpenOrderForm } from '#features/selling/orders/ui/open-order-form.tsx'
import { texts as contractorTexts } from '#features/service/contractors/texts.ts'
import { texts as ownedTexts } from '#features/service/owned-equipment/texts.ts'
import { texts as warrantyTexts } from '#features/service/warranties/texts.ts'
import { answerOrderForm, findTracking } from '#shop/order/answer-order-form.server.ts'
import { Deposits } from '#shop/order/deposits.tsx'
import { openOrder } from '#shop/order/open-order.server.ts'
import { OrderForms, OrderLife } from '#shop/order/order-details.tsx'
import { pageTitle } from '#shop/page/head.ts'
import { type PageHandle, privatePage, REFERRER_STAYS } from '#shop/page/page-handle.ts'
import { readForm } from '#shop/page/read-form.server.ts'
import { Link } from '#ui/link/link.tsx'
import { storeContext } from '../../context.ts'
import { installersPath, receiptPath, technicalPath, warrantyPath } from '../../paths.ts'
import { useOffSentence, useStoreFacts } from '../../root.tsx'
import styles from '../../sheets/orders.css?url'
import { sheet } from '../../sheets/sheet.ts'
import { titles } from '../titles.ts'

export const links = () => [sheet(styles)]

export const meta = () => [
  { title: pageTitle(titles.order) },
  { name: 'robots', content: 'noindex' },
  REFERRER_STAYS,
]
export const handle: PageHandle = { upload: photoUpload }
export const headers = privatePage

const asked = (params: Record<string, string | undefined>, url: URL) => ({
  orderID: params.orderID ?? '',
  postal: url.searchParams.get('postal') ?? params.postal,
})

export async function loader({ params, context, request, url }: LoaderFunctionArgs) {
  const { api } = context.get(storeContext)
  const opened = await openOrder(api, request, asked(params, url))
  return opened.kind === 'open' ? { ...opened, ...(await findTracking(api, asked(params, url))) } : opened
}

export async function action({ params, context, request, url }: ActionFunctionArgs) {
  return answerOrderForm(context.get(storeContext).api, asked(params, url), await readForm(request))
}

/** R-SUMMARY: shows the order to a visitor who knows its number and postal code. */
export default function OrderSummary() {
  const opened = useLoaderData<typeof loader>()
  const { contact } = useStoreFacts()
  const returnsOff = useOffSentence('offer returns')
  const outcome = useActionData<typeof action>()
  const sending = useNavigation().formData?.get('intent')?.toString()
  return (
    <main id="main" tabIndex={-1} className="wrap page-top">
      {opened.kind === 'open' ? (
        <ConfirmationPage
          order={opened.order}
          pictures={opened.pictures}
          payment={opened.payment}
          phone={contact.phone}
          receiptHref={receiptPath(opened.order.orderID, opened.postal)}
          task={
            opened.deposits && (
              <Deposits orderID={opened.order.orderID} postal={opened.postal} deposits={opened.deposits} />
            )
          }
          title={pageTexts.orderNumber(printedOrderNumber(opened.order.orderID))}
          {...(opened.tracking && {
            progress: <ProgressLine tracking={opened.tracking} />,
            more: <OrderLife tracking={opened.tracking} postal={opened.postal} />,
            aside: (
              <>
                <OrderForms
                  tracking={opened.tracking}
                  outcome={outcome}
                  sending={sending}
                  returnsOff={returnsOff}
                />
                <p>
                  <Link href={technicalPath(opened.order.orderID, opened.postal)}>{ownedTexts.link}</Link>
                </p>
                <p>
                  <Link href={warrantyPath(opened.order.orderID, opened.postal)}>{warrantyTexts.link}</Link>
                </p>
                <p>
                  <Link href={installersPath(opened.order.orderID, opened.postal)}>
                    {contractorTexts.forOrder}
                  </Link>
                </p>
              </>
            ),
          })}
        />
      ) : (
        <OpenOrderForm orderID={opened.orderID} refusal={opened.refusal} action="" />
      )}
    </main>
  )
}
