/** The mails of the system selector. */
export const mailTexts = {
  quote: {
    subject: (kits: number) => (kits === 1 ? 'Your system' : `Your ${kits} systems`),
    preview: (zip: string) => `With every required part, delivered to ${zip}`,
    intro: (reference: string, zip: string) =>
      'You asked for these systems in our system selector. Each comes with its required parts. ' +
      `Prices are for delivery to ${zip}. Your reference is ${reference}. ` +
      'A consultant can make a quote of it.',
    open: 'Open the results',
    delivered: (zip: string) => `With freight and tax to ${zip}`,
    prices: 'Prices and stock are those of today and may change.',
  },
  question: {
    subject: (name: string) => `Question from ${name} in the system selector`,
    reply: 'Write back',
    writer: 'From',
    answers: 'Answers so far',
    reference: (reference: string) => `Reference ${reference}`,
  },
  notAsked: (phone: string) =>
    `If you did not ask for this mail, another visitor typed your address by mistake. Call us at ${phone}.`,
} as const
