import type { Transaction } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { Tables } from '#db/tables.ts'
import { inTransaction } from '#db/transaction.ts'
import { type Authorized, found, inCompany } from '#features/people/accounts/server/index.ts'
import { grouped, upToThousand } from '#lib/numbers.ts'
import { recordAudit } from '#platform/audit/server/audit.ts'
import { MOST_PROJECTS, projectProblems, type TypedAddress, tidyAddress } from '../../rules/customer.ts'
import { STAGE_NAMES, type Stage } from '../../rules/project.ts'
import { texts } from '../../texts.ts'
import { changedMeanwhile, refuseProblems, tooMany } from '../refusals.ts'
import { asWords, wordsOfProject } from '../write-customers.ts'
import { lockProject, recordProjectChange } from './lock-project.ts'

type MayWrite = Authorized<'projects.write'>

interface ProjectDraft extends TypedAddress {
  name: string
}

interface NewProject {
  customerID: number
  draft: ProjectDraft
  now: Date
}

const tidyProject = (draft: ProjectDraft): ProjectDraft => ({
  ...tidyAddress(draft),
  name: draft.name.trim(),
})

/** Makes a project of a customer; without an address it takes the customer's. Throws invalid, not_found. */
export const createProject = (db: Db, permission: MayWrite, project: NewProject): Promise<number> =>
  inTransaction(db, (trx) => insertProject(trx, permission, project), texts.busy)

/** The same in a transaction. */
export async function insertProject(
  trx: Transaction<Tables>,
  permission: MayWrite,
  { customerID, draft, now }: NewProject,
): Promise<number> {
  const typed = tidyProject(draft)
  refuseProblems(projectProblems(typed))
  const customer = found(
    await trx
      .selectFrom('customer')
      .select(['company_id', 'name', 'street', 'city', 'state', 'zip'])
      .where('id', '=', customerID)
      .where(inCompany(permission, 'company_id'))
      .forUpdate()
      .executeTakeFirst(),
  )
  await refuseTooMany(trx, customerID)
  const { company_id, name: customerName, ...home } = customer
  const place = typed.street === '' && typed.zip === '' ? home : tidyAddress(typed)
  const project = { ...place, name: typed.name }
  const { id } = await trx
    .insertInto('project')
    .values({
      ...project,
      customer_id: customerID,
      company_id,
      stage: 'lead',
      words: asWords(wordsOfProject(project, customerName)),
      created_at: now,
      changed_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await recordProjectChange(trx, permission, {
    project: { id, customer_id: customerID, company_id },
    text: texts.projectCreated(project.name),
    action: 'projects.create',
    after: project,
    now,
  })
  return id
}

async function refuseTooMany(trx: Transaction<Tables>, customerID: number): Promise<void> {
  const { count } = await trx
    .selectFrom('project')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('customer_id', '=', customerID)
    .executeTakeFirstOrThrow()
  if (count >= MOST_PROJECTS) throw tooMany(texts.tooManyProjects)
}

/** Changes name, site and equipment. Throws ApiError invalid, not_found, changed. */
export async function changeProject(
  db: Db,
  permission: MayWrite,
  input: { id: number; version: number; draft: ProjectDraft; equipment: string; now: Date },
): Promise<number> {
  const draft = tidyProject(input.draft)
  refuseProblems(projectProblems(draft))
  return inTransaction(
    db,
    async (trx) => {
      const project = await lockProject(trx, permission, input.id)
      const { name, street, city, state, zip, equipment, version } = project
      const before = { name, street, city, state, zip, equipment }
      if (version !== input.version) throw changedMeanwhile({ ...before, version })
      const after = { ...draft, equipment: input.equipment.trim() }
      const customer = await trx
        .selectFrom('customer')
        .select('name')
        .where('id', '=', project.customer_id)
        .executeTakeFirstOrThrow()
      await trx
        .updateTable('project')
        .set({
          ...after,
          words: asWords(wordsOfProject(draft, customer.name)),
          version: version + 1,
          changed_at: input.now,
        })
        .where('id', '=', input.id)
        .execute()
      await recordAudit(trx, {
        actor: permission.actor,
        action: 'projects.change',
        entity: 'project',
        entityId: input.id,
        before,
        after,
        companyId: project.company_id ?? undefined,
      })
      return version + 1
    },
    texts.busy,
  )
}

/** Moves a project to another stage. Throws ApiError not_found, changed. */
export const moveProject = (
  db: Db,
  permission: MayWrite,
  { id, version, stage, now }: { id: number; version: number; stage: Stage; now: Date },
): Promise<number> =>
  inTransaction(
    db,
    async (trx) => {
      const project = await lockProject(trx, permission, id)
      if (project.version !== version)
        throw changedMeanwhile({ stage: project.stage, version: project.version })
      if (project.stage === stage) return version
      await trx
        .updateTable('project')
        .set({ stage, version: version + 1, changed_at: now })
        .where('id', '=', id)
        .execute()
      await recordProjectChange(trx, permission, {
        project,
        text: texts.moved(project.name, STAGE_NAMES[project.stage], STAGE_NAMES[stage]),
        action: 'projects.move',
        before: { stage: project.stage },
        after: { stage },
        now,
      })
      return version + 1
    },
    texts.busy,
  )

export interface HomeLoad {
  id: number
  home: object
  heatingBtu: number
  coolingBtu: number
  now: Date
}

/** Keeps the load of a home with the answers that it was computed from. Throws ApiError not_found. */
export const keepLoad = (
  db: Db,
  permission: MayWrite,
  { id, home, heatingBtu, coolingBtu, now }: HomeLoad,
): Promise<void> =>
  inTransaction(
    db,
    async (trx) => {
      const project = await lockProject(trx, permission, id)
      await trx
        .updateTable('project')
        .set({
          home: JSON.stringify(home),
          heating_btu: heatingBtu,
          cooling_btu: coolingBtu,
          version: project.version + 1,
          changed_at: now,
        })
        .where('id', '=', id)
        .execute()
      await recordProjectChange(trx, permission, {
        project,
        text: texts.sized(project.name, grouped(upToThousand(heatingBtu)), grouped(upToThousand(coolingBtu))),
        kind: 'sizing',
        action: 'projects.size',
        after: { home, heatingBtu, coolingBtu },
        now,
      })
    },
    texts.busy,
  )
