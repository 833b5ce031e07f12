import { implement } from '@orpc/server'
import {
  endSession,
  endSessionsOf,
  requirePermission,
  requireSignedIn,
  requireStepUp,
  sessionCookie,
} from '#features/people/accounts/server/index.ts'
import { ApiError } from '#lib/api-error.ts'
import { networkOf } from '#platform/limits/rules/who.ts'
import { ownAccountContract, signInContract, usersContract } from '../contract.ts'
import { texts } from '../texts.ts'
import type { SignInContext } from './context.ts'
import { acceptInvitation, accountOfLink, newCodeApp, resetPassword } from './links.ts'
import { resetMail } from './mails.ts'
import { overviewOf } from './overview.ts'
import {
  addPasskey,
  changePassword,
  newRecoveryCodes,
  ownAccount,
  removeCodeApp,
  removePasskey,
  setCodeApp,
} from './own-account.ts'
import {
  newPasskeyOptions,
  passkeySignInOptions,
  passkeyStepUpOptions,
  signInByPasskey,
  stepUpByPasskey,
} from './passkeys.ts'
import { changeUser, type UserChange } from './people/change-user.ts'
import { findUser, inviteUser, listUsers } from './people/users.ts'
import { checkCode, checkPassword, stepUpByCode } from './sign-in.ts'

const DONE = { done: true } as const

const signIn = implement(signInContract).$context<SignInContext>()

export const signInHandlers = {
  password: signIn.password.handler(({ input, context }) => checkPassword(context, input)),
  code: signIn.code.handler(async ({ input, context }) => {
    await checkCode(context, input.code)
    return DONE
  }),
  passkeyOptions: signIn.passkeyOptions.handler(async ({ context }) => ({
    options: { ...(await passkeySignInOptions(context)) },
  })),
  passkey: signIn.passkey.handler(async ({ input, context }) => {
    await signInByPasskey(context, input.response)
    return DONE
  }),
  requestReset: signIn.requestReset.handler(async ({ input: { email }, context }) => {
    const { db, clock, rateLimits, request } = context
    for (const [limit, key] of [
      ['reset-from', networkOf(request.ip)],
      ['reset-to', email],
    ] as const) {
      const { wait } = await rateLimits.take(limit, key)
      if (wait > 0)
        throw new ApiError('too_many', texts.tooMany, { status: 429, details: { retryAfterSeconds: wait } })
    }
    await db.transaction().execute((trx) => resetMail(trx, email, clock.now()))
    return DONE
  }),
  resetFacts: signIn.resetFacts.handler(async ({ input, context }) => {
    const account = await accountOfLink(context.db, input.token, 'reset', context.clock.now())
    return { hasCode: account.totp_sealed !== null }
  }),
  reset: signIn.reset.handler(async ({ input, context }) => {
    await resetPassword(context, input)
    return DONE
  }),
  invitation: signIn.invitation.handler(async ({ input, context }) => {
    const account = await accountOfLink(context.db, input.token, 'invitation', context.clock.now())
    const { email, name, company_name: company } = account
    return { email, name, company, ...newCodeApp(context, account) }
  }),
  acceptInvitation: signIn.acceptInvitation.handler(async ({ input, context }) => ({
    recoveryCodes: await acceptInvitation(context, input),
  })),
}

const own = implement(ownAccountContract).$context<SignInContext>()

/** The gate of a change of one's own sign-in. */
const steppedUp = (context: SignInContext) => {
  requirePermission(context.actor, 'own-account.manage')
  return requireStepUp(context, context.clock.now())
}

