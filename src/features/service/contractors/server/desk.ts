import { implement } from '@orpc/server'
import type { Db } from '#db/connect.ts'
import { found, needs, type WhoAsks } from '#features/people/accounts/server/index.ts'
import type { Clock } from '#lib/clock.ts'
import { inStoreZone } from '#platform/clock/rules/calendar.ts'
import { pageOf, placeIn } from '#platform/lists/server/cursor.ts'
import { contractorDeskContract } from '../contract.ts'
import { CONTRACTOR } from '../rules/access.ts'
import { changedByCompany, type ListingDraft } from '../rules/listing.ts'
import { feedbackHandlers } from './feedback-desk.ts'
import { listingRows } from './listing-rows.ts'
import { openListing, presentRow, saveListing } from './listings.ts'

interface DeskContext extends WhoAsks {
  db: Db
  clock: Clock
}

const os = implement(contractorDeskContract).$context<DeskContext>()
const PAGE = 50
const BY_NAME = { by: ['text', 'c.name'], id: 'c.id', direction: 'asc' } as const

export const contractorDeskHandlers = {
  list: os.list.use(needs(CONTRACTOR.read)).handler(async ({ input: { after }, context: { db, clock } }) => {
    const today = inStoreZone(clock.now()).day
    const { order, isAfter } = placeIn(BY_NAME, after)
    const rows = await listingRows(db)
      .where(isAfter)
      .orderBy(order)
      .limit(PAGE + 1)
      .execute()
    const { page, next } = pageOf(
      rows,
      PAGE,
      ({ name }) => name,
      (row) => row.company_id,
    )
    return { listings: page.map((row) => presentRow(row, today)), next }
  }),

  open: os.open.use(needs(CONTRACTOR.read)).handler(({ input, context: { db, clock } }) => {
    return openListing(db, input.id, inStoreZone(clock.now()).day)
  }),

  save: os.save
    .use(needs(CONTRACTOR.write))
    .handler(async ({ input: { id, version, ...typed }, context }) => {
      const { permission } = context
      const now = context.clock.now()
      await saveListing(context.db, permission, { id, version, change: () => typed, now })
      return openListing(context.db, id, inStoreZone(now).day)
    }),

  own: os.own.use(needs(CONTRACTOR['write-own'])).handler(({ context: { db, clock, permission } }) => {
    const { onlyCompany } = permission
    return openListing(db, found(onlyCompany), inStoreZone(clock.now()).day)
  }),

  saveOwn: os.saveOwn
    .use(needs(CONTRACTOR['write-own']))
    .handler(async ({ input: { version, ...typed }, context }) => {
      const { permission } = context
      const id = found(permission.onlyCompany)
      const now = context.clock.now()
      const change = (current: ListingDraft) => changedByCompany(current, typed)
      await saveListing(context.db, permission, { id, version, change, now })
      return openListing(context.db, id, inStoreZone(now).day)
    }),

  ...feedbackHandlers,
}
