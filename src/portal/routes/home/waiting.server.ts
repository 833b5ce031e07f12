import type { PortalApi } from '#api/portal-contract.ts'
import { DAY_MS, later } from '#kit/dates.ts'
import type { PortalUser } from '../../context.ts'
import { mayDo } from '../../frame/permitted.ts'
import { texts } from '../../texts.ts'

interface Waiting {
  name: string
  href: string
  count: number
  isMore: boolean
}

/** What waits, by list: how many rows its first page has. Only lists that the person may read. */
export async function waitingCounts(
  api: PortalApi,
  user: PortalUser | undefined,
  now: Date,
): Promise<Waiting[]> {
  if (!user) return []
  const may = (action: Parameters<typeof mayDo>[1]) => mayDo(user.role, action)
  const lists = [
    may('leads.read') &&
      api.leads.figures().then(({ waiting }) => ({
        name: texts.home.leads,
        href: '/leads',
        count: waiting,
        isMore: false,
      })),
    may('leads.read') &&
      api.leads.figures().then(({ kept, broken, days }) => ({
        name: texts.home.promises(kept + broken, days),
        href: '/leads?show=called',
        count: kept,
        isMore: false,
      })),
    may('carts.read') &&
      api.savedCarts.list({}).then(({ carts, hasMore: isMore }) => ({
        name: texts.home.carts,
        href: '/saved-carts',
        count: carts.length,
        isMore,
      })),
    may('quotes.approve') &&
      api.quotes.list({ state: 'in_review' }).then(({ quotes, next }) => ({
        name: texts.home.quotesToApprove,
        href: '/quotes?state=in_review',
        count: quotes.length,
        isMore: next !== null,
      })),
    may('quotes.read') && quotesThatExpire(api, now),
    may('issues.read') &&
      api.issues.list({}).then(({ issues, hasMore: isMore }) => ({
        name: texts.home.issues,
        href: '/issues',
        count: issues.length,
        isMore,
      })),
    may('orders.reprice') &&
      api.repricing.list({ waiting: 'true' }).then(({ requests }) => ({
        name: texts.home.approvals,
        href: '/approvals',
        count: requests.length,
        isMore: false,
      })),
  ]
  return Promise.all(lists.filter((list) => list !== false))
}

/** Quotes expire soon when this many days or fewer are left. */
const SOON_DAYS = 7

/** Sent quotes of which few days are left, among those that were changed last. */
async function quotesThatExpire(api: PortalApi, now: Date): Promise<Waiting> {
  const until = later(now, SOON_DAYS * DAY_MS).toISOString()
  const sent = await Promise.all(
    (['sent', 'viewed'] as const).map((state) => api.quotes.list({ state, limit: 200 })),
  )
  const expiring = sent
    .flatMap(({ quotes }) => quotes)
    .filter(({ validUntil }) => validUntil !== null && validUntil <= until)
  const isMore = sent.some(({ next }) => next !== null)
  return { name: texts.home.expiringQuotes, href: '/quotes?state=sent', count: expiring.length, isMore }
}
