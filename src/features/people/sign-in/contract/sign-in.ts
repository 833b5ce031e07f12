import { oc } from '@orpc/contract'
import { z } from 'zod'
import {
  codeSchema,
  doneSchema,
  emailSchema,
  nameSchema,
  optionsSchema,
  passkeyAnswerSchema,
  passwordSchema,
  proofSchema,
  tokenSchema,
} from './fields.ts'

const post = (path: `/partner/${string}`, summary: string) =>
  oc.route({ method: 'POST', path, tags: ['sign-in'], summary })

/** Signing in to the partner portal. These calls need no session. */
export const signInContract = {
  password: post('/partner/sign-in', 'The first half of a sign-in: address and password')
    .input(z.strictObject({ email: emailSchema, password: passwordSchema, proof: proofSchema }))
    .output(z.object({ code: z.boolean(), passkey: z.boolean() })),
  code: post('/partner/sign-in/code', 'The second half: a code of the app or a recovery code')
    .input(z.strictObject({ code: codeSchema }))
    .output(doneSchema),
  passkeyOptions: post('/partner/sign-in/passkey-options', 'Begins a sign-in with a passkey').output(
    optionsSchema,
  ),
  passkey: post('/partner/sign-in/passkey', 'A sign-in with a passkey, which is both factors')
    .input(z.strictObject({ response: passkeyAnswerSchema }))
    .output(doneSchema),
  requestReset: post('/partner/reset', 'Mails a link for a new password, when the address has an account')
    .input(z.strictObject({ email: emailSchema }))
    .output(doneSchema),
  resetFacts: post('/partner/reset/facts', 'Whether a link for a new password still holds')
    .input(z.strictObject({ token: tokenSchema }))
    .output(z.object({ hasCode: z.boolean() })),
  reset: post('/partner/reset/confirm', 'Sets a new password by link and second factor')
    .input(z.strictObject({ token: tokenSchema, password: passwordSchema, code: codeSchema }))
    .output(doneSchema),
  invitation: post('/partner/invitations/facts', 'For whom an invitation is, and a new app secret')
    .input(z.strictObject({ token: tokenSchema }))
    .output(
      z.object({
        email: z.string(),
        name: z.string(),
        company: z.string().nullable(),
        sealed: z.string(),
        secret: z.string(),
        address: z.string(),
      }),
    ),
  acceptInvitation: post('/partner/invitations/accept', 'Sets password and second factor, and signs in')
    .input(
      z.strictObject({
        token: tokenSchema,
        name: nameSchema,
        password: passwordSchema,
        sealed: z.string().regex(/^[\w-]{1,1000}$/),
        code: codeSchema,
      }),
    )
    .output(z.object({ recoveryCodes: z.array(z.string()) })),
}
