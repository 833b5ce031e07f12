import { oc } from '@orpc/contract'
import { z } from 'zod'
import { isInCents } from '#lib/money.ts'
import { line } from '#lib/text/plain-text.ts'
import { listInput } from '#platform/lists/contract.ts'
import { statementsContract } from './contract/statements.ts'
import { KINDS, RESOLUTIONS } from './rules/difference.ts'
import { ENTRIES } from './rules/journal.ts'
import { JOURNAL_LIST, TAX_LIST } from './rules/lists.ts'
import { NO_TAX_REASONS } from './rules/tax-report.ts'

const amount = z.number()

/** What one side's books say. */
const side = z.object({ status: z.string(), amount }).nullable()

const difference = z.object({
  /** our order, or the number that is no order of ours */
  reference: z.string(),
  provider: z.string(),
  chargeID: z.string(),
  kind: z.enum(KINDS),
  theirs: side,
  ours: side,
  /** the difference in words, with its figures: what `settle` is about */
  finding: z.string(),
  foundAt: z.iso.datetime(),
  /** what may be done about it beside asking again and explaining it */
  resolutions: z.array(z.enum(RESOLUTIONS)),
})

const comparison = z.object({
  id: z.int(),
  by: z.string(),
  askedAt: z.iso.datetime(),
  /** null while it waits or runs */
  endedAt: z.iso.datetime().nullable(),
  compared: z.int().nullable(),
  differences: z.int().nullable(),
  notAsked: z.int().nullable(),
})

const post = (path: string, summary: string) =>
  oc.route({ method: 'POST', path: `/partner/money/${path}`, tags: ['desk'], summary })

const reference = line(80).min(1)
const reason = line(300).min(1)
const charge = { reference, provider: line(40).min(1), chargeID: line(120).min(1), reason }

const get = (path: string, summary: string) =>
  oc.route({ method: 'GET', path: `/partner/money/${path}`, tags: ['desk'], summary })

const period = { from: z.iso.date(), to: z.iso.date() }

const journalLine = z.object({
  day: z.iso.date(),
  entry: z.enum(ENTRIES),
  account: z.string(),
  /** dollars; each line has one of them, and an entry as much of one as of the other */
  debit: amount.nullable(),
  credit: amount.nullable(),
})
export type JournalRow = z.infer<typeof journalLine>

/** dollars */
const taxSums = {
  gross: amount,
  exempt: amount,
  untaxed: amount,
  taxable: amount,
  tax: amount,
  refunded: amount,
  taxRefunded: amount,
  /** the tax less what was refunded */
  due: amount,
}
const taxRow = z.object({
  state: z.string(),
  place: z.string(),
  rate: z.number().nullable(),
  reason: z.enum(NO_TAX_REASONS).nullable(),
  certificate: z.string(),
  ...taxSums,
  parts: z.object({ state: amount, county: amount, city: amount, special: amount }).nullable(),
})
export type TaxReportRow = z.infer<typeof taxRow>

const dayOutput = z.object({
  ...{ day: z.iso.date(), isOver: z.boolean(), isClosed: z.boolean(), isCompared: z.boolean() },
  /** names the figures: `closeDay` takes it */
  seen: z.string(),
  /** whether closing takes a note */
  needsNote: z.boolean(),
  ways: z.array(
    z.object({
      ...{ method: z.string(), provider: z.string(), disputed: z.int() },
      ...{ taken: amount, refunded: amount, takenBack: amount, net: amount },
    }),
  ),
  providers: z.array(
    z.object({
      ...{ provider: z.string(), found: z.int(), ours: amount },
      ...{ theirs: amount.nullable(), difference: amount.nullable() },
    }),
  ),
  changed: z.array(z.object({ method: z.string(), provider: z.string(), before: amount, now: amount })),
  history: z.array(
    z.object({
      ...{ note: z.string(), by: z.string(), at: z.iso.datetime(), net: amount },
      reopened: z.object({ by: z.string(), at: z.iso.datetime(), reason: z.string() }).nullable(),
    }),
  ),
})

