import type { Transaction } from 'kysely'
import type { Tables } from '#db/tables.ts'
import { ApiError } from '#lib/api-error.ts'
import { scopeOf } from '../rules/actions.ts'
import { texts } from '../texts.ts'
import type { Authorized } from './require-permission.ts'

/**
 * Reads the actor's account and session again, inside the transaction of the change, and locks both until
 * the transaction ends. So the actor still has the right when the change is made, or the change is refused.
 * It locks the account before the session, as a change of the account does, so that the two never wait for
 * each other. The command line has no account. Throws ApiError sign_in_needed, forbidden.
 */
export async function requireStill(
  trx: Transaction<Tables>,
  { action, actor, onlyCompany }: Authorized,
): Promise<void> {
  if (actor.kind === 'shopper' || actor.id === undefined) return
  const account = await trx
    .selectFrom('account')
    .select(['role', 'company_id', 'disabled_at', 'name'])
    .where('id', '=', actor.id)
    .forShare()
    .executeTakeFirst()
  if (actor.session !== undefined) await requireSession(trx, actor.session)
  const now =
    account === undefined || account.disabled_at !== null
      ? undefined
      : account.role === 'contractor'
        ? ({
            kind: 'contractor',
            id: actor.id,
            companyId: account.company_id ?? 0,
            name: account.name,
          } as const)
        : ({ kind: 'staff', role: account.role, id: actor.id, name: account.name } as const)
  const isSame =
    now !== undefined &&
    now.kind === actor.kind &&
    scopeOf(now, action) !== 'none' &&
    (now.kind === 'staff' || now.companyId === onlyCompany)
  if (!isSame) throw new ApiError('forbidden', texts.forbidden, { status: 403 })
}

async function requireSession(trx: Transaction<Tables>, id: number): Promise<void> {
  const live = await trx
    .selectFrom('session')
    .select('id')
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .forShare()
    .executeTakeFirst()
  if (!live) throw new ApiError('sign_in_needed', texts.signInAgain, { status: 401 })
}
