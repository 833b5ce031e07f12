import type { GeneratedAlways } from 'kysely'
import type { NullableTimestamp, Timestamp } from '#db/tables.ts'
import type { Importance, Team } from '../rules/issue.ts'

declare module '#db/tables.ts' {
  interface Tables {
    page_issue: PageIssueTable
    page_issue_note: PageIssueNoteTable
  }
}

/** An issue with a page, as a partner reported it. */
interface PageIssueTable {
  id: GeneratedAlways<number>
  /** the reporter's company; staff have none */
  company_id: number | null
  importance: Importance
  team: Team
  description: string
  page_url: string
  reporter_id: number | null
  reporter_name: string
  reporter_email: string
  includes_reporter: boolean
  screenshot: string | null
  reported_at: Timestamp
  assigned_id: number | null
  assigned_name: string | null
  closed_at: NullableTimestamp
}

interface PageIssueNoteTable {
  id: GeneratedAlways<number>
  issue_id: number
  author_name: string
  text: string
  written_at: Timestamp
}
