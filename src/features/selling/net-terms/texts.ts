import { defineTexts } from '#lib/language/texts.ts'

/** Sentences about net terms: buying on account and paying later. */
export const texts = defineTexts({
  refused: {
    no_account: 'Your company has no credit account with us. Choose another way to pay, or call us.',
    stopped: 'Your company’s credit account is on hold. Choose another way to pay, or call us.',
    overdue: 'Your company has an overdue invoice. Pay it first, or choose another way to pay.',
    over_limit: 'This order is more than your company’s available credit. Choose another way to pay.',
  },
  busy: 'Someone else is changing this credit account. Please try again.',
  ages: {
    notDue: 'Not due',
    to30: '1–30 days',
    to60: '31–60 days',
    to90: '61–90 days',
    older: 'Over 90 days',
  },
  statement: {
    title: (company: string) => `Statement of account, ${company}`,
    heading: 'Statement of account',
    asOf: (day: string) => `Open invoices on ${day}`,
    order: 'Order',
    purchaseOrder: 'Your PO',
    invoiced: 'Invoiced',
    due: 'Due',
    owed: 'Owed',
    total: (amount: string) => `Total owed: ${amount}`,
    payTo: (payee: string, address: string) => `Make checks payable to ${payee} and mail them to ${address}.`,
    page: (page: number, of: number) => `Page ${page} of ${of}`,
  },
  companyNeeded: 'Choose a company.',
  notReceived: {
    no_such_order: 'We can’t find this order.',
    not_on_terms: 'This order is not on net terms.',
    not_invoiced: 'This order has not shipped, so it has no invoice yet.',
    too_much: 'This is more than the amount owed for the order.',
  },
})
