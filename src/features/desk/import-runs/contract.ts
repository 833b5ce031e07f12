import { oc } from '@orpc/contract'
import { z } from 'zod'
import { IMPORT_KINDS } from './rules/kinds.ts'

const tags = ['partner']
const moment = z.iso.datetime()
const id = z.int().positive()

const run = z.object({
  id,
  kind: z.enum(IMPORT_KINDS),
  file: z.string(),
  by: z.string(),
  beganAt: moment,
  /** null: it runs, or its process died */
  endedAt: moment.nullable(),
  state: z.enum(['running', 'imported', 'failed']),
  rows: z.int().nullable(),
  rejected: z.int().nullable(),
  /** the first sentence of what was wrong */
  error: z.string().nullable(),
  /** a failure that a person has dealt with */
  closed: z.object({ at: moment, by: z.string() }).nullable(),
  /** whether it stands on Today */
  waits: z.boolean(),
})
export type ImportRun = z.infer<typeof run>

/** What the portal answers to operations and administrators. */
export const importRunsContract = {
  list: oc
    .route({ method: 'GET', path: '/partner/import-runs', tags, summary: 'The newest 50 imports' })
    .output(z.object({ runs: z.array(run) })),
  /**
   * Takes a failed import from Today, or puts it back. 404 `not_found` for one that has not failed; 409
   * `done` when a colleague was faster.
   */
  close: oc
    .route({
      method: 'POST',
      path: '/partner/import-runs/close',
      tags,
      summary: 'A failed import is dealt with',
    })
    .input(z.strictObject({ id, isClosed: z.boolean() }))
    .output(z.object({ isClosed: z.boolean() })),
}
