import { implement } from '@orpc/server'
import { accountsContract } from '../contract.ts'
import { roleOf } from '../rules/actions.ts'
import { signBearer } from './bearer.ts'
import { needsSession } from './gates.ts'
import type { AccountsContext, WhoAsks } from './who-asks.ts'

const os = implement(accountsContract).$context<AccountsContext & WhoAsks>()

export const accountsHandlers = {
  me: os.me.use(needsSession).handler(async ({ context }) => {
    const { actor, accountId: userID, email } = context.signedIn
    const role = roleOf(actor)
    if (role === 'shopper') throw new Error('a shopper has no session')
    return { userID, name: actor.name, email, role, company: await companyOf(context, actor) }
  }),

  token: os.token.use(needsSession).handler(async ({ context }) => {
    const { signedIn } = context
    const jwt = await signBearer(context.accounts.secrets, signedIn, context.clock.now())
    return { userID: signedIn.accountId, jwt }
  }),
}

async function companyOf(
  { db }: AccountsContext,
  actor: NonNullable<WhoAsks['signedIn']>['actor'],
): Promise<{ id: number; name: string } | null> {
  if (actor.kind === 'staff') return null
  return db
    .selectFrom('company')
    .select(['id', 'name'])
    .where('id', '=', actor.companyId)
    .executeTakeFirstOrThrow()
}
