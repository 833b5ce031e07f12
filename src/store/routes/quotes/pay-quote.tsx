import { useState } from 'react'
import { call } from '#api/client.ts'
import type { WireItem } from '#features/cart/contract.ts'
import { useCart, useCartAccess, useCartStore } from '#features/cart/ui/cart-context.tsx'
import type { CartStore } from '#features/cart/ui/cart-store.ts'
import { itemFromWire } from '#features/cart/view/from-wire.ts'
import type { ShopperQuote } from '#features/quotes/contract.ts'
import { pageTexts as texts } from '#features/quotes/page-texts.ts'
import type { ShippingType } from '#features/shipping/rules/option.ts'
import { ApiError } from '#kit/api-error.ts'
import { storeDate } from '#kit/merchant/store-time.ts'
import { formatMoney, fromWire } from '#kit/money.ts'
import { useGoTo } from '#shop/page/routed-link.tsx'
import { Button } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { shipTo } from '../../client/cart.ts'
import { CHECKOUT } from '../../paths.ts'

interface ToPay {
  zip: string
  shippingType: string | null
  lines: { id: string; qty: number; price: number }[]
  differences: { part: 'selected' | 'shipping' | 'tax'; was: number; now: number }[]
  shortages: { id: string; name: string; available: number }[]
}

/**
 * Fills the cart with the accepted items and goes to the checkout; first names the changes since the
 * acceptance.
 */
export function PayQuote({ quote }: { readonly quote: ShopperQuote }) {
  const access = useCartAccess()
  const goTo = useGoTo()
  const cart = useCart(useCartStore())
  const [told, setTold] = useState<ToPay | null>(null)
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState('')
  const others = cart.items.filter(({ quoteID, isService }) => quoteID !== quote.quoteNumber && !isService)

  async function pay(known: ToPay | null): Promise<void> {
    if (busy) return
    setBusy(true)
    setRefusal('')
    try {
      const toPay = known ?? ((await call('GET', `/quotes/${quote.quoteNumber}/pay`)) as ToPay)
      if (!known && (toPay.differences.length > 0 || toPay.shortages.length > 0)) {
        setTold(toPay)
        return setBusy(false)
      }
      // A press may come before the cart's code.
      await fillCart(await access.load(), quote.quoteNumber, toPay)
      // The button stays busy until the new page is there.
      goTo(CHECKOUT.shipping)
    } catch (error) {
      setRefusal(error instanceof ApiError ? error.message : texts.failed)
      setBusy(false)
    }
  }

  return (
    <div className="stack">
      <h2>{texts.payTitle}</h2>
      {quote.acceptance && <p>{texts.payUntil(storeDate(new Date(quote.acceptance.payUntil)))}</p>}
      {others.length > 0 && <p className="meta">{texts.replacesCart(others.length)}</p>}
      {refusal !== '' && (
        <Notice tone="bad" live="alert">
          {refusal}
        </Notice>
      )}
      {told && <Differences told={told} />}
      <Button
        look="primary"
        size="big"
        full
        busy={busy}
        busyText={texts.paying}
        onClick={() => void pay(told)}
      >
        {told ? texts.goOn : texts.pay}
      </Button>
    </div>
  )
}

/** Puts the accepted items into the cart at their quoted prices, in place of what it holds. */
async function fillCart(store: CartStore, quoteID: string, toPay: ToPay): Promise<void> {
  const { products } = (await call('POST', '/cart/products', {
    products: toPay.lines.map(({ id, qty }) => ({ id, qty })),
  })) as { products: WireItem[] }
  const prices = new Map(toPay.lines.map(({ id, price }) => [id, fromWire(price)]))
  const items = products.map((wire) => {
    const item = itemFromWire(wire)
    return { ...item, price: prices.get(item.id) ?? item.price, quoteID }
  })
  store.send({ type: 'cleared' })
  shipTo(toPay.zip)
  store.send({ type: 'productsPasted', items })
  const option = toPay.shippingType
  if (option !== null) store.send({ type: 'shippingChosen', option: option as ShippingType })
}

const Differences = ({ told }: { readonly told: ToPay }) => (
  <Notice tone="warn" live="alert" title={texts.differs}>
    <ul className="quote-pay-list">
      {told.differences.map(({ part, was, now }) => (
        <li key={part}>{texts.difference[part](formatMoney(fromWire(was)), formatMoney(fromWire(now)))}</li>
      ))}
      {told.shortages.map(({ id, name, available }) => (
        <li key={id}>{texts.shortage(name, available)}</li>
      ))}
    </ul>
  </Notice>
)
