import { defineTexts } from '#lib/language/texts.ts'

/** Sentences about quotes for customers. */
export const shopperTexts = defineTexts({
  notFound: 'We couldn’t find a quote with this information and ZIP code. Check both, or call us.',
  tooManyTries: 'Too many tries. Please wait an hour, or call us.',
  busy: 'The store is busy. Please try again in a moment.',
  changed: 'This quote has changed since you opened it. Reload the page to see the new offer.',
  alreadyAccepted: 'This quote was already accepted. Reload the page to see it.',
  expired: 'This quote has expired. Ask your consultant for a new offer.',
  notAllowedNow: 'You can’t do this with the quote right now.',
  withdrawn: 'A selected product is no longer sold. Unselect it, or ask your consultant.',
  onlyServices: 'Select at least one product. You can’t order a delivery service by itself.',
  shippingByPhone:
    'Shipping to this address is quoted by phone and is not in this quote yet. Ask your consultant to ' +
    'add it.',
  totalChanged: 'The total has changed since you opened the page. Check the new total before you accept.',
  selectionProblems: {
    nothing_selected: 'Select at least one item.',
    unknown_line: 'This item isn’t part of the option you selected.',
    quantity: 'Enter a whole number from 1 to 999.',
    several_of_group: 'Select one of the alternatives.',
  },
  notPayable: 'You can’t order from this quote right now. Open the quote to see its status.',
  ordered: 'This quote has already been ordered.',
  cartChanged:
    'The cart does not match the accepted quote. Open the quote and press “Continue to payment” to fill ' +
    'the cart again.',
  otherQuote: 'A cart can have items from only one quote, and nothing else.',
  onlyLines: 'Some of these products are no longer sold.',
  pdfBusy: 'We’re preparing many PDFs right now. Please try again in a minute.',
  noFile: 'We can’t find this file.',
  consent: (name: string, number: string, version: number, option: string, total: string) =>
    `I, ${name}, accept option “${option}” of quote ${number}, version ${version}, for ${total} in total, ` +
    'and agree that my typed name is my signature. ' +
    'Nothing is charged until I place the order.',
  news: {
    accepted: (name: string, option: string, total: string) => `${name} accepted “${option}” for ${total}.`,
    declined: 'The customer declined and gave no reason.',
    askedAgain: 'The customer requested a new offer.',
  },
  mail: {
    subjects: {
      accepted: (number: string) => `Quote ${number} was accepted`,
      declined: (number: string) => `Quote ${number} was declined`,
      commented: (number: string) => `A question about quote ${number}`,
      'asked-again': (number: string) => `New offer requested for quote ${number}`,
    },
    customer: 'Customer',
    open: 'Open the quote in the portal',
    why: 'You received this email because you are the consultant on this quote.',
    acceptedSubject: (number: string) => `You accepted quote ${number}`,
    acceptedHeading: 'Thank you. Your quote is accepted.',
    signed: 'You signed:',
    payBy: (day: string) => `Your prices are good until ${day}. To order, pay by then.`,
    payUntil: (day: string) =>
      `Your prices are good until ${day}. Nothing is charged until you place the order.`,
    pay: 'Pay for the quote',
    total: 'Total with shipping and tax',
    selected: 'Selected items',
    shipping: 'Shipping',
    tax: 'Sales tax',
    notAsked: (phone: string) => `Wasn’t it you who accepted this quote? Call ${phone} and we’ll undo it.`,
    replySubject: (number: string) => `An answer about your quote ${number}`,
    replyHeading: (name: string) => `${name || 'Your consultant'} answered`,
    replyWhy: (number: string) =>
      `You received this email because you asked about quote ${number}. You can reply to it.`,
    openShopper: 'Open your quote',
  },
})
