/**
 * Texts about installing a product at the visitor's place. The server sends the reasons.
 */
export const texts = {
  allowed: (zip: string) => `OK to install in ${zip}`,
  blocked: (zip: string) => `Cannot be installed in ${zip}`,
  warning: (zip: string) => `Check before you order for ${zip}`,
  seeAllowed: 'See models you can install',
  whatWasChecked: 'What we checked',
  noPlace: 'Rules differ by place. We check this product as soon as we know where it will be installed.',
  rulesOfPlace: 'Rules where you live',
  enterZip: 'Enter your ZIP code',
  checking: 'Checking the rules for your area',
  unknown: 'We could not check the rules for your area. Please reload the page, or call us before you order.',
  asOf: (date: string) => `Rules as of ${date}.`,
  read: (date: string) => ` We read it on ${date}.`,
  unread: { verified: '', secondary: '', memory: ' We have not read it again.', store: '' },
  since: (date: string) => `in force since ${date}`,
  cartBlocked: (count: number, zip: string) =>
    count === 1
      ? `One product may not be installed in ${zip}`
      : `${count} products may not be installed in ${zip}`,
  cartBlockedNext: (count: number) =>
    count === 1
      ? 'We cannot place an order with it. Take it out, change your ZIP code or choose another model.'
      : 'We cannot place an order with them. Take them out, change your ZIP code or choose other models.',
} as const
