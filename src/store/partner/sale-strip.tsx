import { lazy, Suspense, useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import type { CartStore } from '#features/selling/cart/ui/cart-store.ts'
import type { PriceRequest } from '#features/selling/repricing/contract.ts'
import { saleTexts as texts } from '#features/selling/repricing/sale-texts.ts'
import { formatWire } from '#lib/money.ts'
import { Button } from '#ui/button/button.tsx'
import { cartAccess } from '../client/cart.ts'
import { askAgain, dropPrices, isOver, takePrices } from './sale.ts'
import { heldPrices, partner } from './session.ts'

// Loaded when the partner opens the form.
const SaleDialog = lazy(() => import('./sale-dialog.tsx').then((part) => ({ default: part.SaleDialog })))

/** A request that waits for another person is looked at this often. */
const ASK_EVERY_MS = 5_000

/** What is special about this sale, above cart and checkout, with the form that changes it. */
export function SaleStrip() {
  const state = useSyncExternalStore(partner.state.subscribe, partner.state.getState, partner.state.getState)
  const offer = useSyncExternalStore(partner.offer.subscribe, partner.offer.getState, () => null)
  const [isOpen, setOpen] = useState(false)
  const { request, refusal, taken, back } = usePriceRequest()
  const close = useCallback(() => setOpen(false), [])
  if (offer === null) return null
  const { may, terms } = offer
  const facts = [
    refusal ?? priceWords(may.reprice, request),
    state.removeTax && texts.taxOff,
    state.shippingCost !== null && texts.shippingIs(formatWire(state.shippingCost)),
    terms && texts.account(terms.days, formatWire(terms.left)),
  ]
  return (
    <section className="partner-bar sale-strip on-deep" aria-label={texts.sale}>
      <div className="wrap">
        <p role="status">{facts.filter(Boolean).join(' ')}</p>
        <div className="partner-actions">
          {request && (
            <Button size="small" className="on-deep" onClick={() => void back()}>
              {texts.back}
            </Button>
          )}
          <Button size="small" className="on-deep" onClick={() => setOpen(true)}>
            {may.reprice ? texts.change : texts.facts}
          </Button>
        </div>
      </div>
      {isOpen && (
        <Suspense>
          <SaleDialog may={may} request={request} onRequest={taken} onClose={close} />
        </Suspense>
      )}
    </section>
  )
}

/** Whose prices the cart has; nothing for those who cannot change prices. */
function priceWords(mayReprice: boolean, request: PriceRequest | undefined): string {
  if (request === undefined) return mayReprice ? texts.listed : ''
  return request.state === 'waiting' ? texts.waiting : texts.held
}

/** The price request of this cart, followed until another person has decided it. */
function usePriceRequest() {
  const [request, setRequest] = useState<PriceRequest>()
  const [refusal, setRefusal] = useState<string>()

  const taken = useCallback((cart: CartStore, answer: PriceRequest | undefined) => {
    if (answer) takePrices(cart, answer)
    setRefusal(answer && refusalOf(answer))
    setRequest(heldPrices() ? answer : undefined)
  }, [])

  useEffect(() => {
    let isGone = false
    const look = async () => {
      const found = await lookUp()
      if (isGone) return
      if (found === undefined) setRequest(undefined)
      else if (found.isNews) taken(found.cart, found.answer)
      else setRequest(found.answer)
    }
    void look()
    const timer = setInterval(() => {
      const held = heldPrices()
      if (document.visibilityState === 'visible' && held?.state !== 'held') void look()
    }, ASK_EVERY_MS)
    return () => {
      isGone = true
      clearInterval(timer)
    }
  }, [taken])

  return {
    request,
    refusal,
    taken,
    async back() {
      dropPrices(await cartAccess.load())
      setRequest(undefined)
      setRefusal(undefined)
    },
  }
}

/** The request of this cart, and whether the cart has not taken its answer yet. */
async function lookUp() {
  const held = heldPrices()
  if (!held) return undefined
  const [cart, answer] = await Promise.all([cartAccess.load(), askAgain(held.id).catch(() => undefined)])
  // Without an answer the request may still hold; the cart may have given it up meanwhile.
  if (!answer || !heldPrices()) return undefined
  return { cart, answer, isNews: held.state === 'waiting' || isOver(answer) }
}

const refusalOf = ({ state, isExpired, decisionNote }: PriceRequest): string | undefined =>
  state === 'refused' ? texts.refused(decisionNote ?? '') : isExpired ? texts.expired : undefined
