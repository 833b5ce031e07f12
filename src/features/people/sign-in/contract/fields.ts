import { z } from 'zod'
import { defineTexts } from '#lib/language/texts.ts'
import { email } from '#lib/typed/schemas.ts'

const texts = defineTexts({
  printable: 'Leave out line breaks and other control characters.',
  name: 'Enter a name.',
})

/** PostgreSQL stores no NUL, and a sign-in needs no other control character. */
export const printable = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^\P{Cc}*$/u, texts.printable)

export const emailSchema = email.toLowerCase()
/** The rules of passwords say what is wrong with one; this bound refuses endless bodies. */
export const passwordSchema = printable(1_000)
export const codeSchema = printable(60)
export const tokenSchema = z.string().regex(/^[\w-]{20,100}$/)
export const proofSchema = z.string().max(2_000).optional()
export const nameSchema = printable(100).trim().min(1, texts.name)
export const idSchema = z.int().positive()

const base64url = z.string().regex(/^[\w-]{1,8000}$/)
/** What a browser answers to a challenge; the library checks every part. */
const answer = {
  id: z.string().regex(/^[\w-]{1,1400}$/),
  rawId: base64url,
  type: z.literal('public-key'),
  clientExtensionResults: z.object({}),
}
export const passkeyAnswerSchema = z.object({
  ...answer,
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
  }),
})
export const newPasskeyAnswerSchema = z.object({
  ...answer,
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z
      .array(z.enum(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb']))
      .max(7)
      .default([]),
  }),
})

export const optionsSchema = z.object({ options: z.looseObject({}) })
export const doneSchema = z.object({ done: z.literal(true) })
