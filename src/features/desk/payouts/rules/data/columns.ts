/**
 * The headings of each column that we read, as the providers document them; looked up on 2026-11-28. A report
 * may have more columns. Sources: docs/operations/accounting.md.
 * - Braintree: a payout is the charges of one disbursement date.
 * - PayPal: rows of the body begin with SB; amounts are whole cents without a sign, and CR or DR says the
 *   direction. Money waits on the balance until a transfer (event codes T04xx); a payout is a day.
 */
export const COLUMNS = {
  braintree: {
    reference: ['Transaction ID'],
    type: ['Transaction Type'],
    day: ['Disbursement Date'],
    gross: ['Settlement Amount'],
    fee: ['Total Fee Amount', 'Est Total Fee Amount', 'Braintree Total Amount'],
  },
  paypal: {
    reference: ['Transaction ID'],
    type: ['Transaction Event Code'],
    day: ['Transaction Completion Date'],
    direction: ['Transaction Debit or Credit'],
    gross: ['Gross Transaction Amount'],
    feeDirection: ['Fee Debit or Credit'],
    fee: ['Fee Amount'],
  },
  amazon: {
    reference: ['AmazonTransactionId'],
    type: ['TransactionType'],
    day: ['TransactionPostedDate'],
    payout: ['SettlementId'],
    gross: ['TransactionAmount'],
    fee: ['TotalTransactionFee'],
    net: ['NetTransactionAmount'],
  },
  lender: {
    reference: ['charge_id'],
    type: ['event_type'],
    day: ['date'],
    payout: ['deposit_id'],
    sales: ['sales'],
    refunds: ['refunds'],
    fee: ['fees'],
    net: ['total_settled'],
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>
