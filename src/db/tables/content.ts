import type { ColumnType, Generated } from 'kysely'
import type { ContentKind } from '#features/content/content/rules/kinds.ts'
import type { SubmissionState } from '#platform/submissions/rules/submission.ts'
import type { NullableTimestamp } from './columns.ts'

interface ContentTable {
  kind: ContentKind
  slug: string
  title: string
  summary: Generated<string>
  /** its shape depends on the kind; see src/features/content/content/contract.ts */
  body: ColumnType<unknown, string, string>
  position: Generated<number>
  updated_at: ColumnType<Date, Date | undefined, Date>
}

interface ContentRevisionTable {
  only_row: Generated<boolean>
  revision: Generated<number>
}

interface ContentInstallationTable {
  kind: ContentKind
  installed_at: Generated<Date>
}

interface ContentDraftTable {
  kind: ContentKind
  slug: string
  revision: Generated<number>
  /** what was typed, by the name of the field; null: there is no draft */
  fields: ColumnType<Record<string, string> | null, string | null, string | null>
  changed_by: string
  changed_at: ColumnType<Date, Date, Date>
}

interface ContentVersionTable {
  kind: ContentKind
  slug: string
  number: number
  title: string
  summary: string
  body: ColumnType<unknown, string, never>
  /** null: it came with the store */
  published_by: string | null
  published_at: Date
}

export interface CustomerStoryTable {
  id: Generated<number>
  author: string
  place: string
  system: string
  title: string
  body: string
  email: string
  /** the hash of the stored photo */
  photo: string | null
  photo_width: number | null
  photo_height: number | null
  /** the words that the author agreed to */
  consent_text: string | null
  consented_at: Date | null
  state: Generated<SubmissionState>
  reason: ColumnType<string | null, string | null | undefined, string | null>
  decided_by: ColumnType<string | null, string | null | undefined, string | null>
  decided_at: NullableTimestamp
  received_at: Date
}

/** Tables of the words that the store shows. */
export interface ContentTables {
  content: ContentTable
  content_draft: ContentDraftTable
  content_installation: ContentInstallationTable
  content_revision: ContentRevisionTable
  content_version: ContentVersionTable
  customer_story: CustomerStoryTable
}
