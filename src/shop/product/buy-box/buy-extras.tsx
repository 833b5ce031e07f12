import type { ReactNode } from 'react'
import { buyTexts as texts } from '#features/catalog/catalog/ui/buy-texts.ts'
import type { ProductView } from '#features/catalog/catalog/ui/product-view.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { Link } from '#ui/link/link.tsx'
import { telephone } from '../../../lib/phone.ts'
import { useShop } from '../../shop-context.ts'

/** Without JavaScript the button does nothing, so the page says how to order. */
export function OrderByPhone() {
  const { phone } = useShop().contact
  return (
    <noscript>
      <p className="order-by-phone">
        {texts.noScript} <a href={telephone(phone)}>{phone}</a>.
      </p>
    </noscript>
  )
}

interface Props {
  readonly product: ProductView
  readonly children: ReactNode
}

/** Compare, ask, and the promises for every order of this product. */
export function BuyExtras({ product, children }: Props) {
  const { template, shipping, partsWarranty } = product
  return (
    <>
      <div className="buy-links no-print">
        {children}
        <Link href={`/ask-a-question?product=${product.id}`}>{texts.askAQuestion}</Link>
        {template !== 'service' && <Link href={`/tell-me?product=${product.id}`}>{texts.alerts}</Link>}
      </div>
      {template !== 'service' && (
        <ul className="buy-marks">
          <li>
            <Icon name="check" />
            {texts.returns}
          </li>
          {shipping.mode === 'ltl' && (
            <li>
              <Icon name="check" />
              {texts.insured}
            </li>
          )}
          {partsWarranty && (
            <li>
              <Icon name="check" />
              {texts.warranty(partsWarranty)}
            </li>
          )}
        </ul>
      )}
    </>
  )
}
