import { defineTexts } from '#lib/language/texts.ts'

/**
 * Texts about installing a product at the visitor's place. The server sends the reasons.
 */
export const texts = defineTexts({
  allowed: (zip: string) => `OK to install in ${zip}`,
  blocked: (zip: string) => `Cannot be installed in ${zip}`,
  warning: (zip: string) => `Check before you order for ${zip}`,
  seeAllowed: 'See models you can install',
  whatWasChecked: 'What we checked',
  noPlace: 'Rules vary by location. Enter your ZIP code and we’ll check this product.',
  rulesOfPlace: 'Rules where you live',
  enterZip: 'Enter your ZIP code',
  checking: 'Checking the rules for your area',
  unknown: 'We couldn’t check the rules for your area. Reload the page, or call us before you order.',
  asOf: (date: string) => `Rules as of ${date}.`,
  read: (date: string) => ` We last checked it on ${date}.`,
  unread: { verified: '', secondary: '', memory: ' We have not checked it since.', store: '' },
  from: (date: string) => `from ${date}`,
  since: (date: string) => `in effect since ${date}`,
  cartBlocked: (count: number, zip: string) =>
    count === 1
      ? `One product can’t be installed in ${zip}`
      : `${count} products can’t be installed in ${zip}`,
  cartBlockedNext: (count: number) =>
    count === 1
      ? 'We can’t take an order with it. Remove it, change your ZIP code or choose another model.'
      : 'We can’t take an order with them. Remove them, change your ZIP code or choose other models.',
})
