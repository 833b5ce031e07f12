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
  /** lines whose charge or refund our books lack, have with another amount, or have beside another line */
  notOurs: z.int(),
})
export type Payout = z.infer<typeof payout>

/** Whether a charge or refund is in our books; adjustments and transfers are not asked. */
const FINDINGS = ['ours', 'other_amount', 'unknown', 'twice', 'not_asked'] as const

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
  /** 404 for an unknown one; 400 for an unknown place. */
  open: route('GET', '/{id}', 'A payout with its lines, 200 a page; what a person should check comes first')
    .input(z.object({ id, after: z.string().max(40).optional() }))
    .output(
      payout.extend({
        report: z.object({ id: z.int(), file: z.string(), by: z.string(), at: z.iso.datetime() }),
        /** the place of the next page; null after the last line */
        next: z.string().nullable(),
        rows: z.array(
          z.object({
            lineNo: z.int(),
            kind: z.enum(LINE_KINDS),
            reference: z.string(),
            ...{ gross: amount, fee: amount, net: amount },
            orderID: z.string().nullable(),
            finding: z.enum(FINDINGS),
            /** `twice`: the payout with the other line, which has the charge or refund */
            twin: z.object({ id: z.int(), reference: z.string() }).nullable(),
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
  /** 404 when it was removed; 429. Sums and the journal stay as they are. */
  matchAgain: route('POST', '/{id}/match', 'Looks again for the lines of a payout in our books')
    .input(z.strictObject({ id }))
    .output(z.object({ before: z.int(), notOurs: z.int() })),
  /** 409 `gone`. */
  remove: route('POST', '/reports/{id}/remove', 'Removes a report with its payouts, with the reason')
    .input(z.strictObject({ id, reason: line(300).min(1) }))
    .output(z.object({ result: z.literal('removed') })),
}
