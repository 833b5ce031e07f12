import { defineTexts } from '#lib/language/texts.ts'

/** The sentences of the job list. */
export const texts = defineTexts({
  title: 'Job list',
  heading: 'Everything for the job',
  lead:
    'The equipment, every part it needs, and the work that stays with your installer, on one list with one ' +
    'total.',

  emptyWhy: 'Open a product and choose “Everything for the job”, or enter a model or product number here.',
  model: 'Model or product number',
  modelHint: 'It is on the nameplate, in the product’s title block and on your order.',
  find: 'Make the list',
  finding: 'Looking it up…',
  nothingFound: (typed: string) =>
    `We don’t sell a product with the number “${typed}”. Check it, or search for the product.`,
  several: (typed: string) => `Several products match “${typed}”. Choose one:`,
  search: 'Search all products',
  faults: {
    link: 'This link is damaged. It should name products by their nine digits, like 453061180x1.',
    tooManyLines: (most: number) => `A job list holds at most ${most} products. Please split the job.`,
    tooMuchEquipment: (most: number) =>
      `A job list holds at most ${most} pieces of equipment that need parts. Please split the job.`,
    tooMany: (most: number) =>
      `At most ${most} of one product fit on a list. Please call us for larger jobs.`,
  },
  stale: 'One of your choices is no longer available. We used our suggestion instead; please check the list.',
  unknown: 'One of these products is no longer sold, so we could not make the list. Remove it and try again.',

  quantity: (count: number) => `${count} ×`,
  noParts: 'This product needs no other parts that we know of.',
  otherItems: 'Also on your list',
  required: 'Required',
  recommended: 'Recommended',
  states: {
    onList: 'Already on your list',
    have: 'You have it',
    offered: 'Not on the list',
    outOfStock: 'Out of stock: not in the total',
  },
  choose: (need: string, equipment: string) => `${need} for ${equipment}`,
  haveIt: 'I have it, leave it out',
  leaveOut: 'Leave it out',
  update: 'Update the list',
  updating: 'Updating',

  work: {
    title: 'What your installer does',
    why: 'Ask for each of these in every quote, so you can compare quotes.',
    remove: 'Remove the old equipment and recover its refrigerant.',
    place: 'Set the equipment level on its pad, bracket or base.',
    refrigerant:
      'Connect the line set, test it with nitrogen, evacuate it, and weigh in any extra refrigerant. ' +
      'Federal law allows only a technician with an EPA Section 608 certificate to do this ' +
      '(40 CFR Part 82, Subpart F).',
    electrical:
      'Run each circuit from the panel, connect breaker, disconnect and whip, and check that the panel has ' +
      'room.',
    combustion: 'Run the vent and the gas pipe, test for leaks, and check draft and combustion air.',
    drain: 'Run the drain with a slope or a pump, and test it with water.',
    ducts: 'Connect supply and return ducts, seal them, and measure the airflow.',
    controls: 'Pull the control wire, mount the thermostat and set it up.',
    water: 'Connect hot, cold and relief lines, and flush the heater.',
    startUp: 'Start the equipment, write down its readings, and show you how to use it.',
    permit: 'Pull the permit and meet the inspector. Most places require both; your building office decides.',
  },
  installer: 'Find a checked installer for your ZIP code',
  permitSheet: 'Design temperatures and rules for your ZIP, to attach to the permit',

  sum: 'Total of this job',
  equipment: 'Equipment',
  parts: 'Parts for it',
  others: 'Other products',
  total: 'Total',
  before: 'Before delivery and tax. The cart adds both for your ZIP.',
  leftOut: (count: number) =>
    count === 1 ? '1 required part is not in the total.' : `${count} required parts are not in the total.`,
  toCart: 'Add everything to the cart',
  toCartNote: 'Adds what isn’t in your cart yet, at these prices.',
  print: 'Print or save as PDF',
  printNote: 'For the PDF, choose “Save as PDF” in the print window.',
  sheetFor: (day: string) => `Job list, ${day}. Prices may change; the cart shows the current price.`,
})
