import type { Transaction } from 'kysely'
import type { Tables } from '#db/tables.ts'
import { type Authorized, found, inCompany } from '#features/people/accounts/server/index.ts'
import { recordAudit } from '#platform/audit/server/audit.ts'
import { OWN_KINDS } from '../../rules/timeline.ts'
import { addTimelineEntry } from '../timeline.ts'

type MayWrite = Authorized<'projects.write'>

export interface ProjectChange {
  project: { id: number; customer_id: number; company_id: number | null }
  text: string
  kind?: 'project' | 'sizing'
  action: string
  before?: object
  after: object
  now: Date
}

/** Writes a change of a project into the customer's history and the audit log. */
export async function recordProjectChange(
  trx: Transaction<Tables>,
  { actor }: MayWrite,
  { project, text, kind = 'project', action, before, after, now }: ProjectChange,
): Promise<void> {
  const { id: projectId, customer_id: customerId } = project
  const href = `/projects/${projectId}`
  await addTimelineEntry(trx, {
    customerId,
    projectId,
    kind: OWN_KINDS[kind],
    text,
    href,
    actor,
    now,
  })
  await recordAudit(trx, {
    actor,
    action,
    entity: 'project',
    entityId: projectId,
    before: before && { ...before },
    after: { ...after },
    companyId: project.company_id ?? undefined,
  })
}

/**
 * Locks the customers of projects, by id. Every function that writes projects locks their customer first, so
 * that no two functions wait for each other: a new project changes the words of its customer, and a new name
 * of a customer changes the words of its projects.
 */
export const lockCustomersOf = (
  trx: Transaction<Tables>,
  permission: MayWrite,
  projectIds: readonly number[],
) =>
  trx
    .selectFrom('customer')
    .select('id')
    .where(inCompany(permission, 'company_id'))
    .where('id', 'in', (eb) => eb.selectFrom('project').select('customer_id').where('id', 'in', projectIds))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()

/** Locks a project that the actor may change. Throws ApiError not_found. */
export async function lockProject(trx: Transaction<Tables>, permission: MayWrite, id: number) {
  await lockCustomersOf(trx, permission, [id])
  return found(
    await trx
      .selectFrom('project')
      .select(['id', 'customer_id', 'company_id', 'name', 'stage', 'version', 'equipment'])
      .select(['street', 'city', 'state', 'zip'])
      .where('id', '=', id)
      .where('removed_at', 'is', null)
      .where(inCompany(permission, 'company_id'))
      .forUpdate()
      .executeTakeFirst(),
  )
}
