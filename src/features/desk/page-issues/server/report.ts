import { implement } from '@orpc/server'
import type { Db } from '#db/connect.ts'
import { withIdempotency } from '#db/idempotency.ts'
import { actorName } from '#features/people/accounts/rules/actor.ts'
import { needs, requireSignedIn, type WhoAsks } from '#features/people/accounts/server/index.ts'
import { ApiError } from '#lib/api-error.ts'
import type { Clock } from '#lib/clock.ts'
import type { RequestContext } from '#lib/http/request-context.ts'
import { recordAudit } from '#platform/audit/server/audit.ts'
import { chosenFile } from '#platform/files/rules/upload.ts'
import type { FileStore } from '#platform/files/server/file-store.ts'
import { takePoint } from '#platform/limits/server/admit.ts'
import type { Limits } from '#platform/limits/server/limits.ts'
import { writeOutbox } from '#platform/outbox/server/outbox.ts'
import { keepPhoto } from '#platform/photos/server/keep-photo.ts'
import { reportIssueContract } from '../contract.ts'
import { ISSUE, ISSUE_LIMITS } from '../rules/access.ts'
import { type Importance, MOST_SCREENSHOT_BYTES, referenceOf, type Team } from '../rules/issue.ts'
import { texts } from '../texts.ts'
import { issueMail } from './issue-mail.ts'

export interface IssuesContext extends WhoAsks {
  db: Db
  clock: Clock
  request: RequestContext
  rateLimits: Limits
  files: FileStore
}

const SCOPE = 'issue.report'

interface NewIssue {
  importance: Importance
  team: Team
  description: string
  pageURL: string
  includeMe: boolean
  screenshot: string | null
}

/** C-ISSUE: stores one issue for one key and mails it to the team. */
export const reportHandler = implement(reportIssueContract.report)
  .$context<IssuesContext>()
  .use(needs(ISSUE.report))
  .handler(async ({ input, context }) => {
    const { permission } = context
    const { accountId } = requireSignedIn(context)
    const key = requireKey(context.request)
    const picture = chosenFile(input.screenshot)
    const { screenshot: _, ...fields } = input
    const body = { ...fields, screenshotBytes: picture?.size ?? 0 }
    const services = {
      db: context.db,
      clock: context.clock,
      texts: { otherBody: texts.otherBody, stillRunning: texts.stillRunning },
    }
    return withIdempotency(services, { scope: SCOPE, key: `${accountId}:${key}`, body }, async () => {
      await admit(context, accountId)
      const screenshot =
        picture === undefined ? null : (await keepPhoto(context.files, picture, SCREENSHOT)).hash
      const { importance, sendTo: team, description, pageURL } = input
      const includeMe = input.includeMe === 'yes'
      const issue = { importance, team, description, pageURL, includeMe, screenshot }
      const id = await insertIssue(context, permission.actor, issue, key)
      return { submitted: true as const, reference: referenceOf(id) }
    })
  })

function requireKey({ idempotencyKey }: RequestContext): string {
  if (idempotencyKey === undefined || !/^[\w-]{16,200}$/.test(idempotencyKey))
    throw new ApiError('idempotency_key_required', texts.keyMissing)
  return idempotencyKey
}

async function admit({ rateLimits }: IssuesContext, account: number): Promise<void> {
  await takePoint(rateLimits, [ISSUE_LIMITS['page-issue'], String(account)], texts.tooMany)
}

export const screenshotKey = (hash: string): string => `issue-screenshots/${hash}.jpg`

const SCREENSHOT = {
  keyOf: screenshotKey,
  maxBytes: MOST_SCREENSHOT_BYTES,
  tooLarge: texts.screenshotTooLarge,
  unreadable: texts.screenshotUnreadable,
  storageFull: texts.storageFull,
}

async function insertIssue(
  context: IssuesContext,
  actor: IssuesContext['actor'],
  issue: NewIssue,
  key: string,
): Promise<number> {
  const { accountId, email, sessionId } = requireSignedIn(context)
  const at = context.clock.now()
  const { importance, team, description, pageURL, includeMe, screenshot } = issue
  const reporterName = actorName(actor)
  return context.db.transaction().execute(async (trx) => {
    const { id } = await trx
      .insertInto('page_issue')
      .values({
        company_id: actor.kind === 'contractor' ? actor.companyId : null,
        importance,
        team,
        description,
        page_url: pageURL,
        reporter_id: accountId,
        reporter_name: reporterName,
        reporter_email: email,
        includes_reporter: includeMe,
        screenshot,
        reported_at: at,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const mail = { id, importance, team, text: description, pageURL, reporterName, notedBy: null }
    await writeOutbox(trx, issueMail({ ...mail, to: null }, `issue:${accountId}:${key}`), at)
    if (includeMe)
      await writeOutbox(trx, issueMail({ ...mail, to: email }, `issue-copy:${accountId}:${key}`), at)
    await recordAudit(trx, {
      actor,
      action: 'issues.report',
      entity: 'page issue',
      entityId: id,
      after: { importance, team },
      sessionId,
    })
    return id
  })
}
