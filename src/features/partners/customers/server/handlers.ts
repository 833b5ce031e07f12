import { implement } from '@orpc/server'
import type { Db } from '#db/connect.ts'
import { scopeOf } from '#features/people/accounts/rules/actions.ts'
import {
  needs,
  needsSession,
  needsToRead,
  type PortalLists,
  requirePermission,
  type WhoAsks,
} from '#features/people/accounts/server/index.ts'
import type { Clock } from '#lib/clock.ts'
import { contactsContract, customersContract } from '../contract.ts'
import { CUSTOMER, PROJECT, VIEW } from '../rules/access.ts'
import type { EntryKind } from '../rules/timeline.ts'
import { changeCustomers } from './change-customers.ts'
import { presentCustomer, presentOpenCustomer } from './present.ts'
import { fewProjects } from './projects/read-projects.ts'
import { markCalled, promisedCalls } from './promised-calls.ts'
import { findCustomers, listCustomers, openCustomer, readContacts, readCustomer } from './read-customers.ts'
import { readTimeline } from './timeline.ts'
import { readViews, removeView, saveView } from './views.ts'
import { addContact, changeCustomer, createCustomer, writeEntry } from './write-customers.ts'

interface CustomersContext extends WhoAsks {
  db: Db
  clock: Clock
  /** the kinds of entries that features write into the history of customers */
  entryKinds: readonly EntryKind[]
}

const os = implement(customersContract).$context<CustomersContext & PortalLists>()

/** The most rows of each kind in the palette. */
const MOST_FOUND = 8

export const customersHandlers = {
  list: os.list.use(needs(CUSTOMER.read)).handler(async ({ input, context: { db, actor, permission } }) => {
    const { whose, after, ...query } = input
    const assignee = whose === 'mine' && 'id' in actor ? actor.id : undefined
    const { page, next, found } = await listCustomers(db, permission, { ...query, after, assignee })
    return { customers: page.map(presentCustomer), found, next }
  }),

  find: os.find
    .use(needs(CUSTOMER.read))
    .handler(async ({ input: { search }, context: { db, actor, permission } }) => {
      const mayReadProjects = scopeOf(actor, PROJECT.read) !== 'none'
      const [customers, projects] = await Promise.all([
        findCustomers(db, permission, search, MOST_FOUND),
        mayReadProjects ? fewProjects(db, requirePermission(actor, PROJECT.read), search, MOST_FOUND) : [],
      ])
      return {
        found: [
          ...customers.map(({ id, name, city, state, zip }) => ({
            href: `/customers/${id}`,
            name,
            note: [city, state, zip].filter(Boolean).join(' '),
          })),
          ...projects.map(({ id, name, customer_name: note }) => ({
            href: `/projects/${id}`,
            name,
            note,
          })),
        ],
      }
    }),

  open: os.open
    .use(needs(CUSTOMER.read))
    .handler(async ({ input, context: { db, permission } }) =>
      presentOpenCustomer(await openCustomer(db, permission, input.id)),
    ),

  create: os.create
    .use(needs(CUSTOMER.write))
    .handler(async ({ input, context: { db, clock, permission } }) => {
      const { evenIfDuplicate, ...draft } = input
      return { id: await createCustomer(db, permission, { draft, evenIfDuplicate, now: clock.now() }) }
    }),

  change: os.change
    .use(needs(CUSTOMER.write))
    .handler(async ({ input, context: { db, clock, permission } }) => {
      const { id, version, ...draft } = input
      return { version: await changeCustomer(db, permission, { id, version, draft, now: clock.now() }) }
    }),

  changeMany: os.changeMany
    .use(needs(CUSTOMER.write))
    .handler(({ input, context: { db, clock, permission } }) =>
      changeCustomers(db, permission, { ...input, now: clock.now() }),
    ),

  addContact: os.addContact
    .use(needs(CUSTOMER.write))
    .handler(({ input, context: { db, clock, permission } }) =>
      addContact(db, permission, input, clock.now()),
    ),

  timeline: os.timeline
    .use(needs(CUSTOMER.read))
    .handler(async ({ input: { id, after }, context: { db, actor, entryKinds, permission } }) => {
      await readCustomer(db, permission, id)
      return readTimeline(db, { customerId: id, kinds: entryKinds, actor, after })
    }),

  write: os.write
    .use(needs(CUSTOMER.write))
    .handler(async ({ input, context: { db, clock, permission } }) => {
      await writeEntry(db, permission, { ...input, now: clock.now() })
      return { written: true as const }
    }),

  promises: os.promises
    .use(needs(CUSTOMER.read))
    .handler(({ input, context: { db, permission } }) => promisedCalls(db, permission, input.until)),

  called: os.called
    .use(needs(CUSTOMER.write))
    .handler(async ({ input: { id }, context: { db, clock, permission } }) => {
      await markCalled(db, permission, { id, now: clock.now() })
      return { called: true as const }
    }),

  views: os.views
    .use(needsToRead)
    .use(needsSession)
    .handler(async ({ input: { list }, context: { db, signedIn } }) => ({
      views: await readViews(db, signedIn, list),
      mayShare: scopeOf(signedIn.actor, VIEW.share) === 'all',
    })),

  saveView: os.saveView
    .use(needsToRead)
    .use(needsSession)
    .handler(async ({ input: { isShared = false, ...view }, context: { db, signedIn } }) => {
      if (isShared) requirePermission(signedIn.actor, VIEW.share)
      await saveView(db, signedIn, { ...view, isShared })
      return { saved: true as const }
    }),

  removeView: os.removeView.use(needsSession).handler(async ({ input, context }) => ({
    removed: await removeView(context.db, context.signedIn, input.id),
  })),
}

const contacts = implement(contactsContract).$context<CustomersContext>()

/** C-CONTACTS: the customer, then the contacts. */
export const contactsHandlers = {
  list: contacts.list
    .use(needs(CUSTOMER.read))
    .handler(async ({ input: { id }, context: { db, permission } }) => {
      const { name, phone, email } = await readCustomer(db, permission, id)
      return { contacts: [{ id, name, role: '', phone, email }, ...(await readContacts(db, id))] }
    }),
}
