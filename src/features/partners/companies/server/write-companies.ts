import type { Db } from '#db/connect.ts'
import { inTransaction } from '#db/transaction.ts'
import {
  type Authorized,
  endSessionsOfCompany,
  found,
  inCompany,
} from '#features/people/accounts/server/index.ts'
import { ApiError } from '#lib/api-error.ts'
import { recordAudit } from '#platform/audit/server/audit.ts'
import { type CompanyDraft, companyProblems, tidyCompany } from '../rules/company.ts'
import { texts } from '../texts.ts'
import { openCompany } from './read-companies.ts'

type MayWrite = Authorized<'company.write'>

const columnsOf = ({ isListed, deliversTo, ...draft }: CompanyDraft) => ({
  ...draft,
  is_listed: isListed,
  delivers_to: deliversTo,
})

/** Throws ApiError invalid. */
function tidied(typed: CompanyDraft): CompanyDraft {
  const draft = tidyCompany(typed)
  const issues = companyProblems(draft)
  if (issues[0]) throw new ApiError('invalid', issues[0].message, { status: 400, details: { issues } })
  return draft
}

/** Makes a company. Throws ApiError invalid, taken. */
export async function createCompany(
  db: Db,
  permission: Authorized<'companies.write'>,
  { typed, now }: { typed: CompanyDraft; now: Date },
): Promise<number> {
  const draft = tidied(typed)
  return inTransaction(
    db,
    async (trx) => {
      const same = await trx
        .selectFrom('company')
        .select('id')
        .where((eb) => eb(eb.fn<string>('lower', ['name']), '=', draft.name.toLowerCase()))
        .where('zip', '=', draft.zip)
        .executeTakeFirst()
      if (same) throw new ApiError('taken', texts.taken, { status: 409 })
      const { id } = await trx
        .insertInto('company')
        .values({ ...columnsOf(draft), created_at: now })
        .returning('id')
        .executeTakeFirstOrThrow()
      await recordAudit(trx, {
        actor: permission.actor,
        action: 'companies.create',
        entity: 'company',
        entityId: id,
        after: { ...draft },
        companyId: id,
      })
      return id
    },
    texts.busy,
  )
}

/** Changes a company whose version is still the given one. Throws ApiError invalid, not_found, changed. */
export async function changeCompany(
  db: Db,
  permission: MayWrite,
  { id, version, typed }: { id: number; version: number; typed: CompanyDraft },
): Promise<void> {
  const draft = tidied(typed)
  await inTransaction(
    db,
    async (trx) => {
      await locked(trx, permission, id)
      const { isDisabled: _, people: __, ...theirs } = await openCompany(trx, permission, id)
      if (theirs.version !== version)
        throw new ApiError('changed', texts.changed, { status: 409, details: { theirs } })
      await trx
        .updateTable('company')
        .set({ ...columnsOf(draft), version: version + 1 })
        .where('id', '=', id)
        .execute()
      await recordAudit(trx, {
        actor: permission.actor,
        action: 'companies.change',
        entity: 'company',
        entityId: id,
        before: theirs,
        after: { ...draft },
        companyId: id,
      })
    },
    texts.busy,
  )
}

/** Ends the sessions of a company and its sign-ins, or allows them again. Throws ApiError not_found. */
export const setCompanyDisabled = (
  db: Db,
  permission: Authorized<'companies.write'>,
  { id, disabled, now }: { id: number; disabled: boolean; now: Date },
): Promise<void> =>
  inTransaction(
    db,
    async (trx) => {
      await locked(trx, permission, id)
      await trx
        .updateTable('company')
        .set({ disabled_at: disabled ? now : null })
        .where('id', '=', id)
        .execute()
      if (disabled) await endSessionsOfCompany(trx, id, now)
      await recordAudit(trx, {
        actor: permission.actor,
        action: disabled ? 'companies.disable' : 'companies.enable',
        entity: 'company',
        entityId: id,
        companyId: id,
      })
    },
    texts.busy,
  )

/** The company's row makes two people who change it take turns. Throws ApiError not_found. */
const locked = async (trx: Db, permission: Authorized<'company.write' | 'companies.write'>, id: number) =>
  found(
    await trx
      .selectFrom('company')
      .select('id')
      .where('id', '=', id)
      .where(inCompany(permission, 'company.id'))
      .forUpdate()
      .executeTakeFirst(),
  )
