/** Sentences of the mails about quotes. */
export const mailTexts = {
  sent: {
    subject: (number: string, until: string) => `Your quote ${number}, valid until ${until}`,
    preview: (until: string) => `Compare your options and order at these prices until ${until}.`,
    heading: (name: string) => (name ? `${name}, your quote is ready` : 'Your quote is ready'),
    intro: (number: string, until: string) =>
      [
        `Your quote ${number} is ready. Compare its options, ask your consultant, accept the one that fits.`,
        `The prices hold until ${until}.`,
      ].join(' '),
  },
  reminder: {
    subject: (number: string, until: string) => `Your quote ${number} ends on ${until}`,
    preview: (until: string) => `The prices of your quote hold until ${until}.`,
    heading: (name: string) => (name ? `${name}, your quote ends soon` : 'Your quote ends soon'),
    intro: (number: string, until: string) =>
      `The prices of your quote ${number} hold until ${until}. Ask your consultant if you need more time.`,
  },
  honored: {
    subject: (number: string, until: string) => `Your quote ${number} is open again until ${until}`,
    preview: (until: string) => `You can order at the same prices until ${until}.`,
    heading: (name: string) => (name ? `${name}, your quote is open again` : 'Your quote is open again'),
    intro: (number: string, until: string) =>
      `Your quote ${number} had ended. We opened it again: its prices hold until ${until}.`,
  },
  open: 'Open the quote',
  option: 'Option',
  recommended: 'Recommended',
  delivered: (zip: string) => `With delivery and tax to ${zip}`,
  labor: (amount: string, company: string) => `Plus ${amount} of labor, which you pay to ${company}`,
  company: 'Your contractor',
  consultant: 'Your consultant',
  extension: (extension: string) => `ext. ${extension}`,
  prices: (until: string) =>
    [
      'Totals are for the items selected at first, with delivery and tax as of the day of the quote.',
      `Prices of the items hold until ${until}.`,
    ].join(' '),
  keep: 'Everyone who has this link can open the quote. Share it only with people who may see its prices.',
  notAsked: (phone: string) => `You did not ask for a quote? Call us at ${phone}.`,
} as const
