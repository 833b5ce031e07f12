import type { Transaction } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { Tables } from '#db/tables.ts'
import { inTransaction } from '#db/transaction.ts'
import { type Authorized, inCompany } from '#features/people/accounts/server/index.ts'
import { recordAudit } from '#platform/audit/server/audit.ts'
import type { ManyRow } from '../../contract.ts'
import { STAGE_NAMES, type Stage } from '../../rules/project.ts'
import { texts } from '../../texts.ts'
import { changeRows, refuseStrangers } from '../change-rows.ts'
import { lockCustomersOf, recordProjectChange } from './lock-project.ts'

type MayWrite = Authorized<'projects.write'>

/**
 * Changes stage, assignee or deletion of several projects in one transaction. Rows of another company, rows
 * that are gone and rows that another person changed are skipped. Answers what takes the change back.
 */
export async function changeMany(
  db: Db,
  permission: MayWrite,
  { rows, now }: { rows: readonly ManyRow[]; now: Date },
) {
  await refuseStrangers(db, permission, rows)
  return inTransaction(
    db,
    async (trx) => {
      const ids = rows.map(({ id }) => id)
      return changeRows(rows, await lockProjects(trx, permission, ids), (project, row) =>
        changeOne(trx, permission, { project, row, now }),
      )
    },
    texts.busy,
  )
}

/** Locks projects, also deleted ones, by id, so that two presses cannot block each other. */
async function lockProjects(trx: Transaction<Tables>, permission: MayWrite, ids: readonly number[]) {
  await lockCustomersOf(trx, permission, ids)
  return trx
    .selectFrom('project')
    .select(['id', 'customer_id', 'company_id', 'name', 'stage', 'assigned_id', 'removed_at', 'version'])
    .where('id', 'in', [...ids])
    .where(inCompany(permission, 'company_id'))
    .orderBy('id')
    .forUpdate()
    .execute()
}

type Locked = Awaited<ReturnType<typeof lockProjects>>[number]

/** Changes one project and answers what takes it back. */
async function changeOne(
  trx: Transaction<Tables>,
  permission: MayWrite,
  { project, row, now }: { project: Locked; row: ManyRow; now: Date },
): Promise<ManyRow> {
  const { stage, assigneeID, removed } = row
  const version = project.version + 1
  await trx
    .updateTable('project')
    .set({
      ...(stage !== undefined && { stage }),
      ...(assigneeID !== undefined && { assigned_id: assigneeID }),
      ...(removed !== undefined && { removed_at: removed ? now : null }),
      version,
      changed_at: now,
    })
    .where('id', '=', project.id)
    .execute()
  const before = {
    ...(stage !== undefined && { stage: project.stage }),
    ...(assigneeID !== undefined && { assigneeID: project.assigned_id }),
    ...(removed !== undefined && { removed: project.removed_at !== null }),
  }
  const { id: _, version: __, ...after } = row
  await recordChange(trx, permission, { project, before, after, now })
  return { id: project.id, version, ...before }
}

interface Change {
  project: Locked
  before: object
  after: Omit<ManyRow, 'id' | 'version'>
  now: Date
}

/** The customer's history has stages and deletions; the audit log has every change. */
async function recordChange(trx: Transaction<Tables>, permission: MayWrite, change: Change): Promise<void> {
  const { project, before, after, now } = change
  const text = sentenceOf(project, after)
  if (text !== undefined)
    return recordProjectChange(trx, permission, {
      project,
      text,
      action: 'projects.change-many',
      before,
      after,
      now,
    })
  await recordAudit(trx, {
    actor: permission.actor,
    action: 'projects.change-many',
    entity: 'project',
    entityId: project.id,
    before: { ...before },
    after: { ...after },
    companyId: project.company_id ?? undefined,
  })
}

function sentenceOf(
  { name, stage: from }: { name: string; stage: Stage },
  { stage, removed }: Change['after'],
): string | undefined {
  if (removed !== undefined) return removed ? texts.removed(name) : texts.restored(name)
  return stage !== undefined && stage !== from
    ? texts.moved(name, STAGE_NAMES[from], STAGE_NAMES[stage])
    : undefined
}
