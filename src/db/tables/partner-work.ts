import type { GeneratedAlways } from 'kysely'
import type { Importance, Team } from '#features/desk/page-issues/rules/issue.ts'
import type { Json, NullableTimestamp, Timestamp } from './columns.ts'

/** A cart that a partner saved for a project. */
export interface SavedCartTable {
  id: GeneratedAlways<number>
  /** of the project; a customer of our own has none */
  company_id: number | null
  project_id: number
  name: string
  /** `price` is cents each when it was saved */
  products: Json<{ id: string; qty: number; price: number }[]>
  saved_by: number | null
  saved_by_name: string
  saved_at: Timestamp
  removed_at: NullableTimestamp
}

/** An issue with a page, as a partner reported it. */
export interface PageIssueTable {
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

export interface PageIssueNoteTable {
  id: GeneratedAlways<number>
  issue_id: number
  author_name: string
  text: string
  written_at: Timestamp
}
