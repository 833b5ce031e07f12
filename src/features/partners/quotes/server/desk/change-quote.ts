import type { Transaction, Updateable } from 'kysely'
import type { Tables } from '#db/tables.ts'
import { inTransaction } from '#db/transaction.ts'
import {
  type Authorized,
  requirePermission,
  requireStill,
  type WhoAsks,
} from '#features/people/accounts/server/index.ts'
import type { PricingContext } from '#features/selling/pricing/server/index.ts'
import { ApiError } from '#lib/api-error.ts'
import type { Clock } from '#lib/clock.ts'
import { recordAudit } from '#platform/audit/server/audit.ts'
import type { FileStore } from '#platform/files/server/file-store.ts'
import type { Limits } from '#platform/limits/server/limits.ts'
import type { DeskQuote } from '../../contract.ts'
import { QUOTE } from '../../rules/access.ts'
import { type DeskAction, deskActions, type PermissionFor } from '../../rules/allowed-actions.ts'
import type { ContentProblem } from '../../rules/content.ts'
import type { QuoteVerdict } from '../../rules/judge-quote.ts'
import { stateNow } from '../../rules/states.ts'
import type { EventKind } from '../../rules/timeline.ts'
import { texts } from '../../texts.ts'
import type { QuoteLinks } from '../guest-link.ts'
import { type PricedQuote, priceStored } from '../price-content.ts'
import {
  addQuoteEvent,
  findQuote,
  lockQuote,
  type QuoteRow,
  readVersion,
  statusOf,
  type VersionRow,
  workedOn,
} from '../quote-rows.ts'
import { missingFor, verdictFor } from './judge.ts'
import { contactOf, presentQuote } from './present-quote.ts'

export interface QuotesContext extends WhoAsks, PricingContext {
  clock: Clock
  files: FileStore
  quoteLinks: QuoteLinks
  rateLimits: Limits
}

/** The context of a call that passed the gate of an action. */
export type Gated<Name extends string = string> = QuotesContext & { permission: Authorized<Name> }

/** What a step does with the locked quote. */
export interface Step {
  /** columns of the quote that change; the revision and the moment change by themselves */
  quote?: Updateable<Tables['quote']>
  event: EventKind
  note?: string
  /** of the latest version unless given */
  version?: number
  audit?: { before?: Record<string, unknown>; after?: Record<string, unknown> }
}

export interface LockedQuote {
  trx: Transaction<Tables>
  permission: Authorized<PermissionFor<DeskAction>>
  row: QuoteRow
  version: VersionRow
  priced: PricedQuote
  now: Date
}

const changed = (revision: number) =>
  new ApiError('quote_changed', texts.changed, { status: 409, details: { revision } })

export const refuseNow = (): ApiError => new ApiError('not_allowed_now', texts.notAllowedNow, { status: 409 })

/**
 * Changes a quote for someone at the desk who saw this revision of it. Everything that the step depends on is
 * read again while the quote is locked. Throws ApiError not_found, quote_changed, own_quote, not_allowed_now,
 * incomplete, price_refused, forbidden.
 */
export async function changeQuote<A extends DeskAction>(
  context: Gated<PermissionFor<A>>,
  action: A,
  { id, revision }: { id: number; revision: number },
  work: (locked: LockedQuote) => Promise<Step>,
): Promise<DeskQuote> {
  const { db, actor, clock, permission } = context
  if (actor.kind === 'shopper' || actor.id === undefined)
    throw new ApiError('forbidden', texts.noAccount, { status: 403 })
  const now = clock.now()
  const seen = await findQuote(db, permission, id)
  if (seen.revision !== revision) throw changed(seen.revision)
  const seenVersion = await readVersion(db, id, seen.version)
  const priced = await priceStored(
    context,
    seenVersion.content,
    { companyId: seen.company_id, zip: seen.contact_zip },
    now,
  )
  await inTransaction(
    db,
    async (trx) => {
      await requireStill(trx, permission)
      const row = await lockQuote(trx, permission, id)
      // The priced content is that of this revision.
      if (row.revision !== revision) throw changed(row.revision)
      const version = await readVersion(trx, id, row.version)
      await requireAction({ trx, context, action, row, version, priced, now })
      const step = await work({ trx, permission, row, version, priced, now })
      await writeStep(context, action, { trx, row, now }, step)
    },
    texts.busy,
  )
  return openQuote(context, id)
}

