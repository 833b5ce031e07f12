import { oc } from '@orpc/contract'
import { z } from 'zod'
import { PARTS } from './rules/fact-changes.ts'
import { TROUBLES } from './rules/provider-trouble.ts'

const tags = ['partner']
const line = z.object({ key: z.string().max(40), value: z.string().max(400) })
const version = z.int().nonnegative()
const changes = z.array(
  z.object({ key: z.string(), before: z.string().nullable(), after: z.string().nullable() }),
)

const past = z.object({
  id: version,
  at: z.iso.datetime(),
  by: z.string(),
  reason: z.string(),
  changes,
})
export type PastChange = z.infer<typeof past>

const provider = z.object({
  id: z.string(),
  does: z.string(),
  /** null: it was never tested */
  last: z
    .object({
      at: z.iso.datetime(),
      by: z.string(),
      /** how long the answer took */
      ms: z.int(),
      /** null: it answered as it should */
      trouble: z.enum(TROUBLES).nullable(),
      /** a code for whoever asks the provider; never a key */
      cause: z.string().nullable(),
      detail: z.string().nullable(),
    })
    .nullable(),
})
export type ProviderState = z.infer<typeof provider>

/** What the portal answers to operations and administrators. */
export const storeFactsContract = {
  /** The facts, and the history before a change, the newest first. */
  read: oc
    .route({ method: 'GET', path: '/partner/store-facts', tags, summary: 'The settings of the store' })
    .input(z.object({ before: z.coerce.number().int().positive().optional() }))
    .output(
      z.object({
        /** 0 until staff change anything */
        version,
        lines: z.array(line),
        /** the payment methods that the store has */
        methods: z.array(z.string()),
        shoppersSee: z.object({ opening: z.string(), shipDay: z.string() }),
        /** who set each limit last, and when; one that was never set is missing */
        since: z.record(z.string(), z.object({ at: z.iso.datetime(), by: z.string() })),
        history: z.array(past),
        /** the `before` of the next page; null: there is none */
        older: version.nullable(),
      }),
    ),
  /**
   * Changes the facts of one form. 400 `invalid` names each wrong field; 403 `step_up_needed` for money and
   * payments without a fresh second factor; 409 `conflict` when `version` is not the newest, with the newest
   * `version`, its `lines` and the `changes` since.
   */
  save: oc
    .route({ method: 'POST', path: '/partner/store-facts', tags, summary: 'Change settings of the store' })
    .input(
      z.strictObject({
        version,
        part: z.enum(PARTS),
        lines: z.array(line).max(100),
        reason: z.string().max(300),
      }),
    )
    .output(z.object({ version, isChanged: z.boolean() })),
  /** Makes the facts of an earlier version hold again, 0: the first. 404 `not_found`; otherwise as `save`. */
  restore: oc
    .route({ method: 'POST', path: '/partner/store-facts/restore', tags, summary: 'Restore settings' })
    .input(z.strictObject({ version, id: version }))
    .output(z.object({ version, isChanged: z.boolean() })),
  /** The providers that the store calls, each with the answer to its last test call. */
  providers: oc
    .route({ method: 'GET', path: '/partner/store-facts/providers', tags, summary: 'The providers' })
    .output(z.object({ providers: z.array(provider) })),
  /**
   * Calls a provider now, in a way that changes nothing there. 404 `not_found`; 429 `too_many` with
   * `retryAfterSeconds`.
   */
  testProvider: oc
    .route({
      method: 'POST',
      path: '/partner/store-facts/providers/test',
      tags,
      summary: 'Test call of a provider',
    })
    .input(z.strictObject({ id: z.string().max(40) }))
    .output(provider),
}
