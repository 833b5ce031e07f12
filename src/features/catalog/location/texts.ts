import { defineTexts } from '#lib/language/texts.ts'

export const texts = defineTexts({
  invalidZip: 'Invalid zipcode',
  invalidState: 'Enter your state as two letters, like IL',
  otherState: (zip: string, states: string) =>
    `ZIP code ${zip} is in ${states}. Please check the state and the ZIP code.`,
  /** asked where a ZIP code crosses a state line */
  whichState: (states: readonly string[]) => `${states.join(' or ')}?`,
  whichStateWhy: (zip: string) => `ZIP code ${zip} crosses a state line. Tax and rules follow the state.`,
  taxUnavailable: 'We could not find the sales tax for this place. Please try again in a moment.',
  tax: {
    local: (percent: string, place: string) => `Sales tax ${percent} in ${place}`,
    none: (place: string) => `No sales tax in ${place}`,
    average: (percent: string) => `Estimated tax ${percent}`,
    averageOf: (state: string) =>
      `The average rate in ${state}, as we do not know the rate of your town. We charge this amount.`,
    unknown: 'Tax quoted by phone',
    unknownWhy:
      'We don’t know the tax rate for this place. We tell you the tax with the price of the delivery.',
    plain: (percent: string) => `Tax ${percent}`,
    county: 'county',
    city: 'city',
    special: 'special districts',
    /** all of it, where county and city are not told apart */
    localPart: 'local',
  },
})
