import { useEffect, useState } from 'react'
import { PRIORITY_DELIVERY } from '#features/catalog/catalog/rules/service-ids.ts'
import type { Cart } from '#features/selling/cart/rules/types.ts'
import type { CartStore } from '#features/selling/cart/ui/cart-store.ts'
import type { PartnerOffer } from '#features/selling/partner/rules/offer.ts'
import type { PriceRequest } from '#features/selling/repricing/contract.ts'
import type { ReadSale } from '#features/selling/repricing/rules/sale-form.ts'
import { SaleForm } from '#features/selling/repricing/ui/sale-form.tsx'
import { toWire } from '#lib/money.ts'
import { cartAccess } from '../client/cart.ts'
import { askForPrices, dropPrices } from './sale.ts'
import { partner } from './session.ts'

interface Props {
  readonly may: PartnerOffer['may']
  /** the price request of this cart */
  readonly request: PriceRequest | undefined
  /** takes the answer to a new request; undefined: no price is lowered any more */
  readonly onRequest: (cart: CartStore, request: PriceRequest | undefined) => void
  readonly onClose: () => void
}

/** The form of the sale, filled with the cart. */
export function SaleDialog({ may, request, onRequest, onClose }: Props) {
  const [cart, setCart] = useState<CartStore>()
  useEffect(() => {
    void cartAccess.load().then(setCart)
  }, [])
  if (!cart) return null
  const now = cart.state.getState()

  const save = async ({ facts, prices, shippingGiven }: ReadSale): Promise<void> => {
    const shipping = shippingOf(now)
    if (prices.length > 0 || shippingGiven > 0) {
      const { customer, project } = partner.state.getState()
      const answer = await askForPrices({
        products: sold(now).map(({ id, qty }) => {
          const price = prices.find((each) => each.id === id)?.price
          return { id, qty, ...(price !== undefined && { price }) }
        }),
        customerID: customer?.id ?? null,
        projectID: project?.id ?? null,
        shippingGiven,
        shippingQuoted: shipping,
        reason: facts.discountReason,
        comments: facts.discountComments,
        responsibleParty: facts.discountResponsibleParty,
      })
      partner.send({ type: 'dataCopied', data: facts })
      onRequest(cart, answer)
    } else {
      partner.send({ type: 'dataCopied', data: facts })
      if (request) dropPrices(cart)
      onRequest(cart, undefined)
    }
    onClose()
  }

  return (
    <SaleForm
      may={may}
      lines={sold(now)
        .filter(({ isService }) => !isService)
        .map(({ id, name, qty, price }) => ({
          id,
          name,
          qty,
          price: request?.lines.find((line) => line.id === id)?.price ?? toWire(price),
          inCart: request?.lines.find((line) => line.id === id)?.asked ?? toWire(price),
        }))}
      shipping={shippingOf(now)}
      facts={partner.state.getState()}
      save={save}
      onClose={onClose}
    />
  )
}

const sold = ({ items }: Cart) => items.filter(({ id }) => id !== PRIORITY_DELIVERY)

/** Dollars that shipping costs without a change; a guaranteed delivery is a line of its own. */
function shippingOf({ shipping: { selectedShippingOption: option } }: Cart): number {
  return option === null || option.type === 'guaranteed' ? 0 : toWire(option.cost)
}
