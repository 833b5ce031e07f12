import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { OpenOrderForm } from '#features/selling/orders/ui/open-order-form.tsx'
import { ReceiptPage } from '#features/selling/orders/ui/receipt-page.tsx'
import { texts as warrantyTexts } from '#features/service/warranties/texts.ts'
import { openOrder } from '#shop/order/open-order.server.ts'
import { pageTitle } from '#shop/page/head.ts'
import { privatePage, REFERRER_STAYS } from '#shop/page/page-handle.ts'
import { Link } from '#ui/link/link.tsx'
import { storeContext } from '../../context.ts'
import { orderPath, warrantyPath } from '../../paths.ts'
import { useStoreFacts } from '../../root.tsx'
import styles from '../../sheets/orders.css?url'
import { sheet } from '../../sheets/sheet.ts'
import { titles } from '../titles.ts'

export const links = () => [sheet(styles)]

export const meta = () => [
  { title: pageTitle(titles.receipt) },
  { name: 'robots', content: 'noindex' },
  REFERRER_STAYS,
]
export const headers = privatePage

export function loader({ params, context, request, url }: LoaderFunctionArgs) {
  return openOrder(context.get(storeContext).api, request, {
    orderID: params.orderID ?? '',
    postal: url.searchParams.get('postal') ?? undefined,
  })
}

/** R-RECEIPT: no header, no footer. */
export default function OrderReceipt() {
  const opened = useLoaderData<typeof loader>()
  const { contact } = useStoreFacts()
  if (opened.kind === 'closed') {
    return (
      <main id="main" className="wrap">
        <OpenOrderForm
          orderID={opened.orderID}
          refusal={opened.refusal}
          action={`/order-receipt/${encodeURIComponent(opened.orderID)}`}
        />
      </main>
    )
  }
  return (
    <ReceiptPage
      order={opened.order}
      pictures={opened.pictures}
      contact={contact}
      backHref={orderPath(opened.order.orderID, opened.postal)}
      more={<Link href={warrantyPath(opened.order.orderID, opened.postal)}>{warrantyTexts.link}</Link>}
    />
  )
}
