import type { ReportProvider } from '#features/desk/payouts/rules/formats.ts'
import { lenderNames, MONTHLY_LENDER } from '#features/selling/payments/rules/methods.ts'
import { defineTexts, plural } from '#lib/language/texts.ts'

/** Texts of the pages about what payment providers paid out and what they kept. */
export const texts = defineTexts({
  title: 'Payouts',
  lead:
    'What each payment provider sent to the bank, and what it kept as fees. Download the provider’s ' +
    'settlement report and upload it here: each line is set beside our charge or refund.',
  upload: 'Upload a settlement report',
  provider: 'Provider',
  providers: { braintree: 'Braintree', paypal: 'PayPal', amazon: 'Amazon Pay' },
  reports: {
    braintree: 'Braintree: the transaction-level fee report, as CSV.',
    paypal: 'PayPal: the settlement report (STL), as CSV.',
    amazon: 'Amazon Pay: the settlement report, as a flat file.',
    lender: (name: string) => `${name}: the detailed settlement report, as CSV.`,
  },
  which: 'Which report to download',
  file: 'Report',
  fileHint: 'A CSV file of at most 4 MB.',
  uploadNow: 'Upload',
  uploaded: (payouts: number, notOurs: number) =>
    notOurs === 0
      ? plural(payouts, {
          one: 'The report has 1 payout. Each charge and refund in it is in our books.',
          other: `The report has ${payouts} payouts. Each charge and refund in them is in our books.`,
        })
      : plural(notOurs, {
          one:
            'The report is kept. 1 line is not in our books, or has another amount there: open its ' +
            'payout.',
          other:
            `The report is kept. ${notOurs} lines are not in our books, or have another amount there: open ` +
            'their payouts.',
        }),
  period: (from: string, to: string) => `${from} to ${to}`,
  none: 'No payouts in these days',
  noneHow: 'Upload a settlement report, or look at older days.',
  onDay: (day: string) => `Paid out ${day}.`,
  adjusted: (amount: string) => `Disputes and adjustments come to ${amount}.`,
  day: 'Day',
  payout: 'Payout',
  gross: 'Charges less refunds',
  fees: 'Fees',
  adjustments: 'Disputes and adjustments',
  bank: 'To the bank',
  lines: 'Lines',
  notOurs: 'Not in our books',
  sums: (gross: string, fees: string, bank: string) =>
    `Charges less refunds of ${gross}. The providers kept ${fees} as fees and sent ${bank} to the bank.`,
  older: 'Older payouts',
  of: (provider: string, reference: string) => `${provider} payout ${reference}`,
  fromReport: (file: string, by: string, at: string) =>
    `From the report ${file}, which ${by} uploaded ${at}.`,
  allOurs: 'Each charge and refund of this payout is in our books.',
  someNotOurs: (count: number) =>
    plural(count, {
      one: '1 line is not in our books, or has another amount there. It comes first below.',
      other: `${count} lines are not in our books, or have another amount there. They come first below.`,
    }),
  whatToDo: 'Ask the provider about such a line on the page Reconciliation.',
  kind: 'What',
  kinds: { charge: 'Charge', refund: 'Refund', adjustment: 'Adjustment', transfer: 'Transfer to the bank' },
  reference: 'Provider’s number',
  amount: 'Amount',
  fee: 'Fee',
  net: 'Net',
  findings: {
    ours: 'In our books',
    other_amount: 'Another amount in our books',
    unknown: 'Not in our books',
    not_asked: '',
  },
  books: 'Our books',
  more: (count: number) =>
    plural(count, { one: '1 more line is in the report.', other: `${count} more lines are in the report.` }),
  remove: 'Remove this report',
  removeMeans: 'All payouts of this report go, from the journal as well. You can upload it again.',
  why: 'Why',
  removeNow: 'Remove the report',
})

export const providerName = (provider: ReportProvider): string =>
  provider === MONTHLY_LENDER ? lenderNames[provider] : texts.providers[provider]

/** Which report of a provider is read. */
export const reportOf = (provider: ReportProvider): string =>
  provider === MONTHLY_LENDER ? texts.reports.lender(lenderNames[provider]) : texts.reports[provider]
