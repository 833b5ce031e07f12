import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import { type LoaderFunctionArgs, useLoaderData, useLocation, useNavigate } from 'react-router'
import { placeOf } from '#features/catalog/location/rules/location.ts'
import { type Globals, globalsFrom } from '#features/catalog/visit/rules/globals.ts'
import { texts as support } from '#features/partners/support/texts.ts'
import { readCartLink } from '#features/selling/cart/rules/cart-link.ts'
import { cartTotals } from '#features/selling/cart/rules/totals.ts'
import type { CartItem } from '#features/selling/cart/rules/types.ts'
import { texts as cartTexts } from '#features/selling/cart/texts.ts'
import { useCart, useCartStore } from '#features/selling/cart/ui/cart-context.tsx'
import { CartPage } from '#features/selling/cart/ui/cart-page.tsx'
import { jobListLink } from '#features/selling/job/rules/job-items.ts'
import { type AmountRange, isWithin } from '#features/selling/payments/rules/amount-limits.ts'
import { LENDERS, lenderNames, type PaymentMethod } from '#features/selling/payments/rules/methods.ts'
import type { PaymentOffer } from '#features/selling/payments/ui/offer.ts'
import { defineTexts, listed } from '#lib/language/texts.ts'
import { shortMoney } from '#lib/money.ts'
import { telephone } from '#lib/phone.ts'
import { pageTitle } from '#shop/page/head.ts'
import { useBusinessHours } from '#shop/page/hours.tsx'
import { StoreInstallation } from '#shop/parts/installation.tsx'
import { CartSystems } from '#shop/parts/matched-systems.tsx'
import { CartPlaceRules } from '#shop/place/cart-rules.tsx'
import { LocationDialog } from '#shop/place/lazy-location-dialog.ts'
import { RecentlyViewed } from '#shop/product/recent/recently-viewed.tsx'
import { useCartRebates } from '#shop/rebates/cart-rebates.tsx'
import { cookieNames, readCookie, useVisitor } from '#shop/visitor.ts'
import { Button, LinkButton } from '#ui/button/button.tsx'
import type { TotalLine } from '#ui/total/delivered-total.tsx'
import { cartAccess } from '../../client/cart.ts'
import { versionState } from '../../client/version.ts'
import { storeContext } from '../../context.ts'
import { useStoreFacts } from '../../root.tsx'
import { texts } from '../../texts.ts'
import { titles } from '../titles.ts'

/** The cart's page beside the cart's own texts. */
const cartPageTexts = defineTexts({
  jobList: 'Everything for the job',
  askForQuote: 'Ask for a quote',
  callUs: (phone: string) => `Or call ${phone}, ${support.hours}.`,
  payMonthly: (lenders: readonly string[]) => `Pay monthly with ${listed(lenders, 'or')}`,
  payLimits: (name: string, from: string, to: string) => `${name} ${from} to ${to}`,
  payTerms: 'The lender decides, and shows its rate before you agree.',
})

/** A lender that the checkout offers, and between which totals. */
interface OfferedLender extends AmountRange {
  name: string
  /** the totals in words */
  from: string
  to: string
}

/** The lenders with credentials and limits: the page shows only their own figures, never a rate of ours. */
const loadLenders = ({
  methods,
  limits,
}: Pick<PaymentOffer, 'limits'> & { methods: readonly PaymentMethod[] }): OfferedLender[] =>
  LENDERS.flatMap((lender) => {
    const range = limits[lender]
    if (!range || !methods.includes(lender)) return []
    const { min, max } = range
    return [{ name: lenderNames[lender], min, max, from: shortMoney(min), to: shortMoney(max) }]
  })

// Loaded when the shopper opens the form.
const AskForQuote = lazy(() =>
  import('./ask-for-quote.tsx').then(({ AskForQuote: part }) => ({ default: part })),
)

export const meta = () => [{ title: pageTitle(titles.cart) }, { name: 'robots', content: 'noindex' }]

export const loader = ({ context }: LoaderFunctionArgs) => ({
  lenders: loadLenders(context.get(storeContext).payment),
})

export const headers = () => ({ 'cache-control': 'public, max-age=0, s-maxage=600' })

