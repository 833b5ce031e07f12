import { type SqlBool, sql } from 'kysely'
import type { OnlineIndexes } from '#db/online-indexes.ts'
import { ERASED_NAME, KEPT } from '#features/people/accounts/rules/kept.ts'
import { defineTexts } from '#lib/language/texts.ts'
import {
  blank,
  byEmail,
  DELETE,
  keep,
  type PersonalData,
  through,
  where,
} from '#platform/personal-data/server/declare.ts'
import { quoteFileKey } from './file-rows.ts'

const what = defineTexts({
  quote: 'The contact of quotes that did not become an order',
  comment: 'Questions and answers about these quotes',
  file: 'Files of these quotes',
  acceptance: 'The typed name and network of acceptances',
  event: 'Notes in the history of these quotes',
  version: 'What the quotes offered',
  draft: 'The consultant in versions that were not sent',
  owner: 'The consultant’s name beside quotes',
  author: 'The consultant’s name beside versions that were not sent',
  frozen: 'Versions that were sent: the consultant’s name and contact',
  eventOf: 'The name in the history of quotes',
  commentOf: 'The name beside answers about quotes',
  fileOf: 'The name beside files of quotes',
  template: 'The name beside quote templates',
  ordered: {
    quote: 'The contact of quotes that became an order',
    comment: 'Questions and answers about ordered quotes',
    file: 'Files of ordered quotes',
    acceptance: 'The typed name and network of acceptances that became an order',
    event: 'Notes in the history of ordered quotes',
  },
  ofContractor: {
    quote: 'The contact of contractors’ quotes',
    comment: 'Questions and answers about contractors’ quotes',
    file: 'Files of contractors’ quotes',
    acceptance: 'The typed name and network of acceptances of contractors’ quotes',
    event: 'Notes in the history of contractors’ quotes',
  },
})

/** As the job that forgets contacts: the offer itself stays for the books. */
const OURS = sql<SqlBool>`quote.company_id is null and quote.order_id is null`
const ORDERED = sql<SqlBool>`quote.order_id is not null`
const OF_CONTRACTORS = sql<SqlBool>`quote.company_id is not null and quote.order_id is null`

const ofQuote = (whose: typeof OURS) => through('quote_id', 'quote', { only: whose })

/** The rows of one table that stay, because the quote was ordered or belongs to a contractor. */
const kept = (table: PersonalData['table'], rows: keyof typeof what.ordered): PersonalData[] => [
  { table, what: what.ordered[rows], found: ofQuote(ORDERED), fate: keep(KEPT.sale) },
  { table, what: what.ofContractor[rows], found: ofQuote(OF_CONTRACTORS), fate: keep(KEPT.contractor) },
]

const QUOTE_FILES: PersonalData['files'] = {
  columns: ['quote_id', 'hash'],
  key: ([quote, hash = '']) => quoteFileKey(Number(quote), hash),
}

const byTheirName = (column: string, company: ReturnType<typeof sql>) =>
  through(column, 'account', { id: 'name', beside: sql`account.company_id = (${company})`, needsIndex: true })

const CONSULTANT = "lower(content -> 'consultant' ->> 'email')"

export const QUOTE_INDEXES: OnlineIndexes = {
  quote_version_consultant: `quote_version (${CONSULTANT})`,
}

const byConsultant = (email: string) => sql<SqlBool>`${sql.raw(CONSULTANT)} = ${email}`

const NO_CONSULTANT = { name: '', phone: '', extension: '', email: '' }

export const QUOTE_DATA: readonly PersonalData[] = [
  {
    table: 'quote',
    what: what.quote,
    found: byEmail('contact_email'),
    only: OURS,
    fate: blank({
      contact_name: '',
      contact_phone: '',
      contact_email: '',
      contact_zip: '',
      guest_token_hash: null,
      is_open: false,
      words: sql`array_to_tsvector(array[lower(quote.number)])`,
    }),
  },
  {
    table: 'quote',
    what: what.ordered.quote,
    found: byEmail('contact_email'),
    only: ORDERED,
    fate: keep(KEPT.sale),
  },
  {
    table: 'quote',
    what: what.ofContractor.quote,
    found: byEmail('contact_email'),
    only: OF_CONTRACTORS,
    fate: keep(KEPT.contractor),
  },
  { table: 'quote_comment', what: what.comment, found: ofQuote(OURS), fate: DELETE },
  ...kept('quote_comment', 'comment'),
  {
    table: 'quote_file',
    what: what.file,
    found: ofQuote(OURS),
    fate: DELETE,
    files: QUOTE_FILES,
  },
  ...kept('quote_file', 'file').map((entry) => ({ ...entry, files: QUOTE_FILES })),
  {
    table: 'quote_acceptance',
    what: what.acceptance,
    found: ofQuote(OURS),
    fate: blank({ typed_name: '', network: '', place: null }),
  },
  ...kept('quote_acceptance', 'acceptance'),
  { table: 'quote_event', what: what.event, found: ofQuote(OURS), fate: blank({ note: '' }) },
  ...kept('quote_event', 'event'),
  { table: 'quote_version', what: what.version, found: through('quote_id', 'quote'), fate: keep(KEPT.offer) },
  {
    table: 'quote_version',
    what: what.draft,
    found: where(byConsultant),
    only: sql`frozen_at is null`,
    fate: blank({
      content: sql`quote_version.content || ${JSON.stringify({ consultant: NO_CONSULTANT })}::jsonb`,
    }),
  },
  {
    table: 'quote_version',
    what: what.frozen,
    found: where(byConsultant),
    only: sql`frozen_at is not null`,
    fate: keep(KEPT.offer),
  },
  {
    table: 'quote_version',
    what: what.author,
    found: through('author_id', 'account', { needsIndex: true }),
    only: sql`frozen_at is null`,
    fate: blank({ author_name: ERASED_NAME }),
  },
  {
    table: 'quote_version',
    what: what.frozen,
    found: through('author_id', 'account', { needsIndex: true }),
    only: sql`frozen_at is not null`,
    fate: keep(KEPT.offer),
  },
  {
    table: 'quote',
    what: what.owner,
    found: through('owner_id', 'account'),
    fate: blank({ owner_name: ERASED_NAME }),
  },
  {
    table: 'quote_event',
    what: what.eventOf,
    found: through('actor_id', 'account', { needsIndex: true }),
    fate: blank({ actor_name: ERASED_NAME }),
  },
  {
    table: 'quote_comment',
    what: what.commentOf,
    found: through('author_id', 'account', { needsIndex: true }),
    fate: blank({ author_name: ERASED_NAME }),
  },
  {
    table: 'quote_file',
    what: what.fileOf,
    found: byTheirName(
      'by_name',
      sql`select quote.company_id from quote where quote.id = quote_file.quote_id`,
    ),
    fate: blank({ by_name: ERASED_NAME }),
  },
  {
    table: 'quote_template',
    what: what.template,
    found: byTheirName('made_by', sql`quote_template.company_id`),
    fate: blank({ made_by: ERASED_NAME }),
  },
]
