import type { ListedQuote } from '#features/partners/quotes/contract.ts'
import { QUOTE } from '#features/partners/quotes/rules/permissions.ts'
import { mayDo } from '#features/people/accounts/rules/actions.ts'
import type { PortalContext } from '../../context.ts'

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
