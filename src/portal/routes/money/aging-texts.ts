import { defineTexts } from '#lib/language/texts.ts'

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
})
