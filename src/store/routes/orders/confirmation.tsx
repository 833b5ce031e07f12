import { useEffect } from 'react'
import { type LoaderFunctionArgs, useLoaderData, useNavigationType, useRevalidator } from 'react-router'
import { ConfirmationPage } from '#features/selling/orders/ui/confirmation-page.tsx'
import { OpenOrderForm } from '#features/selling/orders/ui/open-order-form.tsx'
import { useAskAgain } from '#features/selling/orders/ui/use-ask-again.ts'
import { texts as contractorTexts } from '#features/service/contractors/texts.ts'
import { Deposits } from '#shop/order/deposits.tsx'
import { openOrder } from '#shop/order/open-order.server.ts'
import { pageTitle } from '#shop/page/head.ts'
import { privatePage, REFERRER_STAYS } from '#shop/page/page-handle.ts'
import { Link } from '#ui/link/link.tsx'
import { storeContext } from '../../context.ts'
import { confirmationPath, installersPath, orderPath, receiptPath } from '../../paths.ts'
import { useStoreFacts } from '../../root.tsx'
import styles from '../../sheets/orders.css?url'
import { sheet } from '../../sheets/sheet.ts'
import { titles } from '../titles.ts'

export const links = () => [sheet(styles)]

export const meta = () => [
  { title: pageTitle(titles.placed) },
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
  useTitleFocus(useNavigationType() === 'REPLACE')

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
          aside={
            <p>
              <Link href={installersPath(opened.order.orderID, opened.postal)}>
                {contractorTexts.forOrder}
              </Link>
            </p>
          }
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

/** After "Place order" the focus goes to the title, so that a screen reader says that the order is placed. */
function useTitleFocus(isArriving: boolean): void {
  useEffect(() => {
    const title = isArriving ? document.querySelector('main h1') : null
    if (!(title instanceof HTMLElement)) return
    title.tabIndex = -1
    title.focus({ preventScroll: true })
  }, [isArriving])
}
