import { oc } from '@orpc/contract'
import { z } from 'zod'
import { line } from '#lib/text/plain-text.ts'
import { formWithFiles } from '#platform/files/rules/upload.ts'
import { LINE_KINDS, MOST_REPORT_BYTES, REPORT_PROVIDERS } from './rules/formats.ts'
import { texts } from './texts.ts'

export const reportUpload = formWithFiles(MOST_REPORT_BYTES, texts.tooLarge)

const id = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER)
/** dollars */
const amount = z.number()
const sums = { gross: amount, fees: amount, adjustments: amount, bank: amount }

const payout = z.object({
  id: z.int(),
  provider: z.enum(REPORT_PROVIDERS),
  /** the provider's number of the payout, or its day */
  reference: z.string(),
  day: z.iso.date(),
  ...sums,
  lines: z.int(),
  /** lines whose charge or refund our books lack, or have with another amount */
  notOurs: z.int(),
})
export type Payout = z.infer<typeof payout>

const route = (method: 'GET' | 'POST', path: string, summary: string) =>
  oc.route({ method, path: `/partner/payouts${path}`, tags: ['desk'], summary })

/** What the providers paid out and what they kept, by the reports that staff upload. */
export const payoutsContract = {
  list: route('GET', '', 'The payouts of 31 days, and their sums')
    .input(z.object({ to: z.iso.date().optional() }))
    .output(
      z.object({
        ...{ from: z.iso.date(), to: z.iso.date() },
        payouts: z.array(payout),
        total: z.object(sums),
        /** the last day of the page with older payouts */
        before: z.iso.date(),
      }),
    ),
  /** 404 for an unknown one. */
  open: route('GET', '/{id}', 'A payout with its lines; what our books lack comes first')
    .input(z.object({ id }))
    .output(
      payout.extend({
        report: z.object({ id: z.int(), file: z.string(), by: z.string(), at: z.iso.datetime() }),
        /** at most 500 */
        rows: z.array(
          z.object({
            lineNo: z.int(),
            kind: z.enum(LINE_KINDS),
            reference: z.string(),
            ...{ gross: amount, fee: amount, net: amount },
            orderID: z.string().nullable(),
            finding: z.enum(['ours', 'other_amount', 'unknown', 'not_asked']),
          }),
        ),
      }),
    ),
  /**
   * 413 `too_large`; 422 `file_refused` with the sentences in `details.problems`; 409 `known` when a payout
   * of it is in another report. Nothing changes then.
   */
  upload: route('POST', '', 'Reads a settlement report and keeps its payouts')
    .meta({ upload: reportUpload })
    .input(z.object({ provider: z.enum(REPORT_PROVIDERS), file: z.file() }))
    .output(z.object({ payouts: z.int(), lines: z.int(), notOurs: z.int() })),
  /** 409 `gone`. */
  remove: route('POST', '/reports/{id}/remove', 'Removes a report with its payouts, with the reason')
    .input(z.strictObject({ id, reason: line(300).min(1) }))
    .output(z.object({ result: z.literal('removed') })),
}
