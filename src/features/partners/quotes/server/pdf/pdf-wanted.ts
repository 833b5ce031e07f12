import type { PricedProduct } from '#features/selling/pricing/rules/priced-product.ts'
import type { PriceSource } from '#features/selling/pricing/server/index.ts'
import type { ShopperQuote } from '../../contract/shopper.ts'

interface PdfShop {
  name: string
  phone: string
  email: string
}

/** A product that is drawn. */
export interface ToDraw extends Pick<PricedProduct, 'dimensions'> {
  id: string
  drawing: NonNullable<PricedProduct['drawing']>
}

/** The data of a PDF. It is sent to another thread, so it has no functions. */
export interface PdfWanted {
  quote: ShopperQuote
  shop: PdfShop
  drawings: ToDraw[]
  /** of the company that offers: a JPEG; null: none */
  logo: Uint8Array | null
}

/** The products of a quote that have a drawing. */
export async function toDraw(source: PriceSource, ids: readonly string[], at: Date): Promise<ToDraw[]> {
  const book = await source.priceBook([...new Set(ids)], at)
  return [...book].flatMap(([id, { drawing, dimensions }]) =>
    drawing === null ? [] : [{ id, drawing, dimensions }],
  )
}
