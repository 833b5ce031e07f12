import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { ERASED_NAME, KEPT } from '#features/people/accounts/rules/kept.ts'
import { defineTexts } from '#lib/language/texts.ts'
import {
  blank,
  byEmail,
  DELETE,
  keep,
  type PersonalData,
  through,
} from '#platform/personal-data/server/declare.ts'
import { projectPhotoKey } from './projects/photos.ts'

const what = defineTexts({
  customer: 'The customer: name, phone, mailbox, address',
  project: 'Projects of the customer: address and answers',
  room: 'Rooms of these projects',
  photo: 'Photos of these projects',
  contact: 'People to contact',
  entry: 'History of the customer',
  view: 'Saved views',
  entryWriter: 'The name of the writer in histories of customers',
  photoWriter: 'The name of the person who added photos',
  theirCustomer: 'As a customer of a contractor',
  theirProject: 'Projects of contractors with this customer',
  theirRoom: 'Rooms of contractors’ projects',
  theirPhoto: 'Photos of contractors’ projects',
  theirEntry: 'Contractors’ history of the customer',
  theirContact: 'People to contact of contractors’ customers',
})

/** Rows of the store's own customers, and rows that belong to a contractor's company. */
const OURS = sql<SqlBool>`company_id is null`
const OF_CONTRACTORS = sql<SqlBool>`company_id is not null`
const ofCustomer = through('customer_id', 'customer', { only: OURS })
const ofContractorsCustomer = through('customer_id', 'customer', { only: OF_CONTRACTORS })
const companyOfContact = sql`
  select customer.company_id
  from customer
  where customer.id = contact.customer_id`
const inProject = (whose: typeof OURS) => through('project_id', 'project', { only: whose })

/** Someone of a contractor's company wrote the row: it has the name, not the number of the account. */
const byTheirName = (column: string, company: RawBuilder<SqlBool>) =>
  through(column, 'account', { id: 'name', beside: sql`account.company_id = (${company})`, needsIndex: true })

const kept = keep(KEPT.contractor)
const noAddress = { street: '', city: '', state: '', zip: '' }

const PROJECT_PHOTOS: PersonalData['files'] = {
  columns: ['hash'],
  needsIndex: true,
  key: ([hash = '']) => projectPhotoKey(hash),
}

export const CUSTOMER_DATA: readonly PersonalData[] = [
  {
    table: 'customer',
    what: what.customer,
    found: byEmail('email'),
    only: OURS,
    fate: blank({ ...noAddress, name: ERASED_NAME, phone: '', email: '', words: sql`''::tsvector` }),
  },
  {
    table: 'customer',
    what: what.theirCustomer,
    found: byEmail('email'),
    only: OF_CONTRACTORS,
    fate: kept,
  },
  {
    table: 'project',
    what: what.project,
    found: through('customer_id', 'customer'),
    only: OURS,
    fate: blank({ ...noAddress, name: ERASED_NAME, equipment: '', home: null, words: sql`''::tsvector` }),
  },
  {
    table: 'project',
    what: what.theirProject,
    found: through('customer_id', 'customer'),
    only: OF_CONTRACTORS,
    fate: kept,
  },
  { table: 'project_room', what: what.room, found: inProject(OURS), fate: DELETE },
  { table: 'project_room', what: what.theirRoom, found: inProject(OF_CONTRACTORS), fate: kept },
  {
    table: 'project_photo',
    what: what.photo,
    found: inProject(OURS),
    fate: DELETE,
    files: PROJECT_PHOTOS,
  },
  {
    table: 'project_photo',
    what: what.theirPhoto,
    found: inProject(OF_CONTRACTORS),
    fate: kept,
    files: PROJECT_PHOTOS,
  },
  { table: 'timeline_entry', what: what.entry, found: ofCustomer, fate: DELETE },
  {
    table: 'timeline_entry',
    what: what.theirEntry,
    found: ofContractorsCustomer,
    fate: kept,
  },
  { table: 'contact', what: what.contact, found: ofCustomer, fate: DELETE },
  { table: 'contact', what: what.theirContact, found: ofContractorsCustomer, fate: kept },
  {
    table: 'contact',
    what: what.contact,
    found: byEmail('email'),
    only: sql`(${companyOfContact}) is null`,
    fate: DELETE,
  },
  {
    table: 'contact',
    what: what.theirContact,
    found: byEmail('email'),
    only: sql`(${companyOfContact}) is not null`,
    fate: kept,
  },
  {
    table: 'timeline_entry',
    what: what.entryWriter,
    found: byTheirName(
      'actor_name',
      sql`select customer.company_id from customer where customer.id = timeline_entry.customer_id`,
    ),
    fate: blank({ actor_name: ERASED_NAME }),
  },
  {
    table: 'project_photo',
    what: what.photoWriter,
    found: byTheirName(
      'by_name',
      sql`select project.company_id from project where project.id = project_photo.project_id`,
    ),
    fate: blank({ by_name: ERASED_NAME }),
  },
  { table: 'saved_view', what: what.view, found: through('account_id', 'account'), fate: DELETE },
]
