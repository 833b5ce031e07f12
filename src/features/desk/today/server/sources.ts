import { type RawBuilder, sql } from 'kysely'
import { waitsForPerson } from '#features/desk/import-runs/server/index.ts'
import { overdueCompanies, unsentStatements } from '#features/desk/money/server/index.ts'
import { SOON_DAYS } from '#features/partners/quotes/rules/states.ts'
import { type WaitingRow, waitingOrders, waitingWork } from '#features/selling/fulfilment/server/index.ts'
import { DAY_MS, later } from '#lib/dates.ts'
import { figure } from '#lib/merchant/merchant.ts'
import { LOW_STOCK } from '#lib/merchant/usual-figures.ts'
import { inStoreZone } from '#platform/clock/rules/calendar.ts'
import { businessDaysAfter, endOfDay } from '#platform/clock/server/promised-by.ts'
import type { WorkKind } from '../rules/work.ts'

/** Work that waits: about whom, and who has it by its own facts. */
export type SourceRow = Omit<WaitingRow, 'since'> & {
  /** null: no moment is known */
  since: Date | null
  who: string
  phone: string
  owner_id: number | null
}

type Column = RawBuilder<unknown>
type Rows = RawBuilder<SourceRow>

/**
 * Everything that waits for a person, one query a source. Work is here while its facts say so; nothing is
 * copied, so it leaves by itself.
 */
export const waitingSources = (now: Date): readonly Rows[] => [
  ...orderSources(now),
  leads,
  chats,
  calls(now),
  newQuotes,
  endingQuotes(now),
  quoteComments,
  quotesToApprove,
  pricesToApprove(now),
  taxCertificates,
  questions(now),
  reviews,
  stories(now),
  feedback,
  listings(now),
  warranties,
  pageIssues,
  lowStock(),
  overdueTerms(now),
  statementsToMail(now),
  failedImports(now),
]

/** What waits about orders. */
export const orderSources = (now: Date): readonly Rows[] =>
  [...waitingWork(now), ...waitingOrders()].map(ofOrder)

/** The name and phone of an order are read for the rows of a page alone. */
const ofOrder = (rows: RawBuilder<WaitingRow>): Rows => sql`
  select part.*, ''::text as who, ''::text as phone, null::bigint as owner_id
  from (${rows}) as part`

interface Columns {
  key?: Column
  order?: Column
  what?: Column
  since: Column
  due?: Column
  who?: Column
  phone?: Column
  owner?: Column
}

const NO_TEXT = sql`''::text`

/** The columns of a `SourceRow`. Without a key the column id names the work among its kind. */
const work = (kind: WorkKind, row: Columns) => sql`
  ${kind}::text as kind,
  ${row.key ?? sql`id::text`} as key,
  ${row.order ?? NO_TEXT} as "orderID",
  ${row.what ?? NO_TEXT} as what,
  ${row.since} as since,
  ${row.due ?? sql`null::timestamptz`} as due,
  ${row.who ?? NO_TEXT} as who,
  ${row.phone ?? NO_TEXT} as phone,
  ${row.owner ?? sql`null::bigint`} as owner_id`

const leads: Rows = sql`
  select ${work('lead', {
    what: sql`comments`,
    since: sql`received_at`,
    due: sql`promised_at`,
    who: sql`name`,
    phone: sql`phone`,
    owner: sql`claimed_by`,
  })}
  from lead
  where state in ('open', 'claimed')`

const chats: Rows = sql`
  select ${work('chat', { since: sql`started_at`, who: sql`name`, phone: sql`phone`, owner: sql`owner_id` })}
  from chat_conversation
  where state = 'waiting'`

// Joins customers: the calls that contractors promised theirs are no work of ours.
const calls = (now: Date): Rows => sql`
  select ${work('call', {
    key: sql`c.id || '-' || t.id`,
    what: sql`t.text`,
    since: sql`t.at`,
    due: endOfDay(sql`t.call_on`),
    who: sql`c.name`,
    phone: sql`c.phone`,
  })}
  from timeline_entry t
  join customer c on c.id = t.customer_id
  where t.call_on <= ${inStoreZone(now).day}::date and t.called_at is null and c.company_id is null`

const QUOTE = { key: sql`number`, who: sql`contact_name`, phone: sql`contact_phone`, owner: sql`owner_id` }

const newQuotes: Rows = sql`
  select ${work('quote_new', { ...QUOTE, since: sql`created_at` })}
  from quote
  where state = 'draft' and owner_id is null and company_id is null`

const endingQuotes = (now: Date): Rows => sql`
  select ${work('quote_ends', {
    ...QUOTE,
    what: sql`round(total_cents / 100.0, 2) || ''`,
    since: sql`coalesce(sent_at, created_at)`,
    due: sql`valid_until`,
  })}
  from quote
  where state in ('sent', 'viewed', 'expired')
    and company_id is null
    and valid_until > ${now}
    and valid_until <= ${later(now, SOON_DAYS * DAY_MS)}`

