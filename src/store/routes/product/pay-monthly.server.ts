import type { ProductView } from '#features/catalog/catalog/ui/product-view.ts'
import { monthlyExample } from '#features/selling/payments/rules/pay-monthly.ts'
import type { StoreContext } from '../../context.ts'

/** An example of paying for the product monthly. A service is never bought alone, so it has none. */
export const payMonthly = (
  payment: StoreContext['payment'],
  { price, template, withdrawn }: Pick<ProductView, 'price' | 'template' | 'withdrawn'>,
): ProductView['monthly'] =>
  template === 'service' || withdrawn ? undefined : monthlyExample(payment, price)