export const ownAccountHandlers = {
  overview: own.overview.handler(({ context }) => overviewOf(context, requireSignedIn(context))),
  signOut: own.signOut.handler(async ({ context }) => {
    const { sessionId } = requireSignedIn(context)
    await endSession(context.db, sessionId, context.clock.now())
    context.request.setCookie(sessionCookie(context.accounts.secure, ''))
    return DONE
  }),
  stepUp: own.stepUp.handler(async ({ input, context }) => {
    await stepUpByCode(context, requireSignedIn(context), input.code)
    return DONE
  }),
  stepUpPasskeyOptions: own.stepUpPasskeyOptions.handler(async ({ context }) => ({
    options: { ...(await passkeyStepUpOptions(context, requireSignedIn(context))) },
  })),
  stepUpPasskey: own.stepUpPasskey.handler(async ({ input, context }) => {
    const signedIn = requireSignedIn(context)
    await stepUpByPasskey(context, signedIn, input.response)
    return DONE
  }),
  endSession: own.endSession.handler(async ({ input: { session }, context }) => {
    const { accountId, sessionId } = requireSignedIn(context)
    const now = context.clock.now()
    if (session === 'others') await endSessionsOf(context.db, accountId, now, sessionId)
    else await endSession(context.db, session, now, accountId)
    return DONE
  }),
  changePassword: own.changePassword.handler(async ({ input, context }) => {
    await changePassword(context, steppedUp(context), input)
    return DONE
  }),
  newPasskeyOptions: own.newPasskeyOptions.handler(async ({ context }) => {
    const signedIn = steppedUp(context)
    const account = await ownAccount(context, signedIn)
    return { options: { ...(await newPasskeyOptions(context, account, signedIn.sessionId)) } }
  }),
  addPasskey: own.addPasskey.handler(async ({ input, context }) => {
    await addPasskey(context, steppedUp(context), input)
    return DONE
  }),
  removePasskey: own.removePasskey.handler(async ({ input, context }) => {
    await removePasskey(context, steppedUp(context), input.id)
    return DONE
  }),
  newCodeApp: own.newCodeApp.handler(async ({ context }) =>
    newCodeApp(context, await ownAccount(context, steppedUp(context))),
  ),
  setCodeApp: own.setCodeApp.handler(async ({ input, context }) => {
    await setCodeApp(context, steppedUp(context), input)
    return DONE
  }),
  removeCodeApp: own.removeCodeApp.handler(async ({ context }) => {
    await removeCodeApp(context, steppedUp(context))
    return DONE
  }),
  newRecoveryCodes: own.newRecoveryCodes.handler(async ({ context }) => ({
    recoveryCodes: await newRecoveryCodes(context, steppedUp(context)),
  })),
}

const users = implement(usersContract).$context<SignInContext>()

/** The gate of a change of another person: the permission, then a fresh second factor. */
async function change(context: SignInContext, id: number, what: UserChange): Promise<typeof DONE> {
  const permission = requirePermission(context.actor, 'users.write')
  const signedIn = requireStepUp(context, context.clock.now())
  await changeUser(context, permission, signedIn, { id, change: what })
  return DONE
}

export const usersHandlers = {
  list: users.list.handler(({ input, context }) =>
    listUsers(context.db, requirePermission(context.actor, 'users.read'), input),
  ),
  find: users.find.handler(({ input, context }) =>
    findUser(context.db, requirePermission(context.actor, 'users.read'), input.id),
  ),
  invite: users.invite.handler(async ({ input, context }) => {
    const permission = requirePermission(context.actor, 'users.write')
    const signedIn = requireStepUp(context, context.clock.now())
    return { id: await inviteUser(context, permission, signedIn, input) }
  }),
  inviteAgain: users.inviteAgain.handler(({ input, context }) =>
    change(context, input.id, { kind: 'invite-again' }),
  ),
  changeRole: users.changeRole.handler(({ input: { id, role }, context }) =>
    change(context, id, { kind: 'role', role }),
  ),
  setDisabled: users.setDisabled.handler(({ input: { id, disabled }, context }) =>
    change(context, id, { kind: disabled ? 'disable' : 'enable' }),
  ),
  endSessions: users.endSessions.handler(({ input, context }) =>
    change(context, input.id, { kind: 'end-sessions' }),
  ),
  resetFactors: users.resetFactors.handler(({ input, context }) =>
    change(context, input.id, { kind: 'reset-factors' }),
  ),
}
