/** Texts of the selector's pages beside the questions. */
export const pageTexts = {
  title: 'System selector',
  description:
    'Answer a few questions about your home and see complete heating and cooling kits that fit it, with ' +
    'every required part, one price and a delivery date.',
  resultsTitle: 'Your systems',
  startOver: 'Start over',
  back: 'Back',
  next: 'Continue',
  showKits: 'Show the kits',
  loading: 'One moment',
  open: 'No preference',
  unknown: 'I don’t know',
  openNote: 'We show every kind that fits.',
  remaining: (kits: number) => (kits === 1 ? 'kit fits so far' : 'kits fit so far'),
  kits: (kits: number) => (kits === 1 ? '1 kit' : `${kits} kits`),
  yourAnswers: 'Your answers so far',
  change: 'Change',
  notAnswered: 'Not answered yet',
  houseTitle: 'Where the equipment goes',
  cleared: (labels: readonly string[]) =>
    `We cleared ${listed(labels)}, because it no longer goes with your other answers. Please answer again ` +
    'where we ask.',
  wrong: (count: number) =>
    count === 1
      ? 'One answer in this link could not be read, so we left it out.'
      : `${count} answers in this link could not be read, so we left them out.`,
  outside: (min: string, max: string, unit: string) =>
    `Please enter a number from ${min} to ${max}${unit === '' ? '' : ` ${unit}`}.`,
  checkForm: 'Please fill in every field that is not optional, with a valid e-mail address.',
  checkAnswers: 'Please check the marked answers.',
  takeHome: (home: string) => `Use your saved home: ${home}`,
  loadUsed: 'We use the load that you calculated for your home. Type a living area to replace it.',
  homeUsed: (squareFeet: string, place: string) => `${squareFeet} sq ft in ${place}`,

  /** Where nothing can be shown. */
  tryAgain: 'Try again',
  noKit: 'No kit meets all your answers',
  relaxTitle: 'Change one answer',
  relaxNote: 'Press an answer to change it. The others stay.',
  nothingLegal: 'No kit of this kind may be installed there',
  nothingLegalNote: 'The rules at this ZIP code allow none of the kits that your answers leave.',
  askTitle: 'Ask a technician',
  askNote: 'We get your answers with your message and reply by e-mail.',
  name: 'Name',
  email: 'E-mail',
  phone: 'Phone, optional',
  message: 'Your question',
  send: 'Send to a technician',
  sending: 'Sending',
  asked: 'We have your question. A technician will reply by e-mail.',
  orCall: 'Or call us:',

  /** The kits. */
  headline: (fitting: number, shown: number) =>
    fitting === 0
      ? 'These kits come closest to your answers'
      : fitting === 1
        ? 'One kit fits your answers'
        : fitting <= shown
          ? `${fitting} kits fit your answers`
          : `${fitting} kits fit. These ${shown} differ most`,
  because: (place: string, heating: string, cooling: string) =>
    `For ${place}: your home needs ${heating} BTU/h of heat and ${cooling} BTU/h of cooling on the most ` +
    'extreme days.',
  noLoad: (place: string) => `For ${place}. Describe your home and we compare each kit with what it needs:`,
  describeHome: 'Describe your home',
  severalSystems: (count: number) =>
    `Your home needs ${count} systems. Each kit below is one of them, and carries an equal part.`,
  relaxed: (wanted: string) => `We had to drop “${wanted}”.`,
  tiers: { good: 'Good', better: 'Better', best: 'Best' },
  tierNotes: {
    good: 'Lowest price',
    better: 'More efficient for a little more',
    best: 'Most efficient',
  },
  cheapest: (years: number) => `Costs least over ${years} years`,
  delivered: (zip: string) => `Everything, delivered to ${zip}`,
  withTax: 'with tax',
  byPhone: 'Freight is quoted by phone',
  goods: 'Equipment and parts',
  shipping: 'Delivery',
  free: 'Free',
  tax: 'Sales tax',
  rebate: 'Rebates after purchase',
  atMost: (amount: string) => `up to ${amount}`,
  noRebate: 'None known',
  yearly: 'Energy in a year',
  overYears: (years: number) => `Purchase and energy, ${years} years`,
  arrives: (promise: string) => `Arrives ${promise}`,
  arrivesByPhone: 'We tell you the delivery day by phone',
  legal: (zip: string) => `OK to install in ${zip}`,
  legalWith: (zip: string) => `OK to install in ${zip}, with conditions`,
  whatWasChecked: 'What was checked',
  reference: (number: string) => `AHRI reference ${number}`,
  ratedBy: (source: string) => `Rated together: ${source}`,
  included: (count: number) => `What you get: ${count} items`,
  notIncluded: 'Not in the kit',
  heating: 'Heating',
  cooling: 'Cooling',
  capacity: (label: string, btu: string) => `${label}, ${btu} BTU/h.`,
  unmet: 'Differs from your answers',
  assembled: 'Put together for your rooms from units that we also sell one by one.',
  addKit: 'Add the whole kit to the cart',
  adding: 'Adding',
  addFailed: 'We could not add the kit. Your cart is unchanged. Please try again.',
  added: (count: number) => `${count} items are in your cart.`,
  undo: 'Undo',
  undone: 'The kit was taken out of your cart.',
  toCart: 'Go to the cart',
  compare: (count: number) => `Compare these ${count}`,
  print: 'Print',
  more: (count: number) => `${count} more kits`,
  electricity: 'Electricity price',
  perKwh: '$ per kWh',
  update: 'Update',
  costsNote: (source: string, day: string) => `Energy prices: ${source}, ${day}.`,
  mailTitle: (count: number) => (count === 1 ? 'Send me this kit' : `Send me these ${count} kits`),
  mailNote: 'We mail prices and parts as a quote that you can come back to.',
  mail: 'Send as a quote',
  mailed: 'The kits are on their way to your inbox.',
  howTitle: 'How we chose',
  how:
    'Every kit is a combination that was rated together. Heating and cooling are compared with the load of ' +
    'your home, and every required part is in the price.',
  asOf: (day: string) => `Prices and rules of ${day}.`,
} as const

/** "A, B and C" */
const listed = (words: readonly string[]): string =>
  words.length < 2
    ? words.map((word) => `“${word}”`).join()
    : `${words
        .slice(0, -1)
        .map((word) => `“${word}”`)
        .join(', ')} and “${words.at(-1)}”`
