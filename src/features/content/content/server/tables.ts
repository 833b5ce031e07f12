import type { ColumnType, Generated } from 'kysely'
import type { ContentKind } from '../rules/kinds.ts'

declare module '#db/tables.ts' {
  interface Tables {
    content: ContentTable
    content_installation: ContentInstallationTable
    content_revision: ContentRevisionTable
  }
}

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
