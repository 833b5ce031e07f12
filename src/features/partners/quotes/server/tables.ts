import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { Json, NullableTimestamp, Timestamp } from '#db/tables.ts'
import type { Content, SelectedLine, TemplateContent } from '../rules/content.ts'
import type { TotalsOfSection } from '../rules/quote-totals.ts'
import type { SignedPlace } from '../rules/signed-total.ts'
import type { QuoteSource, QuoteState } from '../rules/states.ts'
import type { EventKind } from '../rules/timeline.ts'

declare module '#db/tables.ts' {
  interface Tables {
    quote: QuoteTable
    quote_version: QuoteVersionTable
    quote_event: QuoteEventTable
    quote_comment: QuoteCommentTable
    quote_file: QuoteFileTable
    quote_template: QuoteTemplateTable
    quote_acceptance: QuoteAcceptanceTable
  }
}

interface QuoteTable {
  id: GeneratedAlways<number>
  /** QL and six digits */
  number: string
  company_id: number | null
  customer_id: number | null
  project_id: number | null
  lead_id: number | null
  /** the consultant; null: no consultant has taken it yet */
  owner_id: number | null
  owner_name: Generated<string>
  source: QuoteSource
  contact_name: Generated<string>
  contact_phone: Generated<string>
  contact_email: Generated<string>
  contact_zip: Generated<string>
  words: unknown
  state: QuoteState
  revision: Generated<number>
  /** the latest one */
  version: Generated<number>
  sent_version: number | null
  accepted_version: number | null
  /** the sent version can be accepted while it is valid */
  is_open: Generated<boolean>
  order_id: string | null
  /** the order that it adds to */
  added_to: string | null
  /** names the form that made a quote of an order */
  added_key: string | null
  total_cents: Generated<number>
  /** of the sent version, or later when staff honor it */
  valid_until: NullableTimestamp
  created_at: Timestamp
  changed_at: Timestamp
  sent_at: NullableTimestamp
  viewed_at: NullableTimestamp
  accepted_at: NullableTimestamp
  ended_at: NullableTimestamp
  guest_token_hash: string | null
  /** which guest link of the quote is valid; 0: none was made */
  link_number: Generated<number>
  reminder_at: NullableTimestamp
}

interface QuoteVersionTable {
  quote_id: number
  version: number
  content: Json<Content>
  /** of each section with its first selection, when the version was saved last */
  totals: Json<TotalsOfSection[]>
  valid_until: Timestamp
  frozen_at: NullableTimestamp
  hash: string | null
  author_id: number | null
  author_name: Generated<string>
  made_at: Timestamp
  approval: Generated<'none' | 'waiting' | 'granted' | 'refused'>
  asked_by: number | null
  asked_by_name: string | null
  asked_at: NullableTimestamp
  ask_note: string | null
  decided_by: number | null
  decided_by_name: string | null
  decided_at: NullableTimestamp
  decision_note: string | null
}

interface QuoteEventTable {
  id: GeneratedAlways<number>
  quote_id: number
  version: number
  kind: EventKind
  note: Generated<string>
  actor_kind: 'customer' | 'contractor' | 'staff' | 'system'
  actor_id: number | null
  actor_name: Generated<string>
  at: Timestamp
}

interface QuoteCommentTable {
  id: GeneratedAlways<number>
  quote_id: number
  author: 'customer' | 'consultant'
  author_id: number | null
  author_name: string
  text: string
  /** the customer does not see it */
  is_internal: Generated<boolean>
  written_at: Timestamp
}

interface QuoteFileTable {
  id: GeneratedAlways<number>
  quote_id: number
  kind: 'photo' | 'plate' | 'document'
  name: string
  hash: string
  type: string
  /** the customer sees it */
  is_shared: Generated<boolean>
  by_name: string
  added_at: Timestamp
  removed_at: NullableTimestamp
}

interface QuoteTemplateTable {
  id: GeneratedAlways<number>
  /** null: of the store's own sales staff */
  company_id: number | null
  name: string
  content: Json<TemplateContent>
  revision: Generated<number>
  made_by: string
  changed_at: Timestamp
  removed_at: NullableTimestamp
}

interface QuoteAcceptanceTable {
  quote_id: number
  version: number
  version_hash: string
  section_key: string
  lines: Json<SelectedLine[]>
  totals: Json<TotalsOfSection>
  /** what the signed total was worked out for; null: signed before 2026-11-27 */
  place: ColumnType<SignedPlace | null, string | null | undefined, string | null>
  typed_name: string
  /** the sentence that the customer agreed to */
  consent: Generated<string>
  /** the address of the network that it came from */
  network: string
  accepted_at: Timestamp
}
