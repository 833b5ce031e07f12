import { sql } from 'kysely'
import { ERASED_NAME } from '#features/people/accounts/rules/kept.ts'
import { defineTexts } from '#lib/language/texts.ts'
import { blank, byEmail, DELETE, type PersonalData, through } from '#platform/personal-data/server/declare.ts'
import { screenshotKey } from './report.ts'

const what = defineTexts({
  issue: 'Issues with pages: who reported them, and the screenshot',
  note: 'Notes of the reporter about them',
})

export const PAGE_ISSUE_DATA: readonly PersonalData[] = [
  {
    table: 'page_issue',
    what: what.issue,
    found: byEmail('reporter_email'),
    fate: blank({
      reporter_name: ERASED_NAME,
      reporter_email: '',
      screenshot: null,
      includes_reporter: false,
    }),
    files: { columns: ['screenshot'], needsIndex: true, key: ([hash = '']) => screenshotKey(hash) },
  },
  {
    table: 'page_issue_note',
    what: what.note,
    found: through('issue_id', 'page_issue'),
    only: sql`author_name = (select reporter_name from page_issue where id = issue_id)`,
    fate: DELETE,
  },
]
