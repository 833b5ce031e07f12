import type { Db } from '#db/connect.ts'
import { productPath } from '#features/catalog/catalog/rules/product-url.ts'
import { isQuoteOf } from '#features/partners/quotes/server/index.ts'
import { cartLink } from '#features/selling/cart/rules/cart-link.ts'
import type { PricedProduct } from '#features/selling/pricing/rules/priced-product.ts'
import { pricesFor } from '#features/selling/pricing/server/index.ts'
import { ApiError } from '#lib/api-error.ts'
import { add, times, toWire } from '#lib/money.ts'
import type { WantedCard } from '../../contract/desk.ts'
import type { Card } from '../../rules/entry.ts'
import { texts } from '../../texts.ts'
import type { ChatContext } from '../context.ts'

/**
 * The card that the visitor gets: names and public prices are ours, read now. Throws ApiError 404
 * unknown_product, unknown_quote.
 */
export async function makeCard({ db, clock }: Pick<ChatContext, 'db' | 'clock'>, wanted: WantedCard) {
  switch (wanted.kind) {
    case 'product': {
      const [product] = await sellable(db, [wanted.id], clock.now())
      return productCard(product!)
    }
    case 'cart': {
      const ids = wanted.lines.map(({ id }) => id)
      const products = await sellable(db, ids, clock.now())
      return cartCard(wanted.lines, products)
    }
    case 'result':
      return wanted satisfies Card
    case 'quote':
      return quoteCard(db, wanted, clock.now())
  }
}

const SHOPPER = { kind: 'shopper' } as const

/** The visitor pays the public prices; the sender's own prices do not matter. */
async function sellable(db: Db, ids: readonly string[], now: Date): Promise<PricedProduct[]> {
  const book = await pricesFor(db, SHOPPER).priceBook(ids, now)
  return ids.map((id) => {
    const product = book.get(id)
    if (!product?.sellable) throw new ApiError('unknown_product', texts.unknownProduct, { status: 404 })
    return product
  })
}

function productCard(product: PricedProduct): Card {
  const { id, name, price, template, categories } = product
  const url =
    template === 'service'
      ? '/cart'
      : productPath(
          categories.map(({ slug }) => slug),
          product,
        )
  return { kind: 'product', id, name, price: toWire(price), url }
}

function cartCard(wanted: readonly { id: string; qty: number }[], products: readonly PricedProduct[]): Card {
  return {
    kind: 'cart',
    lines: wanted.map(({ id, qty }, at) => ({ id, qty, name: products[at]!.name })),
    total: toWire(add(...wanted.map(({ qty }, at) => times(products[at]!.price, qty)))),
    url: cartLink(wanted),
  }
}

/** A quote of another customer and a quote that does not exist get the same answer. */
async function quoteCard(
  db: Db,
  { number, reach }: Extract<WantedCard, { kind: 'quote' }>,
  at: Date,
): Promise<Card> {
  if (!(await isQuoteOf(db, { number, reach, at })))
    throw new ApiError('unknown_quote', texts.unknownQuote, { status: 404 })
  return { kind: 'quote', title: texts.quote(number), url: `/view-quotes/${number}` }
}
