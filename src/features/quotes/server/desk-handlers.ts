import { implement } from '@orpc/server'
import type { Db } from '#db/connect.ts'
import { requirePermission, type WhoAsks } from '#features/accounts/server/index.ts'
import type { Clock } from '#kit/clock.ts'
import { quotesContract } from '../contract.ts'

interface QuotesContext extends WhoAsks {
  db: Db
  clock: Clock
}

const os = implement(quotesContract).$context<QuotesContext>()

export const quotesHandlers = {
  list: os.list.handler(async ({ context }) => {
    requirePermission(context.actor, 'quotes.read')
    return { quotes: [], next: null }
  }),
}
