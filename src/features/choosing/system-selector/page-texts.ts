import { defineTexts, plural } from '#lib/language/texts.ts'

/** Texts of the selector's pages beside the questions. */
export const pageTexts = defineTexts({
  title: 'System selector',
  description:
    'Answer a few questions about your home and see complete heating and cooling systems that fit it, with ' +
    'every required part, one price and a delivery date.',
  resultsTitle: 'Your systems',
  startOver: 'Start over',
  back: 'Back',
  next: 'Continue',
  showKits: 'Show my systems',
  loading: 'One moment…',
  open: 'No preference',
  unknown: 'I don’t know',
  openNote: 'Show every kind that fits.',
  remaining: (kits: number) => plural(kits, { one: 'system fits so far', other: 'systems fit so far' }),
  kits: (kits: number) => (kits === 1 ? '1 system' : `${kits} systems`),
  yourAnswers: 'Your answers so far',
  change: 'Change',
  notAnswered: 'Not answered yet',
  houseTitle: 'Where the equipment goes',
  cleared: (labels: readonly string[]) =>
    `We cleared ${listed(labels)}, because it no longer matches your other answers. Please answer ` +
    'the open questions again.',
  wrong: (count: number) =>
    count === 1
      ? 'One answer in this link could not be read, so we left it out.'
      : `${count} answers in this link could not be read, so we left them out.`,
  outside: (min: string, max: string, unit: string) =>
    `Please enter a number from ${min} to ${max}${unit === '' ? '' : ` ${unit}`}.`,
  checkForm: 'Please fill in every required field, with a valid email address.',
  checkAnswers: 'Please check the marked answers.',
  fromHome: (home: string) => `Filled in from your home: ${home}. Change what differs.`,
  loadUsed: 'We use the load you calculated for your home. Enter a living area to replace it.',

  /** Where nothing can be shown. */
  tryAgain: 'Try again',
  noKit: 'No system matches all your answers',
  relaxTitle: 'Change one answer',
  relaxNote: 'Choose an answer to change it. The others stay.',
  nothingLegal: 'No system of this kind may be installed there',
  nothingLegalNote: 'The rules for this ZIP code don’t allow any system that matches your answers.',
  askTitle: 'Ask a technician',
  askNote: 'We receive your answers with your message and reply by email.',
  name: 'Name',
  email: 'Email',
  phone: 'Phone, optional',
  message: 'Your question',
  send: 'Send to a technician',
  sending: 'Sending',
  asked: 'We have your question. A technician will reply by email.',
  orCall: 'Or call us:',

  /** The kits. */
  headline: (fitting: number, shown: number) =>
    fitting === 0
      ? 'These systems come closest to your answers'
      : fitting === 1
        ? 'One system fits your answers'
        : fitting <= shown
          ? `${fitting} systems fit your answers`
          : `${fitting} systems fit. Start with these ${shown}`,
  because: (place: string, heating: string, cooling: string) =>
    `In ${place}, your home needs ${heating} BTU/h of heat on the coldest days and ${cooling} BTU/h of ` +
    'cooling on the hottest.',
  noLoad: (place: string) =>
    `For ${place}. Describe your home and we’ll compare each system with what it needs:`,
  describeHome: 'Describe your home',
  severalSystems: (count: number) =>
    `Your home needs ${count} systems. Each system below is one of them and carries an equal share.`,
  relaxed: (wanted: string) => `No system has everything, so we left out “${wanted}”.`,
  tiers: { good: 'Good', better: 'Better', best: 'Best' },
  tierNotes: {
    good: 'Lowest price',
    better: 'More efficient for a little more money',
    best: 'Most efficient',
  },
  cheapest: (years: number) => `Lowest cost over ${years} years`,
  delivered: (zip: string) => `Delivered to ${zip}, all parts included`,
  withTax: 'with tax',
  byPhone: 'Freight is quoted by phone',
  goods: 'Equipment and parts',
  shipping: 'Delivery',
  free: 'Free',
  tax: 'Sales tax',
  rebate: 'Rebates after purchase',
  atMost: (amount: string) => `up to ${amount}`,
  noRebate: 'None known',
  yearly: 'Energy per year',
  overYears: (years: number) => `Purchase and energy, ${years} years`,
  arrives: (promise: string) => `Arrives ${promise}`,
  arrivesByPhone: 'We’ll tell you the delivery day by phone',
  legal: (zip: string) => `OK to install in ${zip}`,
  legalWith: (zip: string) => `OK to install in ${zip}, with conditions`,
  whatWasChecked: 'What was checked',
  reference: (number: string) => `AHRI reference ${number}`,
  ratedBy: (source: string) => `Rated together: ${source}`,
  included: (count: number) => `What you get: ${count} items`,
  notIncluded: 'Not included',
  heating: 'Heating',
  cooling: 'Cooling',
  capacity: (label: string, btu: string) => `${label}, ${btu} BTU/h.`,
  unmet: 'Different from your answers',
  assembled: 'Put together for your rooms from units we also sell separately.',
  addKit: 'Add whole system to cart',
  adding: 'Adding',
  addFailed: 'We couldn’t add the system. Your cart is unchanged. Please try again.',
  added: (count: number) => `${count} items are in your cart.`,
  undo: 'Undo',
  undone: 'The system was removed from your cart.',
  toCart: 'Go to the cart',
  compare: (count: number) => `Compare these ${count}`,
  print: 'Print',
  more: (count: number) => `${count} more systems`,
  electricity: 'Electricity price',
  perKwh: '$ per kWh',
  update: 'Update',
  costsNote: (source: string, day: string) => `Energy prices: ${source}, ${day}.`,
  mailTitle: (count: number) => (count === 1 ? 'Email me this system' : `Email me these ${count} systems`),
  mailNote: 'We email prices and parts as a quote you can come back to.',
  mail: 'Send as a quote',
  mailed: 'Your quote is on its way to your inbox.',
  howTitle: 'How we chose',
  how:
    'Every system is rated as a set. We compare its heating and cooling with what your home needs, and ' +
    'every required part is in the price.',
  asOf: (day: string) => `Prices and rules as of ${day}.`,
})

/** "A, B and C" */
const listed = (words: readonly string[]): string =>
  words.length < 2
    ? words.map((word) => `“${word}”`).join()
    : `${words
        .slice(0, -1)
        .map((word) => `“${word}”`)
        .join(', ')} and “${words.at(-1)}”`
