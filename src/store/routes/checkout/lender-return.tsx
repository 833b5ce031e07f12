import { useEffect, useRef, useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData, useNavigate, useRevalidator } from 'react-router'
import { payApprovedApplication } from '#api/paying.ts'
import { refusalOf } from '#api/refusal.ts'
import { useCartStore } from '#features/selling/cart/ui/cart-context.tsx'
import { LENDERS } from '#features/selling/payments/rules/methods.ts'
import { LenderReturn, type ReturnState } from '#features/selling/payments/ui/lender-return.tsx'
import { pageTitle } from '#shop/page/head.ts'
import { privatePage } from '#shop/page/page-handle.ts'
import { orderPlaced } from '../../client/checkout.ts'
import { browserStorage, storageKeys } from '../../client/storage-entries.ts'
import { storeContext } from '../../context.ts'
import { confirmationPath } from '../../paths.ts'
import styles from '../../sheets/checkout.css?url'
import { sheet } from '../../sheets/sheet.ts'
import { titles } from '../titles.ts'

export const links = () => [sheet(styles)]

export const meta = () => [{ title: pageTitle(titles.payment) }, { name: 'robots', content: 'noindex' }]
export const headers = privatePage

const LONGEST_HANDLE = 120

/** The URL only names the order: its status comes from the lender and from our books. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const lender = LENDERS.find((name) => url.pathname.startsWith(`/checkout/${name}/`)) ?? LENDERS[0]
  try {
    const status = await context.get(storeContext).api.payments.lenderStatus({
      lender,
      order: (url.searchParams.get('order') ?? '').slice(0, LONGEST_HANDLE),
    })
    return { lender, ...status }
  } catch (error) {
    if (refusalOf(error)?.status !== 404) throw error
    return { lender, orderID: '', state: 'not_found' as const, approvedId: null }
  }
}

/**
 * R-CO-CK: the return page of a lender. An approved application pays the order here, once. Then the
 * confirmation page opens.
 */
export default function LenderReturnPage() {
  const { lender, orderID, state, approvedId } = useLoaderData<typeof loader>()
  const cartStore = useCartStore()
  const navigate = useNavigate()
  const { revalidate, state: loading } = useRevalidator()
  const [refusal, setRefusal] = useState<string>()
  const paying = useRef(false)

  useEffect(() => {
    if (!cartStore || paying.current || refusal !== undefined) return
    const finish = async () => {
      // An old link may be opened again when the browser already has another cart.
      if (browserStorage.read(storageKeys.lenderOrder) === orderID) {
        browserStorage.remove(storageKeys.lenderOrder)
        orderPlaced(cartStore, orderID)
      }
      await navigate(confirmationPath(orderID), { replace: true })
    }
    const pay = async (id: string) => {
      try {
        await payApprovedApplication(orderID, id)
      } catch (error) {
        return setRefusal(error instanceof Error ? error.message : '')
      }
      await finish()
    }
    paying.current = state === 'approved' || state === 'placed' || state === 'confirming'
    if (state === 'approved' && approvedId !== null) void pay(approvedId)
    else if (paying.current) void finish()
  }, [cartStore, approvedId, navigate, orderID, refusal, state])

  const shown: ReturnState = refusal === undefined ? state : 'refused'
  return (
    <main id="main" tabIndex={-1} className="wrap page-top">
      <LenderReturn
        lender={lender}
        state={shown}
        orderID={orderID}
        refusal={refusal}
        asking={loading === 'loading'}
        onAskAgain={() => void revalidate()}
      />
    </main>
  )
}
