import { oc } from '@orpc/contract'
import { z } from 'zod'
import { ORDER_LIST } from '#features/partners/partner-orders/rules/order-ids.ts'
import { ORDER_STATES } from '#features/selling/orders/rules/order-state.ts'
import { MOST_BULK } from '#lib/merchant/usual-figures.ts'
import { line } from '#lib/text/plain-text.ts'
import { listInput } from '#platform/lists/contract.ts'
import { BULK_KINDS, BULK_OUTCOMES } from '../rules/bulk.ts'
import { orderID } from './shapes.ts'

const chosenSchema = z.object({
  orderID: z.string(),
  version: z.int(),
  state: z.enum(ORDER_STATES),
  shipTo: z.string(),
  units: z.int().describe('units that would ship, or that are on their way'),
  whyNot: z.string().nullable().describe('why it can’t be done now, as a sentence'),
})
export type ChosenOrder = z.infer<typeof chosenSchema>

const countsSchema = z.object({ waiting: z.int(), done: z.int(), refused: z.int() })

const runSchema = z.object({
  id: z.uuid(),
  kind: z.enum(BULK_KINDS),
  carrier: z.string(),
  by: z.string(),
  startedAt: z.iso.datetime(),
  counts: countsSchema.describe('`waiting` includes shipments that wait for their money'),
})
export type BulkRun = z.infer<typeof runSchema>

const rowSchema = z.object({
  orderID: z.string(),
  tracking: z.string(),
  outcome: z.enum(['waiting', ...BULK_OUTCOMES]),
  reason: z.string().nullable().describe('why it was refused, as a sentence'),
})
export type BulkRow = z.infer<typeof rowSchema>

const one = z.object({ id: z.uuid() })
const route = (method: 'GET' | 'POST', path: '' | `/${string}`, summary: string) =>
  oc.route({ method, path: `/partner/desk/bulk-orders${path}`, tags: ['desk'], summary })

/**
 * Ships or delivers up to 500 orders at once, or fewer by the settings. A job does the rows, as `ship` and
 * `deliver` do one.
 */
export const bulkOrdersContract = {
  /** `isMore`: the filters find more than one run takes, and none of the others can be chosen. */
  choose: route('GET', '/chosen', 'The orders that filters find, and which of them can be done')
    .input(listInput(ORDER_LIST, { kind: z.enum(BULK_KINDS) }))
    .output(z.object({ orders: z.array(chosenSchema), isMore: z.boolean() })),

  named: route('POST', '/named', 'The orders of these numbers, and which of them can be done')
    .input(z.strictObject({ kind: z.enum(BULK_KINDS), orders: z.array(orderID).min(1).max(MOST_BULK) }))
    .output(z.object({ orders: z.array(chosenSchema) })),

  /**
   * The same `key` starts one run. 404 for an unknown order, 409 `key_used` for another person's key,
   * `too_large` for more rows than the settings allow.
   */
  start: route('POST', '', 'Starts a run: a row an order, each with the version that the person saw')
    .input(
      z.strictObject({
        key: z.uuid(),
        kind: z.enum(BULK_KINDS),
        /** needed to ship */
        carrier: line(60),
        rows: z
          .array(z.strictObject({ orderID, seen: z.int().min(0), tracking: line(60) }))
          .min(1)
          .max(MOST_BULK),
      }),
    )
    .output(one),

  runs: route('GET', '', 'The newest 20 runs of everybody').output(z.object({ runs: z.array(runSchema) })),

  run: route('GET', '/{id}', 'A run with the result of each row')
    .input(one)
    .output(runSchema.extend({ rows: z.array(rowSchema) })),

  /** Rows that were refused wait again, for the order as it is now. */
  retry: route('POST', '/{id}/retry', 'Tries the refused rows of a run again')
    .input(one)
    .output(z.object({ again: z.int() })),
}
