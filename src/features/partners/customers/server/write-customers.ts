import { type RawBuilder, sql, type Transaction } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { Tables } from '#db/tables.ts'
import { inTransaction } from '#db/transaction.ts'
import { type Authorized, found, inCompany } from '#features/people/accounts/server/index.ts'
import { normalPhone } from '#lib/phone.ts'
import { tidyEmail } from '#lib/typed/email.ts'
import { recordAudit } from '#platform/audit/server/audit.ts'
import {
  type CustomerDraft,
  contactProblems,
  customerProblems,
  MOST_CONTACTS,
  tidyCustomer,
} from '../rules/customer.ts'
import { searchWords } from '../rules/search-words.ts'
import { OWN_KINDS, type WRITTEN_KINDS } from '../rules/timeline.ts'
import { texts } from '../texts.ts'
import { knownCustomer } from './read-customers.ts'
import { changedMeanwhile, refuseDuplicate, refuseProblems, tooMany } from './refusals.ts'
import { addTimelineEntry } from './timeline.ts'

type MayWrite = Authorized<'customers.write'>

/** Words as a column that the search reads. */
export const asWords = (words: readonly string[]): RawBuilder<unknown> =>
  sql`array_to_tsvector(${[...words]}::text[])`

const wordsOfCustomer = ({ name, phone, email, street, city, zip }: CustomerDraft): string[] =>
  searchWords([name, email, street, city, zip], phone)

/** A project is found by its name, its customer's name and its place. */
export const wordsOfProject = (
  { name, street, city, zip }: { name: string; street: string; city: string; zip: string },
  customerName: string,
): string[] => searchWords([name, customerName, street, city, zip])

/** Makes a customer. Throws ApiError invalid, duplicate. */
export async function createCustomer(
  db: Db,
  permission: MayWrite,
  { draft, evenIfDuplicate, now }: { draft: CustomerDraft; evenIfDuplicate: boolean; now: Date },
): Promise<number> {
  const customer = tidyCustomer(draft)
  refuseProblems(customerProblems(customer))
  return inTransaction(
    db,
    async (trx) => {
      if (!evenIfDuplicate) await refuseDuplicate(trx, permission, customer)
      return insertCustomer(trx, permission, { customer, now })
    },
    texts.busy,
  )
}

