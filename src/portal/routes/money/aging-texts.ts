import { defineTexts, plural } from '#lib/language/texts.ts'

/** Texts of the pages about what companies on net terms owe. */
export const texts = defineTexts({
  title: 'Aging',
  lead: (day: string) => `What companies on net terms owe as of ${day}, by how late it is.`,
  total: (owed: string, overdue: string) =>
    `${overdue} is past due. With what is not due yet, and after credits, ${owed} is owed.`,
  none: 'No company owes anything',
  noneHow: 'An order on net terms is listed here from the day it ships until it is paid.',
  companies: 'Companies',
  company: 'Company',
  number: 'Company number',
  more: (count: number) => `${count} more companies are in the file.`,
  statement: 'Statement',
  of: (company: string) => `Statement of ${company}`,
  asOf: (day: string, owed: string, overdue: string) =>
    `As of ${day}, ${overdue} is past due. With what is not due yet, and after credits, ${owed} is owed.`,
  print: 'Print',
  credit: 'Credit account',
  sums: 'By age',
  age: 'Age',
  amount: 'Amount',
  nothingOpen: 'No invoice is open',
  invoices: 'Open invoices',
  mail: {
    title: 'Email statements',
    lead:
      'Each company with a past-due invoice gets its statement as a PDF at its own email address, once a ' +
      'day at most. An email that was sent can’t be taken back.',
    press: (count: number) => plural(count, { one: 'Email 1 statement', other: `Email ${count} statements` }),
    one: (address: string) => `Email to ${address}`,
    noAddress: 'We have no email address of this company.',
    addAddress: 'Add it on the company’s page',
    done: (count: number) =>
      plural(count, {
        one: '1 statement is on its way. The list below shows what becomes of it.',
        other: `${count} statements are on their way. The list below shows what becomes of each.`,
      }),
    none: 'Nothing was emailed. The list says why.',
    ready: 'Past due',
    noneReady: 'No company is past due',
    noneReadyHow: 'Companies are listed here from the day after an invoice was due.',
    email: 'Email',
    result: 'Today',
    not: {
      mailed_today: 'Emailed today',
      no_address: 'No email address',
      nothing_owed: 'Credits cover it',
    },
    willGo: 'Will be emailed',
    rest: (count: number) => `${count} more follow with the next press.`,
    history: 'Newest emails',
    noHistory: 'No statement has been emailed yet.',
    at: 'When',
    by: 'By',
    state: 'Result',
    states: {
      waiting: 'Being sent',
      sent: 'Sent',
      refused: 'Refused by the mailbox',
      nothing_owed: 'Not sent: paid meanwhile',
    },
  },
})