/** Money as the desk sees it: our books beside those of the providers. */
export const moneyContract = {
  ...statementsContract,
  reconciliation: oc
    .route({
      method: 'GET',
      path: '/partner/money/reconciliation',
      tags: ['desk'],
      summary: 'The last comparisons with the providers, what differs, and what was explained',
    })
    .output(
      z.object({
        comparisons: z.array(comparison),
        differences: z.array(difference),
        settled: z.array(
          z.object({
            reference: z.string(),
            finding: z.string(),
            reason: z.string(),
            by: z.string(),
            at: z.iso.datetime(),
          }),
        ),
      }),
    ),
  /** 400 `invalid` at `from` for a period that is empty or longer than a quarter. */
  journal: get('journal', 'The journal of a period: what was sold, paid and given back, by day and account')
    .input(listInput(JOURNAL_LIST, {}))
    .output(z.object({ ...period, lines: z.array(journalLine) })),
  /** The same lines for QuickBooks Desktop. */
  journalFile: get('journal-file', 'The journal of a period as an IIF file')
    .input(listInput(JOURNAL_LIST, {}))
    .output(z.object({ iif: z.string() })),
  /** 400 `invalid` as `journal`. */
  taxReport: get('tax', 'Sales of a period by how they are taxed: by state, by place, or why they are not')
    .input(listInput(TAX_LIST, {}))
    .output(z.object({ ...period, rows: z.array(taxRow), total: z.object(taxSums) })),
  days: get('days', 'What came and went on each of 31 days, and who closed them')
    .input(z.object({ to: z.iso.date().optional() }))
    .output(
      z.object({
        days: z.array(
          z.object({
            ...{ day: z.iso.date(), isOver: z.boolean(), taken: amount, refunded: amount, net: amount },
            closed: z.object({ by: z.string(), at: z.iso.datetime() }).nullable(),
            /** closed, and its money is another now */
            hasChanged: z.boolean(),
          }),
        ),
        /** the last day of the page with older days */
        before: z.iso.date(),
      }),
    ),
  /** A closed day answers the figures of its close, and in `changed` what is another now. */
  day: get('day', 'The money of a day by way to pay, beside what the providers say')
    .input(z.object({ day: z.iso.date() }))
    .output(dayOutput),
  /** 409 with a reason of `texts.closing`; 400 at `note`. */
  closeDay: post('close-day', 'Closes a day with the figures that the person saw')
    .input(z.strictObject({ day: z.iso.date(), seen: line(40), note: line(300) }))
    .output(z.object({ result: z.literal('closed') })),
  /** Administrators with a fresh second factor. 409 `not_closed`. */
  reopenDay: post('reopen-day', 'Opens a closed day again, with the reason')
    .input(z.strictObject({ day: z.iso.date(), reason }))
    .output(z.object({ result: z.literal('reopened') })),
  compareNow: post('compare', 'Asks for a comparison of three days; the store makes it in the background')
    .input(z.strictObject({}))
    .output(z.object({ id: z.int() })),
  askAgain: post('ask-again', 'Asks the provider again about one order or charge')
    .input(z.strictObject({ reference }))
    .output(z.object({ result: z.enum(['agrees', 'differs', 'not_answering']) })),
  /**
   * Gives the money of a charge back that our books do not have. Needs a fresh second factor. 409 with a
   * reason of `texts.refusals`.
   */
  giveBack: post('give-back', 'Releases or refunds a charge that our books do not have')
    .input(
      z.strictObject({
        ...charge,
        /** dollars that the person saw */
        expected: z.number().positive().max(10_000_000).refine(isInCents),
      }),
    )
    .output(z.object({ result: z.enum(['given_back', 'nothing_left', 'unknown']) })),
  /** Needs a fresh second factor. 409 with a reason of `texts.refusals`. */
  takeOver: post('take-over', 'Books a refund that was made at the provider')
    .input(z.strictObject(charge))
    .output(z.object({ result: z.literal('taken_over') })),
  /** Needs a fresh second factor. 409 `not_listed`. */
  settle: post('settle', 'Records that a difference was settled by hand, and why')
    .input(z.strictObject({ reference, finding: line(300).min(1), reason }))
    .output(z.object({ result: z.literal('settled') })),
}
