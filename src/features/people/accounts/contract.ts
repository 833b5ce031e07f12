import { oc } from '@orpc/contract'
import { z } from 'zod'
import { after, listInput, next } from '#platform/lists/contract.ts'
import { AUDIT_LIST, EVENT_LIST } from './rules/actor.ts'

const signedInSchema = z.object({
  userID: z.int().positive(),
  name: z.string(),
  email: z.string(),
  role: z.enum(['contractor', 'sales', 'operations', 'admin']),
  company: z.object({ id: z.int(), name: z.string() }).nullable(),
})

const auditRowSchema = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  actor: z.string(),
  actorId: z.int().nullable(),
  action: z.string(),
  entity: z.string(),
  entityId: z.string(),
  before: z.unknown(),
  after: z.unknown(),
  reason: z.string().nullable(),
})
export type AuditRow = z.output<typeof auditRowSchema>

/** The audit log. Contractors read their company’s rows, sales what they did themselves, others every row. */
export const auditContract = {
  list: oc
    .route({ method: 'GET', path: '/partner/audit', tags: ['audit'], summary: 'Rows, newest first' })
    .input(listInput(AUDIT_LIST, { after }))
    .output(z.object({ rows: z.array(auditRowSchema), next })),
  export: oc
    .route({
      method: 'POST',
      path: '/partner/audit/export',
      tags: ['audit'],
      summary: 'Rows as CSV; needs a fresh second factor',
    })
    .input(listInput(AUDIT_LIST, {}))
    .output(z.object({ csv: z.string(), rows: z.int() })),
  /**
   * Allows the export of a list as a file and notes it. Needs a fresh second factor (403 `step_up_needed`)
   * and the permission to read the list.
   */
  startExport: oc
    .route({
      method: 'POST',
      path: '/partner/exports',
      tags: ['audit'],
      summary: 'Allows the export of a list; needs a fresh second factor',
    })
    .input(z.strictObject({ list: z.string().max(50), search: z.string().max(1_000) }))
    .output(z.object({ allowed: z.literal(true) })),
  state: oc
    .route({
      method: 'GET',
      path: '/partner/audit/state',
      tags: ['audit'],
      summary: 'What the nightly check of the chains found',
    })
    .output(z.object({ checkedAt: z.iso.datetime().nullable(), rows: z.int(), broken: z.int() })),
}

const securityEvent = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  /** the name of a limit that was reached, or what a capability saw */
  kind: z.string(),
  /** keyed digest of a network, a mailbox or a card: the same digest is the same one */
  who: z.string().nullable(),
  orderID: z.string().nullable(),
})
export type SecurityEvent = z.output<typeof securityEvent>

/** Attacks, and limits that were reached. */
export const securityContract = {
  events: oc
    .route({
      method: 'GET',
      path: '/partner/security/events',
      tags: ['audit'],
      summary: 'Security events, newest first',
    })
    .input(listInput(EVENT_LIST, { after }))
    .output(z.object({ events: z.array(securityEvent), next })),
}

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