/** R-CART. The page is the same for every visitor; the browser fills in the cart. */
export default function Cart() {
  const { location } = useVisitor()
  const { phoneNumber, settings } = useGlobals()
  const [asking, setAsking] = useState(false)
  const [quoted, setQuoted] = useState<readonly CartItem[] | null>(null)
  const monthly = usePayMonthly(useLoaderData<typeof loader>().lenders)
  const after = [...useCartRebates(), ...monthly]
  const filling = useCartLink()
  return (
    <main id="main" className="wrap page-top">
      <CartPage
        filling={filling}
        zip={location.zipcode}
        quotedByPhone={location.transitDays === null}
        showInsideDelivery={settings.showInsideDelivery}
        installation={<StoreInstallation />}
        actions={(items) => (
          <>
            <LinkButton look="quiet" href={jobListLink(items)}>
              {cartPageTexts.jobList}
            </LinkButton>
            {items.every(({ quoteID }) => quoteID === null) && (
              <Button look="quiet" onClick={() => setQuoted(items)}>
                {cartPageTexts.askForQuote}
              </Button>
            )}
          </>
        )}
        recent={<RecentlyViewed />}
        after={after}
        rules={(cart) => (
          <>
            <CartPlaceRules cart={cart} />
            <CartSystems cart={cart} />
          </>
        )}
        changeZip={
          <Button look="quiet" size="small" onClick={() => setAsking(true)}>
            {texts.changeLocation}
          </Button>
        }
        help={cartPageTexts.callUs(phoneNumber)}
        phone={<a href={telephone(phoneNumber)}>{phoneNumber}</a>}
      />
      {quoted && (
        <Suspense>
          <AskForQuote items={quoted} zip={placeOf(location)} onClose={() => setQuoted(null)} />
        </Suspense>
      )}
      {asking && <LocationDialog onClose={() => setAsking(false)} />}
    </main>
  )
}

/**
 * Fills the cart from the link of a mailed cart, once, and then removes the link's parameters from the
 * address. True while that runs.
 */
function useCartLink(): boolean {
  const { search } = useLocation()
  const navigate = useNavigate()
  // Read in the browser, because the page is the same for every visitor.
  const [isFilling, setFilling] = useState(false)

  useEffect(() => {
    if (!new URLSearchParams(search).has('items')) return
    const linked = readCartLink(search)
    setFilling(true)
    void cartAccess
      .load()
      .then((store) =>
        linked ? store.fill(linked) : store.send({ type: 'pasteFailed', message: cartTexts.linkInvalid }),
      )
      .catch(() => undefined)
      .finally(() => {
        setFilling(false)
        void navigate('/cart', { replace: true, preventScrollReset: true })
      })
  }, [search, navigate])

  return isFilling
}

const never = () => () => undefined

/** E-GLOBALS: phone, hours, settings, whether a newer build exists, whether the teaser was closed. */
function useGlobals(): Globals {
  const { contact, delivery } = useStoreFacts()
  const hours = useBusinessHours()
  const versionMismatch = useSyncExternalStore(
    versionState.subscribe,
    () => versionState.getState().versionMismatch,
    () => false,
  )
  const teaserHidden = useSyncExternalStore(
    never,
    () => readCookie(document.cookie, cookieNames.teaserHidden) !== undefined,
    () => false,
  )
  return globalsFrom({ phone: contact.phone, delivery, hours, versionMismatch, teaserHidden })
}

/** The lenders that take an order of this total, as a line below the sum. */
function usePayMonthly(lenders: readonly OfferedLender[]): readonly TotalLine[] {
  const cart = useCart(useCartStore())
  const { total } = cartTotals(cart)
  const taking = lenders.filter((lender) => isWithin(lender, total))
  if (taking.length === 0) return []
  const limits = taking.map(({ name, from, to }) => cartPageTexts.payLimits(name, from, to))
  return [
    {
      label: cartPageTexts.payMonthly(taking.map(({ name }) => name)),
      amount: '',
      note: `${limits.join(', ')}. ${cartPageTexts.payTerms}`,
    },
  ]
}