/** Makes a customer in a transaction; the draft is tidy and was checked. */
async function insertCustomer(
  trx: Transaction<Tables>,
  permission: MayWrite,
  { customer, now }: { customer: CustomerDraft; now: Date },
): Promise<number> {
  const companyId = permission.onlyCompany ?? null
  const { id } = await trx
    .insertInto('customer')
    .values({
      ...customer,
      company_id: companyId,
      words: asWords(wordsOfCustomer(customer)),
      created_at: now,
      changed_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { actor } = permission
  await addTimelineEntry(trx, { customerId: id, kind: OWN_KINDS.change, text: texts.created, actor, now })
  await recordAudit(trx, {
    actor,
    action: 'customers.create',
    entity: 'customer',
    entityId: id,
    after: { ...customer },
    companyId: companyId ?? undefined,
  })
  return id
}

/** The store's own customer with the phone or the mail address of a person who wrote to us, or a new one. */
export async function ownCustomer(
  trx: Transaction<Tables>,
  permission: MayWrite,
  { draft, now }: { draft: CustomerDraft; now: Date },
): Promise<number> {
  const customer = tidyCustomer(draft)
  return (await knownCustomer(trx, customer)) ?? insertCustomer(trx, permission, { customer, now })
}

/** Changes a customer whose version is still the given one. Throws ApiError invalid, not_found, changed. */
export async function changeCustomer(
  db: Db,
  permission: MayWrite,
  { id, version, draft, now }: { id: number; version: number; draft: CustomerDraft; now: Date },
): Promise<number> {
  const customer = tidyCustomer(draft)
  refuseProblems(customerProblems(customer))
  return inTransaction(
    db,
    async (trx) => {
      const before = found(
        await trx
          .selectFrom('customer')
          .select(['name', 'phone', 'email', 'street', 'city', 'state', 'zip', 'version', 'company_id'])
          .where('id', '=', id)
          .where(inCompany(permission, 'company_id'))
          .forUpdate()
          .executeTakeFirst(),
      )
      const { company_id, version: latest, ...theirs } = before
      if (latest !== version) throw changedMeanwhile({ ...theirs, version: latest })
      await trx
        .updateTable('customer')
        .set({
          ...customer,
          words: asWords(wordsOfCustomer(customer)),
          version: version + 1,
          changed_at: now,
        })
        .where('id', '=', id)
        .execute()
      if (customer.name !== theirs.name) await renewProjectWords(trx, id, customer.name)
      await recordAudit(trx, {
        actor: permission.actor,
        action: 'customers.change',
        entity: 'customer',
        entityId: id,
        before: theirs,
        after: { ...customer },
        companyId: company_id ?? undefined,
      })
      return version + 1
    },
    texts.busy,
  )
}

/** The projects of a customer are also found by the customer's name. */
async function renewProjectWords(trx: Db, customerId: number, customerName: string): Promise<void> {
  const projects = await trx
    .selectFrom('project')
    .select(['id', 'name', 'street', 'city', 'zip'])
    .where('customer_id', '=', customerId)
    .execute()
  for (const { id, ...project } of projects)
    await trx
      .updateTable('project')
      .set({ words: asWords(wordsOfProject(project, customerName)) })
      .where('id', '=', id)
      .execute()
}

/** Locks a customer that the actor may change. Throws ApiError not_found. */
const lockCustomer = async (trx: Db, permission: MayWrite, id: number) =>
  found(
    await trx
      .selectFrom('customer')
      .select(['id', 'company_id'])
      .where('id', '=', id)
      .where(inCompany(permission, 'company_id'))
      .forUpdate()
      .executeTakeFirst(),
  )

export interface NewContact {
  id: number
  name: string
  role: string
  phone: string
  email: string
}

/** Adds a contact to a customer. Throws ApiError invalid, not_found, too_many. */
export async function addContact(db: Db, permission: MayWrite, input: NewContact, now: Date) {
  const contact = {
    name: input.name.trim(),
    role: input.role.trim(),
    phone: normalPhone(input.phone),
    email: tidyEmail(input.email).toLowerCase(),
  }
  refuseProblems(contactProblems(contact))
  return inTransaction(
    db,
    async (trx) => {
      const { company_id } = await lockCustomer(trx, permission, input.id)
      const { count } = await trx
        .selectFrom('contact')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .where('customer_id', '=', input.id)
        .executeTakeFirstOrThrow()
      if (count >= MOST_CONTACTS) throw tooMany(texts.tooManyContacts)
      const added = await trx
        .insertInto('contact')
        .values({ ...contact, customer_id: input.id, created_at: now })
        .returning(['id', 'name', 'role', 'phone', 'email'])
        .executeTakeFirstOrThrow()
      await recordAudit(trx, {
        actor: permission.actor,
        action: 'contacts.create',
        entity: 'contact',
        entityId: added.id,
        after: { ...contact, customer: input.id },
        companyId: company_id ?? undefined,
      })
      return added
    },
    texts.busy,
  )
}

/** Writes a call, note, visit or email into a customer's history. Throws ApiError invalid, not_found. */
export async function writeEntry(
  db: Db,
  permission: MayWrite,
  entry: {
    id: number
    kind: (typeof WRITTEN_KINDS)[number]
    text: string
    callOn?: string | undefined
    now: Date
  },
): Promise<void> {
  const text = entry.text.trim()
  refuseProblems(text === '' ? [{ path: 'text', message: texts.noteEmpty }] : [])
  await inTransaction(
    db,
    async (trx) => {
      await lockCustomer(trx, permission, entry.id)
      const { id: customerId, kind, callOn, now } = entry
      await addTimelineEntry(trx, {
        customerId,
        kind: OWN_KINDS[kind],
        text,
        actor: permission.actor,
        callOn,
        now,
      })
      await trx.updateTable('customer').set({ changed_at: now }).where('id', '=', entry.id).execute()
    },
    texts.busy,
  )
}
