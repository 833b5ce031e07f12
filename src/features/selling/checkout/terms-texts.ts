import { defineTexts } from '#lib/language/texts.ts'

/** Texts of net terms in the checkout. */
export const termsTexts = defineTexts({
  label: 'Net terms',
  group: 'On account',
  note: (days: number, left: string) => `Net ${days}, ${left} available`,
  left: (company: string, left: string, limit: string) => `${company} has ${left} of ${limit} available.`,
  dueAfter: (days: number) => `Payment is due ${days} days after the order ships.`,
  dueAbout: (ships: string, due: string) => `If it ships ${ships}, that is ${due}.`,
  overLimit: (total: string, left: string) =>
    `This order is ${total}, but the account has ${left} available. Choose another way to pay.`,
  fact: (days: number) => `Net ${days}`,
  charged: (total: string, days: number) =>
    `${total} goes on the company’s account. Payment is due ${days} days after the order ships.`,
})
