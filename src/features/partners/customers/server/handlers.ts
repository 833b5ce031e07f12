import { implement } from '@orpc/server'
import type { Db } from '#db/connect.ts'
import { scopeOf } from '#features/people/accounts/rules/permissions.ts'
import { requirePermission, requireSignedIn, type WhoAsks } from '#features/people/accounts/server/index.ts'
import type { Clock } from '#lib/clock.ts'
import { contactsContract, customersContract } from '../contract.ts'
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
}

const os = implement(customersContract).$context<CustomersContext>()

/** The most rows of each kind in the palette. */
const MOST_FOUND = 8

export const customersHandlers = {
  list: os.list.handler(async ({ input, context: { db, actor } }) => {
    const permission = requirePermission(actor, 'customers.read')
    const { whose, after, ...query } = input
    const assignee = whose === 'mine' && 'id' in actor ? actor.id : undefined
    const { page, next, found } = await listCustomers(db, permission, { ...query, after, assignee })
    return { customers: page.map(presentCustomer), found, next }
  }),

  find: os.find.handler(async ({ input: { search }, context: { db, actor } }) => {
    const permission = requirePermission(actor, 'customers.read')
    const mayReadProjects = scopeOf(actor, 'projects.read') !== 'none'
    const [customers, projects] = await Promise.all([
      findCustomers(db, permission, search, MOST_FOUND),
      mayReadProjects ? fewProjects(db, requirePermission(actor, 'projects.read'), search, MOST_FOUND) : [],
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

  open: os.open.handler(async ({ input, context: { db, actor } }) =>
    presentOpenCustomer(await openCustomer(db, requirePermission(actor, 'customers.read'), input.id)),
  ),

  create: os.create.handler(async ({ input, context: { db, actor, clock } }) => {
    const permission = requirePermission(actor, 'customers.write')
    const { evenIfDuplicate, ...draft } = input
    return { id: await createCustomer(db, permission, { draft, evenIfDuplicate, now: clock.now() }) }
  }),

  change: os.change.handler(async ({ input, context: { db, actor, clock } }) => {
    const permission = requirePermission(actor, 'customers.write')
    const { id, version, ...draft } = input
    return { version: await changeCustomer(db, permission, { id, version, draft, now: clock.now() }) }
  }),

  changeMany: os.changeMany.handler(({ input, context: { db, actor, clock } }) =>
    changeCustomers(db, requirePermission(actor, 'customers.write'), { ...input, now: clock.now() }),
  ),

  addContact: os.addContact.handler(({ input, context: { db, actor, clock } }) =>
    addContact(db, requirePermission(actor, 'customers.write'), input, clock.now()),
  ),

  timeline: os.timeline.handler(async ({ input: { id, after }, context: { db, actor } }) => {
    await readCustomer(db, requirePermission(actor, 'customers.read'), id)
    return readTimeline(db, { customerId: id, actor, after })
  }),

  write: os.write.handler(async ({ input, context: { db, actor, clock } }) => {
    await writeEntry(db, requirePermission(actor, 'customers.write'), { ...input, now: clock.now() })
    return { written: true as const }
  }),

  promises: os.promises.handler(({ input, context: { db, actor } }) =>
    promisedCalls(db, requirePermission(actor, 'customers.read'), input.until),
  ),

  called: os.called.handler(async ({ input: { id }, context: { db, actor, clock } }) => {
    await markCalled(db, requirePermission(actor, 'customers.write'), { id, now: clock.now() })
    return { called: true as const }
  }),

  views: os.views.handler(async ({ input, context }) => ({
    views: await readViews(context.db, requireSignedIn(context).accountId, input.list),
  })),

  saveView: os.saveView.handler(async ({ input, context }) => {
    await saveView(context.db, { ...input, accountId: requireSignedIn(context).accountId })
    return { saved: true as const }
  }),

  removeView: os.removeView.handler(async ({ input, context }) => ({
    removed: await removeView(context.db, requireSignedIn(context).accountId, input.id),
  })),
}

const contacts = implement(contactsContract).$context<CustomersContext>()

/** C-CONTACTS: the customer, then the contacts. */
export const contactsHandlers = {
  list: contacts.list.handler(async ({ input: { id }, context: { db, actor } }) => {
    const { name, phone, email } = await readCustomer(db, requirePermission(actor, 'customers.read'), id)
    return { contacts: [{ id, name, role: '', phone, email }, ...(await readContacts(db, id))] }
  }),
}
