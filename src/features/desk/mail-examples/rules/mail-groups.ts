import { defineTexts } from '#lib/language/texts.ts'

/** The groups of the page of mails, in their order. */
export const MAIL_GROUPS = defineTexts({
  orders: 'Orders',
  quotes: 'Quotes',
  tools: 'Carts, tools and alerts',
  care: 'Warranty and care',
  opinions: 'Surveys, reviews and stories',
  accounts: 'Accounts',
  team: 'To our team',
})
export type MailGroup = keyof typeof MAIL_GROUPS
