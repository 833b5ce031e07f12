import type { ColumnType, Generated } from 'kysely'
import type { ContentKind } from '#features/content/rules/kinds.ts'

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
