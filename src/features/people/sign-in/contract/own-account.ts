import { oc } from '@orpc/contract'
import { z } from 'zod'
import {
  codeSchema,
  doneSchema,
  idSchema,
  newPasskeyAnswerSchema,
  optionsSchema,
  passkeyAnswerSchema,
  passwordSchema,
  printable,
} from './fields.ts'

const post = (path: `/partner/${string}`, summary: string) =>
  oc.route({ method: 'POST', path, tags: ['own account'], summary })

const at = z.iso.datetime()

/** What a person who is signed in may do with their own sign-in. */
export const ownAccountContract = {
  overview: oc
    .route({
      method: 'GET',
      path: '/partner/account',
      tags: ['own account'],
      summary: 'The own sign-in: sessions, passkeys, authenticator app, recovery codes',
    })
    .output(
      z.object({
        hasPassword: z.boolean(),
        hasCodeApp: z.boolean(),
        recoveryCodesLeft: z.int(),
        passkeys: z.array(
          z.object({ id: z.string(), name: z.string(), createdAt: at, lastUsedAt: at.nullable() }),
        ),
        sessions: z.array(
          z.object({
            id: idSchema,
            device: z.string(),
            network: z.string(),
            startedAt: at,
            seenAt: at,
            isThis: z.boolean(),
          }),
        ),
      }),
    ),
  signOut: post('/partner/sign-out', 'Ends this session').output(doneSchema),
  stepUp: post('/partner/step-up', 'Opens the actions that need a fresh second factor, for five minutes')
    .input(z.strictObject({ code: codeSchema }))
    .output(doneSchema),
  stepUpPasskeyOptions: post('/partner/step-up/passkey-options', 'Begins a step-up with a passkey').output(
    optionsSchema,
  ),
  stepUpPasskey: post('/partner/step-up/passkey', 'A step-up with a passkey')
    .input(z.strictObject({ response: passkeyAnswerSchema }))
    .output(doneSchema),
  endSession: post('/partner/account/sessions/end', 'Ends one session of the person, or all others')
    .input(z.strictObject({ session: z.union([idSchema, z.literal('others')]) }))
    .output(doneSchema),
  changePassword: post('/partner/account/password', 'Changes the password of the person who asks')
    .input(z.strictObject({ current: passwordSchema, password: passwordSchema }))
    .output(doneSchema),
  newPasskeyOptions: post('/partner/account/passkeys/options', 'Begins to add a passkey').output(
    optionsSchema,
  ),
  addPasskey: post('/partner/account/passkeys', 'Adds a passkey')
    .input(z.strictObject({ response: newPasskeyAnswerSchema, name: printable(60).trim().min(1) }))
    .output(doneSchema),
  removePasskey: post('/partner/account/passkeys/remove', 'Removes a passkey; the last factor stays')
    .input(z.strictObject({ id: z.string().regex(/^[\w-]{1,1400}$/) }))
    .output(doneSchema),
  newCodeApp: post('/partner/account/code-app/new', 'A secret for an authenticator app').output(
    z.object({ sealed: z.string(), secret: z.string(), address: z.string() }),
  ),
  setCodeApp: post('/partner/account/code-app', 'Connects an authenticator app by its first code')
    .input(z.strictObject({ sealed: z.string().regex(/^[\w-]{1,1000}$/), code: codeSchema }))
    .output(doneSchema),
  removeCodeApp: post('/partner/account/code-app/remove', 'Removes the app; the last factor stays').output(
    doneSchema,
  ),
  newRecoveryCodes: post(
    '/partner/account/recovery-codes',
    'Ten new recovery codes; the old ones end',
  ).output(z.object({ recoveryCodes: z.array(z.string()) })),
}
