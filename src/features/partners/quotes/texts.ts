import { defineTexts } from '#lib/language/texts.ts'

/** Sentences about quotes for the people who make them. */
export const texts = defineTexts({
  contentProblems: {
    too_many_sections: 'A quote can have up to 6 options.',
    too_many_lines: 'An option can have up to 60 items, and a quote up to 200.',
    same_key: 'Two options or two items have the same key.',
    two_recommended: 'Only one option can be recommended.',
    two_prices: 'A product has two prices in one option. Use one price.',
    quantity: 'An option has more than 999 of one product.',
    no_section: 'Add an option.',
    empty_section: 'Each option needs at least one item that isn’t optional.',
    no_contact: 'Enter the customer’s name, email address and a valid ZIP code.',
    labor_unnamed: 'Describe each labor line.',
    labor_of_store: 'Only contractors’ quotes can have labor. Choose one of the company’s customers.',
    no_shipping: 'Shipping to this location is quoted by phone. Enter the cost first.',
    date_over: 'The “Valid through” date has passed. Choose a later one.',
    withdrawn: 'An option has a product we no longer sell. Replace it.',
  },
  priceProblems: {
    below_cost: 'The price is below our cost.',
    at_cost: 'This can’t be sold below its current price.',
    above_price: 'The price is above the current price.',
    not_an_amount: 'Enter a price in dollars.',
  },
  tooManyMails:
    'You’ve sent too many emails, or too many to this customer. Please try again later, or send the ' +
    'customer the link yourself.',
  noQuote: 'We can’t find this quote.',
  noVersion: 'We can’t find this version of the quote.',
  noTemplate: 'We can’t find this template.',
  noFile: 'We can’t find this file.',
  noAccount: 'Sign in to the portal to work on quotes. We record who makes each change.',
  templateChanged: 'Someone else changed this template. Open the latest version and make your changes there.',
  changed: 'Someone changed this quote after you opened it. Review the latest version first.',
  notAllowedNow: 'You can’t do this in the quote’s current status.',
  approvalNeeded: 'Someone else has to approve these prices first.',
  own: 'You worked on this version, so someone else has to approve it.',
  refusedPrices: 'These prices can’t be offered, even with approval.',
  unreadable: 'We can’t save this content.',
  incomplete: 'The quote isn’t complete yet.',
  unknownProducts: 'The quote has products we don’t sell.',
  date: 'Choose a date between tomorrow and 120 days from now.',
  noTaxRight: 'Only our sales staff can remove tax without a certificate.',
  noShippingRight: 'Only our sales staff can lower the shipping cost.',
  noExemption: 'This customer has no valid certificate for this state.',
  reasonNeeded: 'Enter the discount reason and the responsible party.',
  noNumber: 'We couldn’t assign a quote number. Try again.',
  tooManyFiles: 'A quote can have up to 30 files.',
  fileRefused: 'Attach a photo (JPEG, PNG or WebP) or a PDF, up to 15 MB.',
  fileTooLarge: 'The file is larger than 15 MB.',
  storageFull: 'We can’t store more files right now. Try again later.',
  forOrder: {
    title: (order: string) => `Added to order ${order}`,
    message: (order: string) =>
      `This is what we add to your order ${order}. You pay for it here, as an order of its own. Your first ` +
      'order stays as it is if you decide against it.',
  },
  sentBy: { mail: 'By email', link: 'By link' },
  timeline: {
    made: (number: string) => `Quote ${number} was created.`,
    sent: (number: string, version: number) => `Quote ${number}, version ${version}, was sent.`,
    withdrawn: (number: string) => `Quote ${number} was withdrawn.`,
    honored: (number: string) => `Quote ${number} was reopened at the same prices.`,
  },
  busy: 'Someone else is changing this quote. Please try again.',
})
