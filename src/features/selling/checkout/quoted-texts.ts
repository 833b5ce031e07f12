import type { ChangeReason } from '#features/partners/quotes/rules/signed-total.ts'
import { defineTexts } from '#lib/language/texts.ts'

/** Sentences of the checkout of a signed quote. */
export const quotedTexts = defineTexts({
  differs: (number: string, signed: string, now: string) =>
    `You signed quote ${number} for ${signed}. This order comes to ${now}. See what changed, and agree to ` +
    'the new total before you place the order.',
  signed: (number: string, total: string) => `Quote ${number}: you pay ${total}, the total you signed.`,
  title: (signed: string, now: string) => `Your total is ${now}, not the ${signed} you signed.`,
  change: {
    selected: (was: string, now: string) => `Items and services: ${now} instead of ${was}.`,
    shipping: (was: string, now: string) => `Shipping: ${now} instead of ${was}.`,
    tax: (was: string, now: string) => `Sales tax: ${now} instead of ${was}.`,
  },
  reason: {
    place: (signed: string, now: string) => `The address is in ${now}; the quote was for ${signed}.`,
    delivery: () => 'You chose a different delivery option than the one in the quote.',
    exemption: () => 'Your tax exemption is no longer on file, so this order is taxed.',
    rate: () => 'The rate has changed since you signed.',
    services: () => 'The items or services differ from the quote.',
    base: () => 'It is calculated from the new amounts.',
  } satisfies Record<ChangeReason, (signed: string, now: string) => string>,
  agree: (total: string) => `I agree to pay ${total} instead of the total I signed.`,
  signedAddress: 'Use the address in the quote',
  signedDelivery: 'Use the delivery in the quote',
  agreeFirst: 'Agree to the new total, or go back to the one you signed.',
  labor: (company: string, amount: string) =>
    `This order doesn’t include ${amount} of labor. You pay ${company} for it.`,
})
