import type { QuoteLinks } from '#features/partners/quotes/server/index.ts'
import type { WhoAsks } from '#features/people/accounts/server/index.ts'
import type { PricingContext } from '#features/selling/pricing/server/index.ts'
import type { Clock } from '#lib/clock.ts'
import type { FileStore } from '#platform/files/server/file-store.ts'
import type { Limits } from '#platform/limits/server/limits.ts'

export interface OrderDeskContext extends WhoAsks, PricingContext {
  clock: Clock
  /** photos of damage */
  files: FileStore
  /** days that an order by check waits for its check */
  checkDays: number
  /** returned goods go to this address */
  contact: { phone: string; address: string }
  /** links in mails lead there */
  publicOrigin: string
  rateLimits: Limits
  /** of quotes for what is added to an order */
  quoteLinks: QuoteLinks
}
