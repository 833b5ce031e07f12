import { defineTexts, plural } from '#lib/language/texts.ts'

/** The page /contact-us. */
export const contactTexts = defineTexts({
  title: 'Contact us',
  description: (hours: string) => `Phone, email and address. ${hours}.`,
  ways: 'Phone, email and address',
  address: 'Address',
  when: 'When to call, and when to write',
  whenTo: [
    '**Call** to change or cancel an order before it ships, when a delivery driver is at your door, or ' +
      'when you want to talk through a choice.',
    '**Email** when a picture helps: the nameplate of your old unit, a damaged carton, a drawing of the ' +
      'room.',
  ],
  ready: 'What to have ready',
  readyFor: [
    'About an order: the order number from your confirmation email and the delivery ZIP code.',
    'About a replacement: the model number on the nameplate of your old unit.',
    'About a new system: your ZIP code, the square feet, and the fuel that you heat with.',
  ],
  order: 'Help with an order',
  orderPages: [
    '[Track your order](/track-your-order), cancel it, return it, or report damage',
    '[How we deliver](/free-shipping), and what ships free',
    '[Returns and terms of sale](/terms-of-sale)',
  ],
  choice: 'Help with a choice',
  choicePages: [
    '[See complete systems that fit your home](/system-selector)',
    '[Find the size that your home needs](/sizing-estimator)',
    '[See what each fuel costs to heat with where you live](/operating-cost-calculator)',
    '[See what a heat pump does in your climate](/heatpump)',
  ],
})

/** The map of that page. */
export const mapTexts = defineTexts({
  map: (city: string) =>
    `Map of the lower 48 states. Our warehouse is in ${city}. Goods arrive sooner the nearer you are, ` +
    'from one business day in the Midwest to five on the West Coast.',
  note: (city: string) =>
    `Business days on the road from our warehouse in ${city}. Remote places take a day more.`,
  days: (count: number) => plural(count, { one: '1 day', other: `${count} days` }),
})

/** What contractors get, on the same page. */
export const contractorTexts = defineTexts({
  title: 'For contractors',
  lead: 'Call or write with the model numbers and the ZIP code of the job. You can buy without an account.',
  offers: [
    'Stock, ship date and delivered price on each product page, by model number.',
    'A one-page sheet of each product to print: drawing, sizes and AHRI number.',
    'Delivery to the job site. Liftgate and inside delivery can be added in the cart.',
    'Partners have an account in our partner portal, where they save carts for a customer and a project. ' +
      'Ask us for one.',
  ],
  write: 'Write for a job quote',
  subject: 'Quote for a job',
})
