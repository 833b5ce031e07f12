import { defineTexts } from '#lib/language/texts.ts'

/** Texts of the drawn house on the home page. */
export const houseTexts = defineTexts({
  heat: 'Winter',
  cool: 'Summer',
  season: 'Show the house in',
  parts: 'Parts of the house',
  climate: (place: string, cold: string, hot: string) =>
    `${place}: ${cold} on the coldest days, ${hot} on the hottest.`,
})

/** The promise of free shipping, word for word from the specification (L-SHIP-COPY). */
export const shippingTexts = defineTexts({
  free:
    'Free insured shipping to the lower 48 states on all equipment orders (furnaces, air ' +
    'conditioners, heat pumps, package units) and on other products bought at the same time.',
  portable: 'Portable air conditioners are charged shipping.',
  liftgate: 'Liftgate delivery is an optional paid service.',
  areas: 'Some areas take up to 7 business days.',
  cutoff: 'In-stock orders received before 1:00 PM CST Monday to Friday ship the same day.',
  typical: 'Typical delivery is 1 to 5 days.',
})

/** The exact coverage of free shipping, for the page /free-shipping. */
export const shippingCoverage = defineTexts({
  heading: 'What ships free',
  equipment: 'This equipment ships free to the lower 48 states, with all other products of the same order:',
  charged: 'These cost extra:',
  parts:
    'Parts and supplies without equipment in the same order are charged by weight and distance. ' +
    'The product page and the cart show the price.',
  faster: 'Expedited Delivery, Priority Delivery, Liftgate Delivery and Inside Delivery are paid options.',
})

/** What contractors get, for the page /contact-us. */
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

/** The map on the page /contact-us. */
export const contactTexts = defineTexts({
  map: (city: string) =>
    `Map of the lower 48 states. Our warehouse is in ${city}. Goods arrive sooner the nearer you are, ` +
    'from one business day in the Midwest to five on the West Coast.',
  mapNote: (city: string) =>
    `Business days on the road from our warehouse in ${city}. Remote places take a day more.`,
  days: (count: number) => (count === 1 ? '1 day' : `${count} days`),
})
