import type { PortalApi } from '#api/contract.ts'
import { ISSUE } from '#features/desk/page-issues/rules/access.ts'
import { QUOTE } from '#features/partners/quotes/rules/access.ts'
import { CART } from '#features/partners/saved-carts/rules/access.ts'
import { mayDo } from '#features/people/accounts/rules/actions.ts'
import type { PortalUser } from '../../context.ts'
import { texts } from '../../texts.ts'

interface Waiting {
  name: string
  href: string
  count: number
  isMore: boolean
}

/** The waiting rows of each list: how many its first page has. Only lists that the person may read. */
export async function waitingCounts(api: PortalApi, user: PortalUser | undefined): Promise<Waiting[]> {
  if (!user) return []
  const may = (action: Parameters<typeof mayDo>[1]) => mayDo(user.role, action)
  const lists = [
    may(CART.read) &&
      api.savedCarts.list({}).then(({ carts, next }) => ({
        name: texts.home.carts,
        href: '/saved-carts',
        count: carts.length,
        isMore: next !== null,
      })),
    may(QUOTE.read) &&
      api.quotes.list({ ends: 'soon', limit: 200 }).then(({ quotes, next }) => ({
        name: texts.home.expiringQuotes,
        href: '/quotes?ends=soon',
        count: quotes.length,
        isMore: next !== null,
      })),
    may(ISSUE.read) &&
      api.issues.list({}).then(({ issues, next }) => ({
        name: texts.home.issues,
        href: '/issues',
        count: issues.length,
        isMore: next !== null,
      })),
  ]
  return Promise.all(lists.filter((list) => list !== false))
}
