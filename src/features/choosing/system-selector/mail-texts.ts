import { defineTexts } from '#lib/language/texts.ts'

/** The mails of the system selector. */
export const mailTexts = defineTexts({
  stops: 'Systems that you asked us to send',
  quote: {
    subject: (kits: number) => (kits === 1 ? 'Your system' : `Your ${kits} systems`),
    preview: (zip: string) => `With every required part, delivered to ${zip}`,
    intro: (reference: string, zip: string) =>
      'You asked for these systems in our system selector. Each comes with its required parts. ' +
      `Prices are for delivery to ${zip}. Your reference is ${reference}. ` +
      'A consultant can turn it into a quote.',
    open: 'Open the results',
    delivered: (zip: string) => `Delivered to ${zip}, freight and tax included`,
    prices: 'Prices and stock are as of today and may change.',
  },
  question: {
    subject: (name: string) => `Question from ${name} in the system selector`,
    reply: 'Reply',
    writer: 'From',
    answers: 'Answers so far',
    reference: (reference: string) => `Reference ${reference}`,
  },
  notAsked: (phone: string) =>
    `If you didn’t ask for this email, someone entered your address by mistake. Call us at ${phone}.`,
})
