/**
 * What pages say about installing a product at the visitor's place, around the reasons that the server sends.
 */
export const texts = {
  allowed: (zip: string) => `OK to install in ${zip}`,
  blocked: (zip: string) => `Not allowed in ${zip}`,
  warning: (zip: string) => `Check before you order for ${zip}`,
  seeAllowed: 'See the models that are',
  whatWasChecked: 'What we checked',
  checking: 'Checking the rules of your place',
  unknown: 'We could not check the rules of your place just now.',
  asOf: (date: string) => `Rules as of ${date}.`,
  since: (date: string) => `in force since ${date}`,
  cartBlocked: (count: number, zip: string) =>
    count === 1
      ? `One product may not be installed in ${zip}`
      : `${count} products may not be installed in ${zip}`,
  cartBlockedNext: (count: number) =>
    `We cannot place an order with ${count === 1 ? 'it' : 'them'}. Take ${count === 1 ? 'it' : 'them'} out, change your ZIP code or choose another model.`,
} as const
