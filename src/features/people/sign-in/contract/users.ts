import { oc } from '@orpc/contract'
import { z } from 'zod'
import { USER_LIST } from '#features/people/accounts/rules/actor.ts'
import { after, listInput, next } from '#platform/lists/contract.ts'
import { doneSchema, emailSchema, idSchema, nameSchema } from './fields.ts'

const roleSchema = z.enum(['contractor', 'sales', 'operations', 'admin'])
const at = z.iso.datetime()

const post = (path: `/partner/${string}`, summary: string) =>
  oc.route({ method: 'POST', path, tags: ['users'], summary })

const userSchema = z.object({
  id: idSchema,
  name: z.string(),
  email: z.string(),
  role: roleSchema,
  company: z.object({ id: idSchema, name: z.string() }).nullable(),
  /** invited: has set no password yet */
  state: z.enum(['invited', 'active', 'disabled']),
  lastSeenAt: at.nullable(),
})
export type User = z.output<typeof userSchema>

const oneUser = z.strictObject({ id: idSchema })

/** The people of the portal: those of their own company, or all for an administrator. */
export const usersContract = {
  list: oc
    .route({ method: 'GET', path: '/partner/users', tags: ['users'], summary: 'The people of the portal' })
    .input(listInput(USER_LIST, { after }))
    .output(z.object({ users: z.array(userSchema), next })),
  find: oc
    .route({ method: 'GET', path: '/partner/users/{id}', tags: ['users'], summary: 'One person' })
    .input(z.strictObject({ id: z.coerce.number().int().positive() }))
    .output(userSchema),
  invite: post('/partner/users', 'Invites a person by mail; needs a fresh second factor')
    .input(
      z.strictObject({
        email: emailSchema,
        name: nameSchema,
        role: roleSchema,
        company: idSchema.optional(),
      }),
    )
    .output(z.object({ id: idSchema })),
  inviteAgain: post('/partner/users/invite-again', 'Mails the invitation again')
    .input(oneUser)
    .output(doneSchema),
  changeRole: post('/partner/users/role', 'Changes a role; the sessions of the person end at once')
    .input(z.strictObject({ id: idSchema, role: roleSchema }))
    .output(doneSchema),
  setDisabled: post('/partner/users/disable', 'Disables a person at once, or enables them')
    .input(z.strictObject({ id: idSchema, disabled: z.boolean() }))
    .output(doneSchema),
  endSessions: post('/partner/users/end-sessions', 'Ends every session of a person')
    .input(oneUser)
    .output(doneSchema),
  resetFactors: post('/partner/users/reset-factors', 'Removes all factors and mails a new invitation')
    .input(oneUser)
    .output(doneSchema),
}
