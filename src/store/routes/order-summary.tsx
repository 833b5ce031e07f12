import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { ConfirmationPage } from '#features/orders/ui/confirmation-page.tsx'
import { OpenOrderForm } from '#features/orders/ui/open-order-form.tsx'
import { pageTexts } from '#features/orders/texts.ts'
import { storeContext } from '../context.ts'
import { receiptPath } from '../order-paths.ts'
import { openOrder } from '../orders.server.ts'
import { useShop } from '../root.tsx'

export const meta = () => [{ title: 'Your order | Alpine' }, { name: 'robots', content: 'noindex' }]
export const headers = () => ({ 'cache-control': 'private, no-store' })

export function loader({ params, context, request, url }: LoaderFunctionArgs) {
  return openOrder(context.get(storeContext).api, request, { orderID: params.orderID ?? '', postal: url.searchParams.get('postal') ?? params.postal })
}

/** R-SUMMARY: the order for who knows its number and its postal code. */
export default function OrderSummary() {
  const opened = useLoaderData<typeof loader>()
  const { contact } = useShop()
  return (
    <main id="main" tabIndex={-1} className="wrap page-top">
      {opened.kind === 'open' ? (
        <ConfirmationPage
          order={opened.order}
          pictures={opened.pictures}
          payment={opened.payment}
          phone={contact.phone}
          receiptHref={receiptPath(opened.order.orderID, opened.postal)}
          title={pageTexts.orderNumber(opened.order.orderID)}
        />
      ) : (
        <OpenOrderForm orderID={opened.orderID} refusal={opened.refusal} action="" />
      )}
    </main>
  )
}
