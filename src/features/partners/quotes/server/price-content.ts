import { productPath } from '#features/catalog/catalog/rules/product-url.ts'
import { PRIORITY_DELIVERY } from '#features/catalog/catalog/rules/service-ids.ts'
import { categoryTree } from '#features/catalog/catalog/server/index.ts'
import type { Location } from '#features/catalog/location/rules/location.ts'
import { findLocation } from '#features/catalog/location/server/index.ts'
import { unitPrice } from '#features/selling/pricing/rules/price-offer.ts'
import type { PriceBook, PricedProduct } from '#features/selling/pricing/rules/priced-product.ts'
import {
  costOfLine,
  costsOf,
  countedBook,
  type PricingContext,
  pricesOfCompany,
} from '#features/selling/pricing/server/index.ts'
import { ApiError } from '#lib/api-error.ts'
import { type Cents, ZERO } from '#lib/money.ts'
import type { WireContent } from '../contract/shapes.ts'
import { type Content, firstSelection } from '../rules/content.ts'
import type { ProductData } from '../rules/option-facts.ts'
import { type QuoteProduct, quoteProduct } from '../rules/quote-product.ts'
import { type QuoteFacts, type TotalsOfSection, totalsOf } from '../rules/quote-totals.ts'
import { texts } from '../texts.ts'
import { readContent } from './wire.ts'

/** What the prices of a quote depend on besides its content. */
export interface QuoteParty {
  companyId: number | null
  zip: string
}

/** The products of a quote as they are now, with the customer's price, the public price and our cost. */
interface ReadProducts {
  products: ReadonlyMap<string, QuoteProduct>
  /** the price each of so many units in force for the customer's company, or the public one */
  ownPriceOf: (id: string, qty: number) => Cents | undefined
  /** of one unit; null where it is unknown */
  costs: ReadonlyMap<string, Cents | null>
}

const urlOf = ({ template, categories, slug, id }: PricedProduct): string =>
  template === 'service'
    ? ''
    : productPath(
        categories.map((category) => category.slug),
        { slug, id },
      )

const wantedOf = (ids: readonly string[]): string[] => [...new Set([...ids, PRIORITY_DELIVERY])]

const productsOf = (book: PriceBook): ReadonlyMap<string, QuoteProduct> =>
  new Map([...book].map(([id, product]) => [id, quoteProduct(product, urlOf(product))]))

/** Reads products by id. Ids that we never sold are missing from the answer. */
async function readProducts(
  { db }: Pick<PricingContext, 'db'>,
  ids: readonly string[],
  { companyId, at }: { companyId: number | null; at: Date },
): Promise<ReadProducts> {
  const wanted = wantedOf(ids)
  const [shown, own, costs] = await Promise.all([
    pricesOfCompany(db, null).priceBook(wanted, at),
    companyId === null ? undefined : pricesOfCompany(db, companyId).priceBook(wanted, at),
    costsOf(db, wanted),
  ])
  const ownBook: PriceBook = own ?? shown
  return {
    products: productsOf(shown),
    ownPriceOf: (id, qty) => {
      const product = ownBook.get(id)
      return product && unitPrice(product, qty)
    },
    costs: new Map([...ownBook].map(([id, product]) => [id, costOfLine(product, costs)])),
  }
}

const idsOf = ({ sections }: { sections: readonly { lines: readonly { id: string }[] }[] }): string[] =>
  sections.flatMap(({ lines }) => lines.map(({ id }) => id))

export interface PricedQuote {
  content: Content
  read: ReadProducts
  /** undefined while the ZIP code is missing or unknown */
  facts: QuoteFacts | undefined
  /** of each section with its first selection; empty without facts */
  totals: TotalsOfSection[]
}

/** Content that someone typed, in cents and with its totals. Throws ApiError unknown_products. */
export async function priceTyped(
  context: PricingContext,
  wire: WireContent,
  party: QuoteParty,
  at: Date,
): Promise<PricedQuote> {
  const ids = idsOf(wire)
  const read = await readProducts(context, ids, { companyId: party.companyId, at })
  const unknown = [...new Set(ids.filter((id) => !read.products.has(id)))]
  if (unknown.length > 0)
    throw new ApiError('unknown_products', texts.unknownProducts, {
      status: 404,
      details: { products: unknown },
    })
  const content = readContent(
    wire,
    (id, qty) => read.ownPriceOf(id, qty) ?? ZERO,
    (id) => read.products.get(id)?.price ?? ZERO,
  )
  return { content, read, ...(await totalsOfContent(context, content, { read, party, at })) }
}

/**
 * What the totals of stored content need, as it is now: products at public prices, and the place; and the
 * makers' data of the products. Undefined while the ZIP code is missing or unknown.
 */
export async function factsOfStored(
  context: PricingContext,
  content: Content,
  zip: string,
  at: Date,
): Promise<{ facts: QuoteFacts; data: ReadonlyMap<string, ProductData> } | undefined> {
  const [book, tree, location] = await Promise.all([
    countedBook(context.db, wantedOf(idsOf(content)), at),
    categoryTree(context.db),
    placeOf(context, zip),
  ])
  if (location === undefined) return undefined
  const products = new Map(
    [...book].map(([id, { product, categoryId }]) => {
      const url = categoryId === null ? '' : productPath(tree.slugsTo(categoryId), product)
      return [id, quoteProduct(product, url)] as const
    }),
  )
  const data = new Map(
    [...book].map(([id, { product, attributes }]) => [id, { type: product.type, attributes }] as const),
  )
  return { facts: factsOf(context, content, { products, location, at }), data }
}

/** Stored content with the products, costs and totals of now, for staff. */
export async function priceStored(
  context: PricingContext,
  content: Content,
  party: QuoteParty,
  at: Date,
): Promise<PricedQuote> {
  const read = await readProducts(context, idsOf(content), { companyId: party.companyId, at })
  return { content, read, ...(await totalsOfContent(context, content, { read, party, at })) }
}

async function totalsOfContent(
  context: PricingContext,
  content: Content,
  { read, party, at }: { read: ReadProducts; party: QuoteParty; at: Date },
): Promise<Pick<PricedQuote, 'facts' | 'totals'>> {
  const location = await placeOf(context, party.zip)
  if (location === undefined) return { facts: undefined, totals: [] }
  const facts = factsOf(context, content, { products: read.products, location, at })
  const totals = content.sections.map((section) => totalsOf(section, firstSelection(section), facts))
  return { facts, totals }
}

const factsOf = (
  { delivery }: Pick<PricingContext, 'delivery'>,
  { isTaxExempt, shipping }: Content,
  now: Pick<QuoteFacts, 'products' | 'location' | 'at'>,
): QuoteFacts => ({ ...now, delivery, exempt: isTaxExempt, shipping })

/** The place of a ZIP code; undefined until staff have typed a known one. */
export async function placeOf(context: PricingContext, zip: string): Promise<Location | undefined> {
  if (zip === '') return undefined
  try {
    return await findLocation(context, zip)
  } catch (error) {
    if (error instanceof ApiError && error.code === 'invalid_zip') return undefined
    throw error
  }
}
