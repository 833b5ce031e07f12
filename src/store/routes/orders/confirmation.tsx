import { type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router'
import { ConfirmationPage } from '#features/orders/ui/confirmation-page.tsx'
import { OpenOrderForm } from '#features/orders/ui/open-order-form.tsx'
import { useAskAgain } from '#features/orders/ui/use-ask-again.ts'
import { pageTitle } from '#shop/merchant.ts'
import { Deposits } from '#shop/order/deposits.tsx'
import { openOrder } from '#shop/order/open-order.server.ts'
import { privatePage, REFERRER_STAYS } from '#shop/page/private-page.ts'
import { storeContext } from '../../context.ts'
import { confirmationPath, orderPath, receiptPath } from '../../paths.ts'
import { useStoreFacts } from '../../root.tsx'

export const meta = () => [
  { title: pageTitle('Order placed') },
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

/** R-CO-CONF. The page polls while a payment is being confirmed. */
export default function Confirmation() {
  const opened = useLoaderData<typeof loader>()
  const { contact } = useStoreFacts()
  const { revalidate } = useRevalidator()
  const waiting = opened.kind === 'open' && opened.payment === 'confirming'

  useAskAgain(waiting, revalidate)

  return (
    <main id="main" tabIndex={-1} className="wrap page-top">
      {opened.kind === 'open' ? (
        <ConfirmationPage
          order={opened.order}
          pictures={opened.pictures}
          payment={opened.payment}
          phone={contact.phone}
          receiptHref={receiptPath(opened.order.orderID, opened.postal)}
          orderHref={orderPath(opened.order.orderID, opened.postal ?? opened.order.shipping.postcode)}
          task={
            opened.deposits && (
              <Deposits orderID={opened.order.orderID} postal={opened.postal} deposits={opened.deposits} />
            )
          }
        />
      ) : (
        <OpenOrderForm
          orderID={opened.orderID}
          refusal={opened.refusal}
          action={confirmationPath(opened.orderID)}
        />
      )}
    </main>
  )
}
