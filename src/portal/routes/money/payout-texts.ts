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
          one: 'The report is kept. 1 line of it is to be checked: open its payout.',
          other: `The report is kept. ${notOurs} lines of it are to be checked: open their payouts.`,
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
  notOurs: 'To check',
  sums: (gross: string, fees: string, bank: string) =>
    `Charges less refunds of ${gross}. The providers kept ${fees} as fees and sent ${bank} to the bank.`,
  older: 'Older payouts',
  of: (provider: string, reference: string) => `${provider} payout ${reference}`,
  fromReport: (file: string, by: string, at: string) =>
    `From the report ${file}, which ${by} uploaded ${at}.`,
  allOurs: 'Each charge and refund of this payout is in our books.',
  someNotOurs: (count: number) =>
    plural(count, {
      one:
        '1 line is to be checked: our books lack it, have another amount, or have it beside another line ' +
        'already. It comes first below.',
      other:
        `${count} lines are to be checked: our books lack them, have another amount, or have them beside ` +
        'another line already. They come first below.',
    }),
  matchMeans:
    'A charge or refund that reached our books after the upload is found by matching again. This happens ' +
    'every night, too.',
  matchAgain: 'Match again',
  matched: (count: number) =>
    plural(count, {
      one: '1 line more is in our books now.',
      other: `${count} lines more are in our books now.`,
    }),
  nothingMatched: 'Our books still say the same of these lines.',
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
    twice: 'Twice in reports',
    not_asked: '',
  },
  twinHere: 'this payout has another line for it',
  twinIn: (payout: string) => `also in ${payout}`,
  books: 'Our books',
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
