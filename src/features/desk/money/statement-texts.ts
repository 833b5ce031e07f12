import { defineTexts } from '#lib/language/texts.ts'

/** Words of the statement that a company on net terms gets. */
export const statementTexts = defineTexts({
  title: 'Statement of account',
  asOf: (day: string) => `As of ${day}`,
  to: 'To',
  ages: {
    current: 'Not due yet',
    days30: '1–30 days',
    days60: '31–60 days',
    days90: '61–90 days',
    older: 'Over 90 days',
  },
  credits: 'Credits',
  owed: 'Amount owed',
  overdue: 'Past due',
  order: 'Order',
  purchaseOrder: 'PO number',
  invoiced: 'Invoiced',
  due: 'Due',
  late: 'Days late',
  billed: 'Amount',
  paid: 'Paid and refunded',
  open: 'Open',
  unlisted: (amount: string) =>
    `Only the oldest 1,000 invoices are listed. The others come to ${amount} and are in the amounts above.`,
  nothing: 'No invoice is open. Thank you.',
  pay: (payee: string, address: string) =>
    `Please make checks payable to ${payee}, write the order numbers on them, and mail them to ${address}.`,
  paidAlready: 'If you have paid in the last few days, thank you. Your payment may not be listed yet.',
  call: (phone: string, email: string) => `Questions? Call ${phone} or write to ${email}.`,
  page: (page: number, of: number) => `Page ${page} of ${of}`,
  fileName: 'statement',
  mail: {
    subject: (shop: string, day: string) => `Your ${shop} statement as of ${day}`,
    heading: 'Your statement of account',
    owed: (owed: string) => `Your account has an open balance of ${owed}.`,
    overdue: (overdue: string) => `${overdue} of your invoices is past due. Please send the payment today.`,
    attached: 'The attached statement lists each open invoice, and where to send a check.',
    action: 'See your account',
    footnote: (phone: string) => `Questions about an invoice? Reply to this email or call ${phone}.`,
  },
  busy: 'The statements could not be sent just now. Please try again.',
})
