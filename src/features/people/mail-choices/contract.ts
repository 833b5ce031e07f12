import { oc } from '@orpc/contract'
import { z } from 'zod'
import { email } from '#lib/typed/schemas.ts'

const token = z.string().regex(/^[\w-]{20,64}$/)
const answer = z.object({ stopped: z.boolean() })

/** R-REMOVE: which mail a person gets. The specification has no endpoint for it. */
export const mailChoicesContract = {
  stoppable: oc
    .route({
      method: 'GET',
      path: '/mail-choices',
      tags: ['mail'],
      summary: 'What a mailbox stops, one line for each kind of mail',
    })
    .output(z.object({ stops: z.array(z.string()) })),
  /** 404 `unknown_link`. */
  read: oc
    .route({
      method: 'GET',
      path: '/mail-choices/{token}',
      tags: ['mail'],
      summary: 'Whether the mailbox of a link gets mail that is not about its orders',
    })
    .input(z.object({ token }))
    .output(answer),
  /** 404 `unknown_link`. The link is the proof; it works without a sign-in. */
  choose: oc
    .route({
      method: 'POST',
      path: '/mail-choices/{token}',
      tags: ['mail'],
      summary: 'Stops such mail, or sends it again',
    })
    .input(z.strictObject({ token, stop: z.boolean() }))
    .output(answer),
  /** The answer is the same for every address. 429 `too_many`. */
  stop: oc
    .route({
      method: 'POST',
      path: '/mail-choices',
      tags: ['mail'],
      summary: 'Stops mail to an address that is not about its orders',
    })
    .input(z.strictObject({ email }))
    .output(answer),
}
