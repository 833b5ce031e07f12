import { defineTexts } from '#lib/language/texts.ts'

/** Sentences of the mails about quotes. */
export const mailTexts = defineTexts({
  sent: {
    subject: (number: string, until: string) => `Your quote ${number}, valid until ${until}`,
    preview: (until: string) => `Compare your options and order at these prices until ${until}.`,
    heading: (name: string) => (name ? `${name}, your quote is ready` : 'Your quote is ready'),
    intro: (number: string, until: string) =>
      [
        `Your quote ${number} is ready. Compare the options, ask questions, and accept the one that fits.`,
        `The prices are good until ${until}.`,
      ].join(' '),
  },
  reminder: {
    subject: (number: string, until: string) => `Your quote ${number} expires on ${until}`,
    preview: (until: string) => `The prices in your quote are good until ${until}.`,
    heading: (name: string) => (name ? `${name}, your quote expires soon` : 'Your quote expires soon'),
    intro: (number: string, until: string) =>
      `The prices in your quote ${number} are good until ${until}. Ask your consultant if you need more ` +
      `time.`,
  },
  honored: {
    subject: (number: string, until: string) => `Your quote ${number} is open again until ${until}`,
    preview: (until: string) => `You can order at the same prices until ${until}.`,
    heading: (name: string) => (name ? `${name}, your quote is open again` : 'Your quote is open again'),
    intro: (number: string, until: string) =>
      `Your quote ${number} had expired. We reopened it at the same prices, good until ${until}.`,
  },
  open: 'Open the quote',
  option: 'Option',
  recommended: 'Recommended',
  delivered: (zip: string) => `Delivered to ${zip}, tax included`,
  labor: (amount: string, company: string) => `Plus ${amount} of labor, which you pay ${company}`,
  company: 'Your contractor',
  consultant: 'Your consultant',
  extension: (extension: string) => `ext. ${extension}`,
  prices: (until: string) =>
    [
      'Totals are for the items first selected, with delivery and tax as of the quote date.',
      `Item prices are good until ${until}.`,
    ].join(' '),
  keep: 'Anyone with this link can open the quote. Share it only with people who may see the prices.',
  notAsked: (phone: string) => `Didn’t ask for a quote? Call us at ${phone}.`,
})
