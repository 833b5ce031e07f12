import type { Transaction } from 'kysely'
import type { Tables } from '#db/tables.ts'
import {
  type Authorized,
  endSessionsOf,
  found,
  inCompany,
  requireStill,
  type SignedIn,
} from '#features/people/accounts/server/index.ts'
import { recordAudit } from '#platform/audit/server/audit.ts'
import type { User } from '../../contract.ts'
import { texts } from '../../texts.ts'
import { isUnused } from '../account-rows.ts'
import { refused, type SignInContext } from '../context.ts'
import { invitationMail } from '../mails.ts'
import { countInvitation } from './users.ts'

type Role = User['role']

/**
 * A change of another person's account. Throws ApiError not_found, not_yourself, forbidden, role_refused,
 * has_joined, last_admin, too_many.
 */
export async function changeUser(
  { db, clock, rateLimits }: SignInContext,
  permission: Authorized<'users.write'>,
  { accountId, sessionId }: SignedIn,
  { id, change }: { id: number; change: UserChange },
): Promise<void> {
  const now = clock.now()
  if (change.kind === 'invite-again') {
    const asked = db
      .selectFrom('account')
      .select(({ fn }) => fn.coalesce('invited_email', 'email').as('email'))
      .where('id', '=', id)
    const { email } = found(await asked.where(inCompany(permission, 'account.company_id')).executeTakeFirst())
    await countInvitation(rateLimits, accountId, email)
  }
  await db.transaction().execute(async (trx) => {
    if (permission.onlyCompany === undefined) await lockAdmins(trx)
    await requireStill(trx, permission)
    const account = found(
      await trx
        .selectFrom('account')
        .selectAll()
        .where('id', '=', id)
        .where(inCompany(permission, 'account.company_id'))
        .forUpdate()
        .executeTakeFirst(),
    )
    if (id === accountId) throw refused('not_yourself', texts.notYourself, 409)
    const { before, after } = await CHANGES[change.kind](trx, account, change, now)
    if (account.role === 'admin') await requireAdmin(trx)
    await recordAudit(trx, {
      actor: permission.actor,
      action: `users.${change.kind}`,
      entity: 'account',
      entityId: id,
      before,
      after,
      companyId: account.company_id ?? undefined,
      sessionId,
    })
  })
}

const admins = (trx: Transaction<Tables>) =>
  trx.selectFrom('account').select('id').where('role', '=', 'admin').where('disabled_at', 'is', null)

/** Makes changes of staff wait for each other: two of them at once could leave no administrator. */
const lockAdmins = (trx: Transaction<Tables>) => admins(trx).orderBy('id').forUpdate().execute()

/** Throws ApiError last_admin when a change leaves no administrator. */
async function requireAdmin(trx: Transaction<Tables>): Promise<void> {
  if ((await admins(trx).limit(1).execute()).length === 0) throw refused('last_admin', texts.lastAdmin, 409)
}

export interface UserChange {
  kind: 'invite-again' | 'role' | 'disable' | 'enable' | 'end-sessions' | 'reset-factors'
  role?: Role
}

interface Changed {
  before?: Record<string, unknown>
  after?: Record<string, unknown>
}

interface ChangedAccount {
  id: number
  role: Role
  company_id: number | null
  rights_version: number
}

type ApplyChange = (
  trx: Transaction<Tables>,
  account: ChangedAccount,
  change: UserChange,
  now: Date,
) => Promise<Changed>

const CHANGES: Readonly<Record<UserChange['kind'], ApplyChange>> = {
  'invite-again': async (trx, { id }, _, now) => {
    const invited = await trx
      .selectFrom('account')
      .select('id')
      .where('id', '=', id)
      .where(isUnused)
      .executeTakeFirst()
    if (!invited) throw refused('has_joined', texts.hasJoined, 409)
    await invitationMail(trx, id, now)
    return {}
  },
  role: async (trx, { id, role, company_id, rights_version }, change, now) => {
    const next = change.role ?? role
    if ((next === 'contractor') !== (company_id !== null))
      throw refused('role_refused', texts.roleOfCompany, 400)
    await trx
      .updateTable('account')
      .set({ role: next, rights_version: rights_version + 1 })
      .where('id', '=', id)
      .execute()
    await endSessionsOf(trx, id, now)
    return { before: { role }, after: { role: next } }
  },
  disable: async (trx, { id }, _, now) => {
    await trx.updateTable('account').set({ disabled_at: now }).where('id', '=', id).execute()
    await endSessionsOf(trx, id, now)
    return { before: { disabled: false }, after: { disabled: true } }
  },
  enable: async (trx, { id }) => {
    await trx.updateTable('account').set({ disabled_at: null }).where('id', '=', id).execute()
    return { before: { disabled: true }, after: { disabled: false } }
  },
  'end-sessions': async (trx, { id }, _, now) => {
    await endSessionsOf(trx, id, now)
    return {}
  },
  'reset-factors': async (trx, { id }, _, now) => {
    await trx
      .updateTable('account')
      .set({ password_hash: null, totp_sealed: null, totp_last_step: null })
      .where('id', '=', id)
      .execute()
    await trx.deleteFrom('passkey').where('account_id', '=', id).execute()
    await trx.deleteFrom('recovery_code').where('account_id', '=', id).execute()
    await endSessionsOf(trx, id, now)
    await invitationMail(trx, id, now)
    return {}
  },
}
