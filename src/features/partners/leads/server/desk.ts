import { implement } from '@orpc/server'
import type { Transaction, Updateable } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { Tables } from '#db/tables.ts'
import { inTransaction } from '#db/transaction.ts'
import { CUSTOMER, PROJECT } from '#features/partners/customers/rules/access.ts'
import {
  type Authorized,
  needs,
  requirePermission,
  requireSignedIn,
  type WhoAsks,
} from '#features/people/accounts/server/index.ts'
import { ApiError } from '#lib/api-error.ts'
import type { Clock } from '#lib/clock.ts'
import { recordAudit } from '#platform/audit/server/audit.ts'
import { leadDeskContract } from '../contract.ts'
import { texts } from '../desk-texts.ts'
import { LEAD } from '../rules/access.ts'
import {
  type LeadRow,
  leadFigures,
  listLeads,
  lockLead,
  presentLead,
  presentOpened,
  readLead,
} from './desk-queries.ts'
import { projectOfCaller } from './project-of-caller.ts'

interface LeadDeskContext extends WhoAsks {
  db: Db
  clock: Clock
}

const os = implement(leadDeskContract).$context<LeadDeskContext>()

export const leadDeskHandlers = {
  list: os.list.use(needs(LEAD.read)).handler(async ({ input, context }) => {
    const { accountId } = requireSignedIn(context)
    const { page, next } = await listLeads(context.db, input, accountId)
    const now = context.clock.now()
    return { leads: page.map((row) => presentLead(row, accountId, now)), next }
  }),

  figures: os.figures.use(needs(LEAD.read)).handler(({ context }) => {
    return leadFigures(context.db, context.clock.now())
  }),

  open: os.open.use(needs(LEAD.read)).handler(async ({ input, context }) => {
    const { permission } = context
    const { accountId } = requireSignedIn(context)
    return presentOpened(await readLead(context.db, permission, input.id), accountId, context.clock.now())
  }),

  claim: os.claim.use(needs(LEAD.work)).handler(({ input, context }) =>
    change(context, context.permission, input.id, (row, { accountId, name, now }) => {
      // The row is locked: when two people claim a lead at once, the second one finds the first one's name
      // here.
      if (row.claimed_by !== null && row.claimed_by !== accountId) throw claimedBy(row)
      refuseClosed(row)
      if (row.claimed_by === accountId) return {}
      return { state: 'claimed', claimed_by: accountId, claimed_name: name, claimed_at: now }
    }),
  ),

  giveBack: os.giveBack.use(needs(LEAD.work)).handler(({ input, context }) =>
    change(context, context.permission, input.id, (row, { accountId }) => {
      requireOwner(row, accountId)
      refuseClosed(row)
      // A lead that was called stays with the person who called.
      if (row.state === 'called') throw refusal('called', texts.claimed(row.claimed_name ?? ''))
      return { state: 'open', claimed_by: null, claimed_name: null, claimed_at: null }
    }),
  ),

  called: os.called.use(needs(LEAD.work)).handler(({ input, context }) =>
    change(context, context.permission, input.id, (row, { accountId, now }) => {
      requireOwner(row, accountId)
      refuseClosed(row)
      return {
        state: 'called',
        called_at: row.called_at ?? now,
        outcome: input.outcome,
        note: [row.note, input.note].filter(Boolean).join('\n'),
      }
    }),
  ),

  close: os.close.use(needs(LEAD.work)).handler(({ input, context }) =>
    change(context, context.permission, input.id, (row, { accountId, now }) => {
      requireOwner(row, accountId)
      refuseClosed(row)
      const note = [row.note, input.note].filter(Boolean).join('\n')
      if (row.called_at === null && note === '')
        throw new ApiError('invalid', texts.whyNoCall, {
          status: 400,
          details: { issues: [{ path: 'note', message: texts.whyNoCall }] },
        })
      return { state: 'closed', closed_at: now, note, outcome: row.outcome ?? 'no-call' }
    }),
  ),

  project: os.project.use(needs(LEAD.work)).handler(({ input, context }) => {
    const permissions = {
      leads: context.permission,
      customers: requirePermission(context.actor, CUSTOMER.write),
      projects: requirePermission(context.actor, PROJECT.write),
    }
    return makeProject(context, permissions, input.id)
  }),
}

type MayWork = Authorized<'leads.work'>

interface Worker {
  accountId: number
  name: string
  now: Date
}

const refusal = (code: string, message: string): ApiError => new ApiError(code, message, { status: 409 })
const claimedBy = (row: LeadRow): ApiError => refusal('claimed', texts.claimed(row.claimed_name ?? ''))

function requireOwner(row: LeadRow, accountId: number): void {
  if (row.claimed_by === null) throw refusal('not_yours', texts.notYours)
  if (row.claimed_by !== accountId) throw claimedBy(row)
}

function refuseClosed(row: LeadRow): void {
  if (row.state === 'closed') throw refusal('closed', texts.closed)
}

/** Changes a lead under its lock and records the change. Throws ApiError not_found and what `next` throws. */
async function change(
  context: LeadDeskContext,
  permission: MayWork,
  id: number,
  next: (row: LeadRow, worker: Worker) => Updateable<Tables['lead']>,
): Promise<{ changed: true }> {
  const { accountId, actor } = requireSignedIn(context)
  const now = context.clock.now()
  await inTransaction(
    context.db,
    async (trx) => {
      const row = await lockLead(trx, permission, id)
      const values = next(row, { accountId, name: actor.name, now })
      if (Object.keys(values).length > 0) await save(trx, context, row, values)
    },
    texts.busy,
  )
  return { changed: true }
}

async function save(
  trx: Transaction<Tables>,
  { actor, signedIn }: LeadDeskContext,
  row: LeadRow,
  values: Updateable<Tables['lead']>,
): Promise<void> {
  await trx.updateTable('lead').set(values).where('id', '=', row.id).execute()
  await recordAudit(trx, {
    actor,
    action: 'leads.change',
    entity: 'lead',
    entityId: row.id,
    before: { state: row.state, claimedBy: row.claimed_name },
    after: { ...values },
    sessionId: signedIn?.sessionId,
  })
}

/** The project of a lead: made with the first press, the same one afterwards. */
function makeProject(
  context: LeadDeskContext,
  permissions: {
    leads: MayWork
    customers: Authorized<'customers.write'>
    projects: Authorized<'projects.write'>
  },
  id: number,
): Promise<{ customerID: number; projectID: number }> {
  const { accountId } = requireSignedIn(context)
  return inTransaction(
    context.db,
    async (trx) => {
      const row = await lockLead(trx, permissions.leads, id)
      requireOwner(row, accountId)
      if (row.customer_id !== null && row.project_id !== null)
        return { customerID: row.customer_id, projectID: row.project_id }
      const { customerId, projectId } = await projectOfCaller(trx, permissions, {
        caller: {
          name: row.name,
          phone: row.phone,
          email: row.email,
          projectName: texts.projectName(texts.kinds[row.kind]),
          note: row.comments,
        },
        now: context.clock.now(),
      })
      await save(trx, context, row, { customer_id: customerId, project_id: projectId })
      return { customerID: customerId, projectID: projectId }
    },
    texts.busy,
  )
}
