import { type ExpressionBuilder, type Selectable, type SqlBool, sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { Tables } from '#db/tables.ts'
import type { Contractor, Staff } from '#features/people/accounts/rules/actor.ts'

/** An account with the facts that its sign-in depends on. */
export type AccountRow = Selectable<Tables['account']> & {
  company_name: string | null
  /** whether the account or its company is disabled */
  is_closed: boolean
  /** how many passkeys it has */
  passkeys: number
}

const accounts = (db: Db) =>
  db
    .selectFrom('account')
    .leftJoin('company', 'company.id', 'account.company_id')
    .selectAll('account')
    .select((eb) => [
      'company.name as company_name',
      sql<SqlBool>`(account.disabled_at is not null or company.disabled_at is not null)`.as('is_closed'),
      eb
        .selectFrom('passkey')
        .whereRef('passkey.account_id', '=', 'account.id')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .as('passkeys'),
    ])

const asRow = (row: Awaited<ReturnType<ReturnType<typeof accounts>['executeTakeFirst']>>) =>
  row && { ...row, is_closed: Boolean(row.is_closed), passkeys: row.passkeys ?? 0 }

export const accountByEmail = async (db: Db, email: string): Promise<AccountRow | undefined> =>
  asRow(await accounts(db).where('account.email', '=', email).executeTakeFirst())

export const accountById = async (db: Db, id: number): Promise<AccountRow | undefined> =>
  asRow(await accounts(db).where('account.id', '=', id).executeTakeFirst())

/** An account as the actor of what it does. */
export function actorOf({
  id,
  role,
  name,
  company_id,
}: Pick<AccountRow, 'id' | 'role' | 'name' | 'company_id'>): Contractor | Staff {
  if (role !== 'contractor') return { kind: 'staff', role, name, id }
  if (company_id === null) throw new Error(`The contractor ${id} has no company`)
  return { kind: 'contractor', id, companyId: company_id, name }
}

/** An account that was invited and not used yet: it has neither a password nor a passkey. */
export const isUnused = (eb: ExpressionBuilder<Tables, 'account'>) =>
  eb.and([
    eb('password_hash', 'is', null),
    eb.not(
      eb.exists(
        eb.selectFrom('passkey').select('passkey.id').whereRef('passkey.account_id', '=', 'account.id'),
      ),
    ),
  ])
