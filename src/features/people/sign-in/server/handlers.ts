import { implement } from '@orpc/server'
import {
  type Authorized,
  endSession,
  endSessionsOf,
  needs,
  needsSecondFactor,
  needsSession,
  type SignedIn,
  sessionCookie,
} from '#features/people/accounts/server/index.ts'
import { networkOf } from '#platform/limits/rules/who.ts'
import { takePoint } from '#platform/limits/server/admit.ts'
import { ownAccountContract, signInContract, usersContract } from '../contract.ts'
import { OWN_ACCOUNT, SIGN_IN_LIMITS, USER } from '../rules/access.ts'
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
      [SIGN_IN_LIMITS['reset-from'], networkOf(request.ip)],
      [SIGN_IN_LIMITS['reset-to'], email],
    ] as const) {
      await takePoint(rateLimits, [limit, key], texts.tooMany)
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

const own = implement(ownAccountContract).$context<SignInContext>().use(needsSession)
/** Changes of one's own sign-in. */
const secured = own.use(needs(OWN_ACCOUNT.manage)).use(needsSecondFactor)

export const ownAccountHandlers = {
  overview: own.overview.handler(({ context }) => overviewOf(context, context.signedIn)),
  signOut: own.signOut.handler(async ({ context }) => {
    const { sessionId } = context.signedIn
    await endSession(context.db, sessionId, context.clock.now())
    context.request.setCookie(sessionCookie(context.accounts.secure, ''))
    return DONE
  }),
  stepUp: own.stepUp.handler(async ({ input, context }) => {
    await stepUpByCode(context, context.signedIn, input.code)
    return DONE
  }),
  stepUpPasskeyOptions: own.stepUpPasskeyOptions.handler(async ({ context }) => ({
    options: { ...(await passkeyStepUpOptions(context, context.signedIn)) },
  })),
  stepUpPasskey: own.stepUpPasskey.handler(async ({ input, context }) => {
    const signedIn = context.signedIn
    await stepUpByPasskey(context, signedIn, input.response)
    return DONE
  }),
  endSession: own.endSession.handler(async ({ input: { session }, context }) => {
    const { accountId, sessionId } = context.signedIn
    const now = context.clock.now()
    if (session === 'others') await endSessionsOf(context.db, accountId, now, sessionId)
    else await endSession(context.db, session, now, accountId)
    return DONE
  }),
  changePassword: secured.changePassword.handler(async ({ input, context }) => {
    await changePassword(context, context.signedIn, input)
    return DONE
  }),
  newPasskeyOptions: secured.newPasskeyOptions.handler(async ({ context }) => {
    const signedIn = context.signedIn
    const account = await ownAccount(context, signedIn)
    return { options: { ...(await newPasskeyOptions(context, account, signedIn.sessionId)) } }
  }),
  addPasskey: secured.addPasskey.handler(async ({ input, context }) => {
    await addPasskey(context, context.signedIn, input)
    return DONE
  }),
  removePasskey: secured.removePasskey.handler(async ({ input, context }) => {
    await removePasskey(context, context.signedIn, input.id)
    return DONE
  }),
  newCodeApp: secured.newCodeApp.handler(async ({ context }) =>
    newCodeApp(context, await ownAccount(context, context.signedIn)),
  ),
  setCodeApp: secured.setCodeApp.handler(async ({ input, context }) => {
    await setCodeApp(context, context.signedIn, input)
    return DONE
  }),
  removeCodeApp: secured.removeCodeApp.handler(async ({ context }) => {
    await removeCodeApp(context, context.signedIn)
    return DONE
  }),
  newRecoveryCodes: secured.newRecoveryCodes.handler(async ({ context }) => ({
    recoveryCodes: await newRecoveryCodes(context, context.signedIn),
  })),
}

const users = implement(usersContract).$context<SignInContext>()
/** Changes of another person. */
const writers = users.use(needs(USER.write)).use(needsSecondFactor)

async function change(
  context: SignInContext & { permission: Authorized<'users.write'>; signedIn: SignedIn },
  id: number,
  what: UserChange,
): Promise<typeof DONE> {
  await changeUser(context, context.permission, context.signedIn, { id, change: what })
  return DONE
}

export const usersHandlers = {
  list: users.list
    .use(needs(USER.read))
    .handler(({ input, context }) => listUsers(context.db, context.permission, input)),
  find: users.find
    .use(needs(USER.read))
    .handler(({ input, context }) => findUser(context.db, context.permission, input.id)),
  invite: writers.invite.handler(async ({ input, context }) => {
    const { permission, signedIn } = context
    return { id: await inviteUser(context, permission, signedIn, input) }
  }),
  inviteAgain: writers.inviteAgain.handler(({ input, context }) =>
    change(context, input.id, { kind: 'invite-again' }),
  ),
  changeRole: writers.changeRole.handler(({ input: { id, role }, context }) =>
    change(context, id, { kind: 'role', role }),
  ),
  setDisabled: writers.setDisabled.handler(({ input: { id, disabled }, context }) =>
    change(context, id, { kind: disabled ? 'disable' : 'enable' }),
  ),
  endSessions: writers.endSessions.handler(({ input, context }) =>
    change(context, input.id, { kind: 'end-sessions' }),
  ),
  resetFactors: writers.resetFactors.handler(({ input, context }) =>
    change(context, input.id, { kind: 'reset-factors' }),
  ),
}
