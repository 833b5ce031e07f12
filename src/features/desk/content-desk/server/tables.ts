import type { ColumnType, Generated } from 'kysely'
import type { ContentKind } from '#features/content/content/rules/kinds.ts'

declare module '#db/tables.ts' {
  interface Tables {
    content_draft: ContentDraftTable
    content_version: ContentVersionTable
  }
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
