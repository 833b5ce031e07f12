import type { ProductView } from '#features/catalog/catalog/ui/product-view.ts'
import { texts } from '#features/catalog/catalog/ui/texts.ts'
import type { Location } from '#features/catalog/location/rules/location.ts'
import { taxWords } from '#features/catalog/location/rules/tax/sales-tax.ts'
import { type Cents, ZERO } from '#lib/money.ts'
import { DeliveredTotal } from '#ui/total/delivered-total.tsx'
import { priceOne } from '../price-one.ts'

interface Props {
  readonly product: ProductView
  readonly location: Location
  readonly quantity: number
  readonly freight: Cents
  /** the rebates in words */
  readonly rebate: string | undefined
}

/** The delivered price of the chosen quantity: goods, freight, tax, sum. */
export function DeliveredSum({ product, location, quantity, freight, rebate }: Props) {
  const order = priceOne(product, quantity, { location, freight })
  return (
    <div>
      <DeliveredTotal
        lines={[
          { label: texts.itemPrice(quantity), amount: order.subtotal },
          {
            label:
              product.shipping.mode === 'ltl'
                ? texts.freight(location.zipcode)
                : texts.parcel(location.zipcode),
            amount: freight === ZERO ? texts.free : freight,
          },
          { ...taxWords(location.taxRate, location.taxBasis), amount: order.tax },
        ]}
        total={{ label: texts.delivered(location.zipcode), amount: order.total }}
        after={
          rebate === undefined ? [] : [{ label: texts.rebatesAfter, amount: rebate, note: texts.rebatesNote }]
        }
      />
    </div>
  )
}
