import { implement } from '@orpc/server'
import type { Selectable, Transaction } from 'kysely'
import type { Tables } from '#db/tables.ts'
import { type Authorized, found, needs, requireSignedIn } from '#features/people/accounts/server/index.ts'
import { ApiError } from '#lib/api-error.ts'
import { recordAudit } from '#platform/audit/server/audit.ts'
import { fileAnswer } from '#platform/files/server/file-store.ts'
import { writeOutbox } from '#platform/outbox/server/outbox.ts'
import { issueInboxContract } from '../contract.ts'
import { ISSUE } from '../rules/access.ts'
import { referenceOf } from '../rules/issue.ts'
import { texts } from '../texts.ts'
import { issueMail } from './issue-mail.ts'
import { findIssue, listIssues, lockIssue, notesOf } from './queries.ts'
import { type IssuesContext, screenshotKey } from './report.ts'

const os = implement(issueInboxContract).$context<IssuesContext>()

type IssueRow = Selectable<Tables['page_issue']>

export const issueInboxHandlers = {
  list: os.list.use(needs(ISSUE.read)).handler(async ({ input, context }) => {
    const { permission } = context
    const { page, next } = await listIssues(context.db, permission, input)
    return { issues: page.map(present), next }
  }),

  open: os.open.use(needs(ISSUE.read)).handler(async ({ input, context }) => {
    const { permission } = context
    const row = found(await findIssue(context.db, permission, input.id))
    const notes = await notesOf(context.db, row.id)
    return {
      ...present(row),
      notes: notes.map((note) => ({
        at: note.written_at.toISOString(),
        by: note.author_name,
        text: note.text,
      })),
    }
  }),

  screenshot: os.screenshot.use(needs(ISSUE.read)).handler(async ({ input, context }) => {
    const { permission } = context
    const { screenshot } = found(await findIssue(context.db, permission, input.id))
    const bytes = found(screenshot === null ? undefined : await context.files.read(screenshotKey(screenshot)))
    return fileAnswer(bytes, `issue-${input.id}.jpg`, { shown: 'inline' })
  }),

  assign: os.assign.use(needs(ISSUE.work)).handler(({ input, context }) =>
    change(context, input.id, async (trx, row) => {
      refuseClosed(row)
      const { accountId, actor } = requireSignedIn(context)
      const to = input.to === 'me' ? { id: accountId, name: actor.name } : { id: null, name: null }
      await trx
        .updateTable('page_issue')
        .set({ assigned_id: to.id, assigned_name: to.name })
        .where('id', '=', row.id)
        .execute()
      return { action: 'issues.assign', before: { to: row.assigned_name }, after: { to: to.name } }
    }),
  ),

  note: os.note.use(needs(ISSUE.work)).handler(({ input, context }) =>
    change(context, input.id, async (trx, row) => {
      const { actor } = requireSignedIn(context)
      const at = context.clock.now()
      const { id: noteId } = await trx
        .insertInto('page_issue_note')
        .values({ issue_id: row.id, author_name: actor.name, text: input.text, written_at: at })
        .returning('id')
        .executeTakeFirstOrThrow()
      if (row.includes_reporter) await mailNote(trx, row, { by: actor.name, text: input.text, noteId, at })
      return { action: 'issues.note', after: { note: noteId } }
    }),
  ),

  close: os.close.use(needs(ISSUE.work)).handler(({ input, context }) =>
    change(context, input.id, async (trx, row) => {
      refuseClosed(row)
      await trx
        .updateTable('page_issue')
        .set({ closed_at: context.clock.now() })
        .where('id', '=', row.id)
        .execute()
      return { action: 'issues.close' }
    }),
  ),

  reopen: os.reopen.use(needs(ISSUE.work)).handler(({ input, context }) =>
    change(context, input.id, async (trx, row) => {
      await trx.updateTable('page_issue').set({ closed_at: null }).where('id', '=', row.id).execute()
      return { action: 'issues.reopen' }
    }),
  ),
}

interface Recorded {
  action: string
  before?: Record<string, unknown>
  after?: Record<string, unknown>
}

/** Changes one issue and records the change; only staff work on issues. Throws ApiError not_found. */
async function change(
  context: IssuesContext & { permission: Authorized<'issues.work'> },
  id: number,
  work: (trx: Transaction<Tables>, row: IssueRow) => Promise<Recorded>,
): Promise<{ changed: true }> {
  const { permission } = context
  await context.db.transaction().execute(async (trx) => {
    const row = found(await lockIssue(trx, permission, id))
    const recorded = await work(trx, row)
    await recordAudit(trx, {
      ...recorded,
      actor: permission.actor,
      entity: 'page issue',
      entityId: id,
      companyId: row.company_id ?? undefined,
      sessionId: context.signedIn?.sessionId,
    })
  })
  return { changed: true }
}

function refuseClosed(row: IssueRow): void {
  if (row.closed_at !== null) throw new ApiError('issue_closed', texts.alreadyClosed, { status: 409 })
}

const mailNote = (
  trx: Transaction<Tables>,
  row: IssueRow,
  { by, text, noteId, at }: { by: string; text: string; noteId: number; at: Date },
) =>
  writeOutbox(
    trx,
    issueMail(
      {
        id: row.id,
        importance: row.importance,
        team: row.team,
        text,
        pageURL: row.page_url,
        reporterName: row.reporter_name,
        to: row.reporter_email,
        notedBy: by,
      },
      `issue-note:${noteId}`,
    ),
    at,
  )

const present = (row: IssueRow) => ({
  id: row.id,
  reference: referenceOf(row.id),
  importance: row.importance,
  team: row.team,
  description: row.description,
  pageURL: row.page_url,
  reportedBy: row.reporter_name,
  includesReporter: row.includes_reporter,
  reportedAt: row.reported_at.toISOString(),
  isOpen: row.closed_at === null,
  assignedTo: row.assigned_name,
  hasScreenshot: row.screenshot !== null,
})
