import { data } from 'react-router'
import type { PortalApi } from '#api/contract.ts'
import type { DeskQuote, ListedQuote } from '#features/partners/quotes/contract.ts'
import { QUOTE } from '#features/partners/quotes/rules/access.ts'
import { QUOTE_NUMBER } from '#features/partners/quotes/rules/quote-number.ts'
import { mayDo } from '#features/people/accounts/rules/actions.ts'
import type { PortalContext } from '../../context.ts'
import { answered } from '../../frame/answers.server.ts'

/** The quote of an address like /quotes/QL123456. Throws the answer 404 when there is none. */
export async function quoteAt(api: PortalApi, number: string | undefined, url: URL): Promise<DeskQuote> {
  if (number === undefined || !QUOTE_NUMBER.test(number)) throw data(null, { status: 404 })
  const { quotes } = await answered(api.quotes.list({ search: number, limit: 5 }), url)
  const id = quotes.find((quote) => quote.number === number)?.id
  if (id === undefined) throw data(null, { status: 404 })
  return answered(api.quotes.get({ id }), url)
}

/** Name and model of a quote's products, also while the customer's place is unknown. */
export interface NamedProduct {
  id: string
  sku: string
  name: string
  isService: boolean
}

/** The products of these contents, without those that are known already. */
export async function namesOf(
  api: PortalApi,
  contents: readonly DeskQuote['content'][],
  known: readonly { id: string }[] = [],
): Promise<NamedProduct[]> {
  const sections = contents.flatMap((content) => content.sections)
  const wanted = new Set(sections.flatMap(({ lines }) => lines.map(({ id }) => id)))
  for (const { id } of known) wanted.delete(id)
  const ids = [...wanted]
  if (ids.length === 0) return []
  const { products } = await api.catalog.multiple({ productIds: ids.slice(0, 100) })
  return products.map(({ id, sku, name, isService }) => ({ id, sku, name, isService }))
}

const FEW = 20

/**
 * The quotes of a customer, or from a lead, the last changed first; none for a role that may not read them.
 */
export async function quotesOf(
  { api, user }: PortalContext,
  whose: { customerID: number } | { leadID: number },
): Promise<ListedQuote[]> {
  if (!user || !mayDo(user.role, QUOTE.read)) return []
  const { quotes } = await api.quotes.list({ ...whose, limit: FEW })
  return quotes
}
