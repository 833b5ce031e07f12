import { randomUUID } from 'node:crypto'
import type { Insertable, Transaction } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { Tables } from '#db/tables.ts'
import { type Authorized, found, inCompany, type SignedIn } from '#features/people/accounts/server/index.ts'
import { recordAudit } from '#platform/audit/server/audit.ts'
import { mailboxOf } from '#platform/limits/rules/who.ts'
import { takePoint } from '#platform/limits/server/admit.ts'
import { pageOf, placeIn } from '#platform/lists/server/cursor.ts'
import type { User } from '../../contract.ts'
import { SIGN_IN_LIMITS } from '../../rules/access.ts'
import { texts } from '../../texts.ts'
import { refused, type SignInContext } from '../context.ts'
import { invitationMail } from '../mails.ts'

type Role = User['role']

const PAGE = 100

/** The people whom a permission covers, by id; `after` continues a page. */
export async function listUsers(
  db: Db,
  permission: Authorized<'users.read'>,
  { company, after }: { company?: number | undefined; after?: string | undefined },
): Promise<{ users: User[]; next: string | null }> {
  const { order, isAfter } = placeIn({ id: 'account.id', direction: 'asc' }, after)
  const rows = await userRows(db, permission)
    .$if(company !== undefined, (query) => query.where('account.company_id', '=', company ?? 0))
    .where(isAfter)
    .orderBy(order)
    .limit(PAGE + 1)
    .execute()
  const { page, next } = pageOf(rows, PAGE)
  return { users: page.map(asUser), next }
}

/** Throws ApiError 404 not_found for a person of another company. */
export const findUser = async (db: Db, permission: Authorized<'users.read'>, id: number): Promise<User> =>
  asUser(found(await userRows(db, permission).where('account.id', '=', id).executeTakeFirst()))

const userRows = (db: Db, permission: Authorized<'users.read'>) =>
  db
    .selectFrom('account')
    .leftJoin('company', 'company.id', 'account.company_id')
    .where(inCompany(permission, 'account.company_id'))
    .select((eb) => [
      'account.id',
      'account.name',
      eb.fn.coalesce('account.invited_email', 'account.email').as('email'),
      'account.role',
      'account.company_id',
      'company.name as company_name',
      'account.password_hash',
      'account.disabled_at',
      eb
        .selectFrom('session')
        .whereRef('session.account_id', '=', 'account.id')
        .select(({ fn }) => fn.max('session.seen_at').as('seen'))
        .as('seen_at'),
      eb
        .selectFrom('passkey')
        .whereRef('passkey.account_id', '=', 'account.id')
        .select('account.id')
        .limit(1)
        .as('has_passkey'),
    ])

function asUser(row: {
  id: number
  name: string
  email: string
  role: Role
  company_id: number | null
  company_name: string | null
  password_hash: string | null
  disabled_at: Date | null
  seen_at: Date | null
  has_passkey: number | null
}): User {
  const hasJoined = row.password_hash !== null || row.has_passkey !== null
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    role: row.role,
    company: row.company_id === null ? null : { id: row.company_id, name: row.company_name ?? '' },
    state: row.disabled_at ? 'disabled' : hasJoined ? 'active' : 'invited',
    lastSeenAt: row.seen_at?.toISOString() ?? null,
  }
}

type Write = Authorized<'users.write'>

/**
 * Invites a person. A contractor invites contractors to their own company; an administrator anyone. A
 * contractor does not learn whether a mailbox has an account elsewhere: the invitation looks like any other,
 * and its mail tells the owner. Throws ApiError 404 not_found, 400 role_refused, 409 email_taken,
 * 429 too_many.
 */
export async function inviteUser(
  { db, clock, rateLimits }: SignInContext,
  permission: Write,
  { accountId, sessionId }: SignedIn,
  person: { email: string; name: string; role: Role; company?: number | undefined },
): Promise<number> {
  await countInvitation(rateLimits, accountId, person.email)
  const company = person.company ?? permission.onlyCompany
  if ((person.role === 'contractor') !== (company !== undefined))
    throw refused('role_refused', texts.roleOfCompany, 400)
  const now = clock.now()
  return db.transaction().execute(async (trx) => {
    if (company !== undefined)
      found(
        await trx
          .selectFrom('company')
          .select('id')
          .where('id', '=', company)
          .where(inCompany(permission, 'company.id'))
          .executeTakeFirst(),
      )
    const { email, name, role } = person
    const account = { name, role, company_id: company ?? null, created_at: now }
    const row =
      (await insertAccount(trx, { ...account, email })) ??
      (permission.onlyCompany !== undefined && !(await hasPerson(trx, permission.onlyCompany, email))
        ? await insertAccount(trx, { ...account, email: placeholderAddress(), invited_email: email })
        : undefined)
    if (!row) throw refused('email_taken', texts.emailTaken, 409)
    await invitationMail(trx, row.id, now)
    await recordAudit(trx, {
      actor: permission.actor,
      action: 'users.invite',
      entity: 'account',
      entityId: row.id,
      after: { email, name, role },
      companyId: company,
      sessionId,
    })
    return row.id
  })
}

/** Undefined when the address has an account. */
const insertAccount = (trx: Transaction<Tables>, account: Insertable<Tables['account']>) =>
  trx
    .insertInto('account')
    .values(account)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()

const hasPerson = async (trx: Transaction<Tables>, company: number, email: string): Promise<boolean> =>
  (await trx
    .selectFrom('account')
    .select('id')
    .where('company_id', '=', company)
    .where('email', '=', email)
    .executeTakeFirst()) !== undefined

const placeholderAddress = (): string => `${randomUUID()}@placeholder.invalid`

/**
 * Counts an invitation by the person who sends it and by the mailbox that gets it. A refused one counts too:
 * the refusal may say that an address has an account. Throws ApiError 429 too_many.
 */
export async function countInvitation(
  rateLimits: SignInContext['rateLimits'],
  accountId: number,
  email: string,
): Promise<void> {
  for (const [limit, key] of [
    [SIGN_IN_LIMITS.invitation, String(accountId)],
    [SIGN_IN_LIMITS['invitation-to'], mailboxOf(email)],
  ] as const) {
    await takePoint(rateLimits, [limit, key], texts.tooMany)
  }
}
