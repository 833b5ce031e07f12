import { oc } from '@orpc/contract'
import { z } from 'zod'

const signedInSchema = z.object({
  userID: z.int().positive(),
  name: z.string(),
  email: z.string(),
  role: z.enum(['contractor', 'sales', 'operations', 'admin']),
  company: z.object({ id: z.int(), name: z.string() }).nullable(),
})

export type SignedInUser = z.output<typeof signedInSchema>

/** Answered by the partner portal alone, to the cookie of a session. */
export const accountsContract = {
  me: oc
    .route({ method: 'GET', path: '/partner/me', tags: ['partners'], summary: 'Who is signed in' })
    .output(signedInSchema),
  /** E-USER, C-AUTHZ */
  token: oc
    .route({
      method: 'POST',
      path: '/partner/token',
      tags: ['partners'],
      summary: 'A bearer token for the calls of the store; it lives ten minutes',
    })
    .output(z.object({ userID: z.int().positive(), jwt: z.string() })),
}
