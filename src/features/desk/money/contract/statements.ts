import { oc } from '@orpc/contract'
import { z } from 'zod'
import { listInput } from '#platform/lists/contract.ts'
import { AGES, MAIL_STATES, MOST_MAILS, NOT_MAILED } from '../rules/aging.ts'
import { AGING_LIST } from '../rules/lists.ts'

const amount = z.number()

/** dollars */
const agedAmounts = z.object({
  current: amount,
  days30: amount,
  days60: amount,
  days90: amount,
  older: amount,
  /** negative: what was paid more than the invoices cost after refunds */
  credits: amount,
  overdue: amount,
  /** invoices less credits */
  owed: amount,
})
export type AgedAmounts = z.infer<typeof agedAmounts>

const agedCompany = z.object({ companyID: z.int(), name: z.string(), ...agedAmounts.shape })
export type AgedCompany = z.infer<typeof agedCompany>

const company = z.object({ companyID: z.coerce.number().int().min(1) })

const statement = z.object({
  companyID: z.int(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  /** street, then city with state and ZIP code; empty where we know none */
  address: z.array(z.string()),
  asOf: z.iso.date(),
  sums: agedAmounts,
  /** the oldest 1,000 */
  /** dollars of the open invoices after the first thousand, which are not listed; null: all are */
  unlisted: z.number().nullable(),
  invoices: z.array(
    z.object({
      orderID: z.string(),
      purchaseOrder: z.string(),
      invoicedOn: z.iso.date(),
      dueOn: z.iso.date(),
      age: z.enum(AGES),
      /** 0 or less while it is not late */
      daysLate: z.int(),
      billed: amount,
      refunded: amount,
      received: amount,
      /** negative for a credit */
      owed: amount,
    }),
  ),
})
export type Statement = z.infer<typeof statement>

/** A company that owes something past due, and what keeps its statement from being mailed now. */
const toMail = z.object({
  companyID: z.int(),
  name: z.string(),
  email: z.string(),
  overdue: amount,
  owed: amount,
  not: z.enum(NOT_MAILED).nullable(),
})
export type ToMail = z.infer<typeof toMail>

const mailed = z.object({
  companyID: z.int(),
  name: z.string(),
  address: z.string(),
  owed: amount,
  overdue: amount,
  state: z.enum(MAIL_STATES),
  by: z.string(),
  askedAt: z.iso.datetime(),
})
export type StatementMail = z.infer<typeof mailed>

const get = (path: string, summary: string) =>
  oc.route({ method: 'GET', path: `/partner/money/${path}`, tags: ['desk'], summary })

export const statementsContract = {
  aging: get('aging', 'What each company owes on net terms, by how late it is')
    .input(listInput(AGING_LIST, {}))
    .output(z.object({ day: z.iso.date(), rows: z.array(agedCompany), total: agedAmounts })),
  mails: get('statement-mails', 'Who would get a statement by mail now, and the newest 50 that were mailed')
    .input(z.object({}))
    .output(z.object({ companies: z.array(toMail), history: z.array(mailed) })),
  /** One a company and day; `not` says why one is not mailed. */
  mailStatements: oc
    .route({
      method: 'POST',
      path: '/partner/money/statement-mails',
      tags: ['desk'],
      summary: 'Mails the statements of up to 200 companies to their own addresses',
    })
    .input(z.strictObject({ companies: z.array(z.int().min(1)).min(1).max(MOST_MAILS) }))
    .output(
      z.object({
        companies: z.array(z.object({ companyID: z.int(), not: z.enum(NOT_MAILED).nullable() })),
      }),
    ),
  /** 404 for an unknown company. */
  statement: get('statements/{companyID}', 'The open invoices of a company').input(company).output(statement),
  /** The same for the company, in US Letter. */
  statementFile: get('statements/{companyID}/pdf', 'The statement of a company as a PDF')
    .input(company)
    .output(z.file().mime('application/pdf')),
}
