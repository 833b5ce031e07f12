import type { Transaction } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { Tables } from '#db/tables/index.ts'
import { inTransaction } from '#db/transaction.ts'
import { type Authorized, inCompany, recordAudit, teamOf } from '#features/accounts/server/index.ts'
import { ApiError } from '#kit/api-error.ts'
import type { ManyRow } from '../../contract.ts'
import { STAGE_NAMES, type Stage } from '../../rules/stages.ts'
import { texts } from '../../texts.ts'
import { lockCustomersOf, tellProject } from './lock-project.ts'

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
      const known = await lockProjects(
        trx,
        permission,
        rows.map(({ id }) => id),
      )
      const undo: ManyRow[] = []
      for (const row of rows) {
        const project = known.get(row.id)
        // A row that was changed once is not changed again by the same press.
        known.delete(row.id)
        if (!project || (row.version !== undefined && row.version !== project.version)) continue
        undo.push(await changeOne(trx, permission, { project, row, now }))
      }
      return { changed: undo.length, skipped: rows.length - undo.length, undo }
    },
    texts.busy,
  )
}

/** Throws ApiError invalid for an assignee who is not of the team. */
async function refuseStrangers(db: Db, { actor }: MayWrite, rows: readonly ManyRow[]): Promise<void> {
  const wanted = new Set(rows.flatMap(({ assigneeID }) => assigneeID ?? []))
  if (wanted.size === 0) return
  for (const { id } of await teamOf(db, actor)) wanted.delete(id)
  if (wanted.size > 0) throw new ApiError('invalid', texts.notOfTeam, { status: 400 })
}

/** Locks projects, also deleted ones, by id, so that two presses cannot block each other. */
async function lockProjects(trx: Transaction<Tables>, permission: MayWrite, ids: readonly number[]) {
  await lockCustomersOf(trx, permission, ids)
  const rows = await trx
    .selectFrom('project')
    .select(['id', 'customer_id', 'company_id', 'name', 'stage', 'assigned_id', 'removed_at', 'version'])
    .where('id', 'in', [...ids])
    .where(inCompany(permission, 'company_id'))
    .orderBy('id')
    .forUpdate()
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

type Locked = Awaited<ReturnType<typeof lockProjects>> extends Map<number, infer Row> ? Row : never

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
  await tellChange(trx, permission, { project, before, after, now })
  return { id: project.id, version, ...before }
}

interface Change {
  project: Locked
  before: object
  after: Omit<ManyRow, 'id' | 'version'>
  now: Date
}

/** The customer's history tells of stages and deletions; the audit log of every change. */
async function tellChange(trx: Transaction<Tables>, permission: MayWrite, change: Change): Promise<void> {
  const { project, before, after, now } = change
  const text = sentenceOf(project, after)
  if (text !== undefined)
    return tellProject(trx, permission, { project, text, action: 'projects.change-many', before, after, now })
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