// The newest words that both sides see are the customer's.
const quoteComments: Rows = sql`
  select ${work('quote_comment', { ...QUOTE, what: sql`c.text`, since: sql`c.written_at` })}
  from quote q
  join quote_comment c on c.quote_id = q.id
  where q.state not in ('declined', 'withdrawn')
    and q.company_id is null
    and c.author = 'customer'
    and not exists (
      select
      from quote_comment later
      where later.quote_id = c.quote_id and later.id > c.id and not later.is_internal
    )`

const quotesToApprove: Rows = sql`
  select ${work('quote_approval', {
    key: sql`number`,
    what: sql`owner_name`,
    since: sql`changed_at`,
    who: sql`contact_name`,
  })}
  from quote
  where state = 'in_review'`

const pricesToApprove = (now: Date): Rows => sql`
  select ${work('price_approval', {
    what: sql`reason`,
    since: sql`asked_at`,
    due: sql`expires_at`,
    who: sql`asked_by_name`,
  })}
  from price_request
  where state = 'waiting' and expires_at > ${now}`

const taxCertificates: Rows = sql`
  select ${work('tax_certificate', {
    key: sql`t.id::text`,
    what: sql`t.state || ' ' || t.number`,
    since: sql`t.sent_at`,
    who: sql`c.name`,
    phone: sql`c.phone`,
  })}
  from tax_exemption t
  join company c on c.id = t.company_id
  where t.status = 'waiting'`

// The store's pages promise an answer to a question within a business day, and to a story within two.
const questions = (now: Date): Rows => sql`
  select ${work('question', {
    what: sql`body`,
    since: sql`received_at`,
    due: businessDaysAfter(sql`received_at`, 1, now),
    who: sql`author`,
  })}
  from question
  where received_at is not null and decided_at is null`

const reviews: Rows = sql`
  select ${work('review', { what: sql`title`, since: sql`received_at`, who: sql`author` })}
  from review
  where received_at is not null and decided_at is null`

const stories = (now: Date): Rows => sql`
  select ${work('story', {
    what: sql`title`,
    since: sql`received_at`,
    due: businessDaysAfter(sql`received_at`, 2, now),
    who: sql`author`,
  })}
  from customer_story
  where state = 'waiting'`

const feedback: Rows = sql`
  select ${work('installer_feedback', { what: sql`body`, since: sql`received_at`, who: sql`author` })}
  from contractor_feedback
  where state = 'waiting'`

// What a company says of itself, and a license that has ended while homeowners should see the listing.
const listings = (now: Date): Rows => sql`
  select ${work('listing', {
    key: sql`l.company_id::text`,
    what: sql`l.license_number`,
    since: sql`l.changed_at`,
    who: sql`c.name`,
    phone: sql`c.phone`,
  })}
  from contractor_listing l
  join company c on c.id = l.company_id
  where c.disabled_at is null
    and (
      (l.license_number <> '' and l.license_checked_on is null)
      or (l.epa608_number <> '' and l.epa608_checked_on is null)
      or (l.is_shown and l.license_ends_on < ${inStoreZone(now).day}::date)
    )`

const warranties: Rows = sql`
  select ${work('warranty', {
    order: sql`order_id`,
    what: sql`product`,
    since: sql`registered_at`,
    due: endOfDay(sql`(installed_on::date + within_days)`),
  })}
  from warranty_registration
  where state = 'received'`

const pageIssues: Rows = sql`
  select ${work('page_issue', {
    what: sql`description`,
    since: sql`reported_at`,
    who: sql`reporter_name`,
    owner: sql`assigned_id`,
  })}
  from page_issue
  where closed_at is null`

const overdueTerms = (now: Date): Rows => sql`
  select ${work('terms_overdue', {
    what: sql`round(overdue / 100.0, 2)::text`,
    since: sql`since`,
    who: sql`name`,
    phone: sql`phone`,
  })}
  from (${overdueCompanies(inStoreZone(now).day)}) as late`

const startOfMonth = (now: Date): Date => new Date(`${inStoreZone(now).day.slice(0, 7)}-01T00:00:00Z`)

// One item for all companies: their statements are mailed together. Its key is the month.
const statementsToMail = (now: Date): Rows => sql`
  select ${work('statements_unsent', {
    key: sql`${inStoreZone(now).day.slice(0, 7)}::text`,
    what: sql`count(*)::text`,
    since: sql`greatest(min(since), ${startOfMonth(now)})`,
  })}
  from (${unsentStatements(inStoreZone(now).day)}) as unsent
  having count(*) > 0`

const failedImports = (now: Date): Rows => sql`
  select ${work('import_failed', {
    what: sql`file || coalesce(': ' || error, '')`,
    since: sql`began_at`,
    who: sql`run_by`,
  })}
  from import_run run
  where ${waitsForPerson(now)}`

const lowStock = (): Rows => sql`
  select ${work('stock_low', {
    key: sql`s.product_id`,
    what: sql`s.available::text`,
    since: sql`null::timestamptz`,
    who: sql`p.sku || ' ' || p.name`,
  })}
  from stock s
  join product p on p.id = s.product_id
  where s.available <= ${figure('low stock', LOW_STOCK)} and s.sold > 0 and s.restock_on is null`
