import { type SqlBool, sql, type Transaction } from 'kysely'
import type { Tables } from '#db/tables.ts'
import { ApiError } from '#lib/api-error.ts'
import { DAY_MS, later } from '#lib/dates.ts'
import { writeOutbox } from '#platform/outbox/server/outbox.ts'
import { mayDecide, type SubmissionState } from '../rules/submission.ts'
import type { DecisionMails } from './decision-mails.ts'

export type Decision = { kind: 'publish' } | { kind: 'refuse'; reason: string }

/** What the tables of submissions have in common. */
interface SubmissionRow {
  id: number
  state: SubmissionState
  consented_at: Date | null
}

export interface SubmissionKind {
  /** has the columns of `SubmissionRow`, and reason, decided_by, decided_at, received_at */
  table: keyof Tables & string
  mails: DecisionMails
  /** the code of the refusal when another person was faster */
  decidedCode: string
  texts: { decided: string; noConsent: string }
}

/**
 * Publishes or refuses a submission whose row the caller has locked, and mails its author. Throws ApiError
 * `decidedCode`, no_consent.
 */
export async function decideSubmission(
  trx: Transaction<Tables>,
  { table, mails, decidedCode, texts }: SubmissionKind,
  { row, decision, by, now }: { row: SubmissionRow; decision: Decision; by: string; now: Date },
): Promise<void> {
  const may = mayDecide({ state: row.state, hasConsent: row.consented_at !== null }, decision.kind)
  if (may === 'decided') throw new ApiError(decidedCode, texts.decided, { status: 409 })
  if (may === 'unconsented') throw new ApiError('no_consent', texts.noConsent, { status: 409 })
  const state = decision.kind === 'publish' ? 'published' : 'refused'
  const reason = decision.kind === 'refuse' ? decision.reason : null
  await sql`
    update ${sql.table(table)}
    set state = ${state}, reason = ${reason}, decided_by = ${by}, decided_at = ${now}
    where id = ${row.id}`.execute(trx)
  await writeOutbox(trx, mails.message(state, row.id), now)
}

/** Days after which a submission that was not published goes, with the data of its author. */
const KEEP_DAYS = { refused: 30, waiting: 180 } as const

/** The rows of a table of submissions that were refused or never decided, and are kept no longer. */
export const isForgotten = (now: Date) => sql<SqlBool>`(
  (state = 'refused' and decided_at < ${later(now, -KEEP_DAYS.refused * DAY_MS)})
  or (state = 'waiting' and received_at < ${later(now, -KEEP_DAYS.waiting * DAY_MS)})
)`