/** Writes a step of a locked quote, with its event and its line in the audit log. */
export async function writeStep(
  { actor, signedIn }: WhoAsks,
  action: DeskAction,
  { trx, row, now }: Pick<LockedQuote, 'trx' | 'row' | 'now'>,
  step: Step,
): Promise<void> {
  await trx
    .updateTable('quote')
    .set({ ...step.quote, revision: row.revision + 1, changed_at: now })
    .where('id', '=', row.id)
    .execute()
  const told = { quoteId: row.id, version: step.version ?? row.version, kind: step.event }
  await addQuoteEvent(trx, { ...told, note: step.note ?? '', actor, now })
  await recordAudit(trx, {
    actor,
    action: `quotes.${action}`,
    entity: 'quote',
    entityId: row.number,
    before: { state: row.state, version: row.version, ...step.audit?.before },
    after: {
      state: step.quote?.state ?? row.state,
      version: step.quote?.version ?? row.version,
      ...step.audit?.after,
    },
    reason: step.note || undefined,
    companyId: row.company_id ?? undefined,
    sessionId: signedIn?.sessionId,
  })
}

const pricesRefused = ({ problems }: QuoteVerdict): ApiError =>
  new ApiError('price_refused', texts.refusedPrices, { status: 422, details: { problems } })

interface StepRequest {
  trx: Transaction<Tables>
  context: QuotesContext
  action: DeskAction
  row: QuoteRow
  version: VersionRow
  priced: PricedQuote
  now: Date
}

/** Throws the reason why the actor cannot take this step, the most useful one first. */
async function requireAction({
  trx,
  context,
  action,
  row,
  version,
  priced,
  now,
}: StepRequest): Promise<void> {
  const { actor } = context
  const isOwn = await workedOn(trx, { quoteId: row.id, version: row.version, actor })
  const verdict = verdictFor(priced, actor)
  const missing = missingFor(priced, { contact: contactOf(row), offeredUntil: version.valid_until, now })
  const state = stateNow(statusOf(row), now)
  const versionStatus = { verdict: verdict.kind, isOwn, isComplete: missing.length === 0 }
  if (deskActions(statusOf(row), versionStatus, actor, now).includes(action)) return
  if (state === 'in_review' && isDecision(action) && isOwn)
    throw new ApiError('own_quote', texts.own, { status: 403 })
  if (state === 'in_review' && action === 'approve' && verdict.kind === 'refused')
    throw pricesRefused(verdict)
  if (isOffer(action) && (state === 'draft' || state === 'approved'))
    throw refusedOffer(action, verdict, missing)
  throw refuseNow()
}

const isDecision = (action: DeskAction): boolean => action === 'approve' || action === 'refuse'
const isOffer = (action: DeskAction): boolean => action === 'send' || action === 'submit'

function refusedOffer(action: DeskAction, verdict: QuoteVerdict, missing: ContentProblem[]): ApiError {
  if (missing.length > 0)
    return new ApiError('incomplete', texts.incomplete, { status: 422, details: { missing } })
  if (verdict.kind === 'refused') return pricesRefused(verdict)
  return action === 'send'
    ? new ApiError('approval_needed', texts.approvalNeeded, { status: 409 })
    : refuseNow()
}

/** A quote as its reader sees it now. Throws ApiError not_found. */
export async function openQuote(context: QuotesContext, id: number): Promise<DeskQuote> {
  const { db, actor, clock } = context
  const now = clock.now()
  const row = await findQuote(db, requirePermission(actor, QUOTE.read), id)
  const version = await readVersion(db, id, row.version)
  const party = { companyId: row.company_id, zip: row.contact_zip }
  const priced = await priceStored(context, version.content, party, now)
  return presentQuote(db, { row, priced, actor, now })
}
