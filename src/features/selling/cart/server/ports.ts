import type { QuotedShipping } from '#features/selling/pricing/rules/cart-pricing.ts'
import type { PriceSource } from '#features/selling/pricing/server/index.ts'
import type { RequestContext } from '#lib/http/request-context.ts'
import type { Cents } from '#lib/money.ts'

/** What holds for a cart because of who fills it, for whom, and by which quote. */
export interface CartSale {
  source: PriceSource
  /** whether the sale owes no tax in a state */
  exempt(state: string): Promise<boolean>
  /** the shipping of the quote that is paid */
  quotedShipping?: QuotedShipping | undefined
  /** what a member of staff wants the chosen shipping to cost instead of the usual rate */
  overrideCost?: Cents | null | undefined
}

interface QuotedLine {
  id: string
  qty: number
  quoteID?: string | null | undefined
}

export interface CartPorts {
  /** The sale of the accepted quote that the lines name; undefined when they name none. */
  saleOfQuote(
    request: RequestContext,
    cart: { lines: readonly QuotedLine[]; zip: string },
  ): Promise<CartSale | undefined>
}
