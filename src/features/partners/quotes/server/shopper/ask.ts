import { inTransaction } from '#db/transaction.ts'
import { findLocation } from '#features/catalog/location/server/index.ts'
import { readHome } from '#features/choosing/sizing/rules/told/home-cookie.ts'
import { publicPrices, requireProducts } from '#features/selling/pricing/server/index.ts'
import { grouped } from '#lib/numbers.ts'
import { networkOf } from '#platform/limits/rules/who.ts'
import { admit } from '#platform/limits/server/admit.ts'
import { pageTexts } from '../../page-texts.ts'
import { QUOTE_LIMITS } from '../../rules/access.ts'
import { type Content, emptyContent } from '../../rules/content.ts'
import { shopperTexts as texts } from '../../shopper-texts.ts'
import { createDraft } from '../create-draft.ts'
import type { PresentContext } from './present.ts'

interface AskedCart {
  name: string
  email: string
  phone: string
  zip: string
  text: string
  /** as the cookie says it */
  home?: string | undefined
  products: readonly { id: string; qty: number }[]
}

/**
 * Makes a draft of a cart, at the prices in force, which waits for a consultant. Throws ApiError too_many,
 * invalid_zip, unknown_products.
 */
export async function askForQuote(context: PresentContext, asked: AskedCart): Promise<void> {
  const { db, clock, rateLimits, request } = context
  const now = clock.now()
  await findLocation(context, asked.zip)
  const quantities = new Map<string, number>()
  for (const { id, qty } of asked.products) quantities.set(id, (quantities.get(id) ?? 0) + qty)
  const ids = [...quantities.keys()]
  const products = requireProducts(await publicPrices(db).priceBook(ids, now), ids, { sellable: true })
  await admit(rateLimits, request, 'order', [[QUOTE_LIMITS['quote-ask'], networkOf(request.ip)]])
  const { name, email, phone, zip } = asked
  const content = {
    ...emptyContent({ name: '', phone: '', extension: '', email: '' }),
    load: loadOf(asked.home),
    sections: [
      {
        key: 'cart',
        title: pageTexts.asked.option,
        tier: null,
        note: asked.text,
        isRecommended: true,
        lines: products.map(({ id, price }) => ({
          key: id,
          id,
          qty: Math.min(999, quantities.get(id) ?? 1),
          price,
          listPrice: price,
          isOptional: false,
          group: null,
          note: '',
        })),
      },
    ],
  }
  await inTransaction(
    db,
    (trx) =>
      createDraft(trx, {
        source: 'cart',
        actor: { kind: 'shopper' },
        contact: { name, email, phone, zip },
        content,
        now,
      }),
    texts.busy,
  )
}

/** The load of the home that the visitor told, from which the consultant starts. */
function loadOf(text: string | undefined): Content['load'] {
  const home = readHome(text)
  if (home === undefined) return null
  const { form, heatingBtu, coolingBtu } = home
  const source = pageTexts.asked.house(grouped(form.squareFeet), form.zipCode)
  return { heatingBtu, coolingBtu, source }
}
