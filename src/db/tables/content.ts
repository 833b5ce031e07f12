import type { ColumnType, Generated } from 'kysely'
import type { ContentKind } from '#features/content/rules/kinds.ts'
import type { NullableTimestamp } from './columns.ts'

export interface ContentTable {
  kind: ContentKind
  slug: string
  title: string
  summary: Generated<string>
  /** its shape depends on the kind; see src/features/content/contract.ts */
  body: ColumnType<unknown, string, string>
  position: Generated<number>
  updated_at: ColumnType<Date, Date | undefined, Date>
}

export interface ContentRevisionTable {
  only_row: Generated<boolean>
  revision: Generated<number>
}

export interface ContentInstallationTable {
  kind: ContentKind
  installed_at: Generated<Date>
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
  state: Generated<'waiting' | 'published' | 'refused'>
  reason: ColumnType<string | null, string | null | undefined, string | null>
  decided_by: ColumnType<string | null, string | null | undefined, string | null>
  decided_at: NullableTimestamp
  received_at: Date
}
