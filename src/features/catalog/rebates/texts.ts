import { defineTexts } from '#lib/language/texts.ts'

/** R-TAXLINK: an article of the government about credits and rebates; not ours. */
export const TAX_ARTICLE = 'https://www.energystar.gov/about/federal-tax-credits'

const PAYMENTS = defineTexts({
  mail: 'After purchase: send the form with your receipt.',
  instant: 'Instant: a participating dealer or contractor takes it off your price.',
  bill: 'After purchase: credited to your utility bill.',
  assistance: 'Paid through an assistance program; apply before you buy.',
  'tax-return': 'With your tax return.',
  savings: 'After purchase: based on how much energy you save.',
})

const CONDITIONS = defineTexts({
  served: 'only if this utility serves your address',
  assistance: 'an assistance program with its own rules, not counted in any total here',
  members: 'for members of the tribe that runs the program',
  installed: 'paid on the installed cost, which your contractor’s invoice shows',
  exclusive: 'can’t be combined with a larger rebate of the same kind',
  rating: 'if the matched system’s rating is high enough',
  energyStar: 'if the model is on the ENERGY STAR list',
  coldClimate: 'if the model is listed for cold climates',
  newHome: 'rules for new homes differ',
  matched: 'only for a matched system with an AHRI number, not for an outdoor unit alone',
  replaces: 'depends on what it replaces',
  contractor: 'must be installed by a participating contractor',
  steps: 'the most of several amounts: ask the program which one your home and model get',
  wholeHome: 'for a whole home, not one unit: have a contractor of the program plan it before you buy',
  savings: 'paid for modeled savings: let the program assess your home before you buy',
  tier: 'the larger of several amounts: ask the program what your home has to meet',
  share: 'a share of the installed cost: send your contractor’s invoice',
  price: 'would be as much as the price itself: ask the program how it counts your bill',
})

/** A longer name does not fit a card's line. */
const LONGEST_NAME = 16

/** Utilities by the name on the bill. */
const SHORT: Readonly<Record<string, string>> = {
  'Commonwealth Edison': 'ComEd',
  'Pacific Gas & Electric': 'PG&E',
  'Southern California Edison': 'SCE',
  'San Diego Gas & Electric': 'SDG&E',
}

export const shortName = defineTexts((authority: string): string => SHORT[authority] ?? authority)

export const texts = defineTexts({
  /** On a card: "−$600 ComEd rebate, after purchase", "ComEd rebate: up to $1,675 if you qualify". */
  line: (amount: string, from: readonly string[], atMost: boolean, ofInstalledCost = false): string => {
    if (ofInstalledCost) return `Rebate on installed cost: up to ${amount}`
    const name = shortName(from[0] ?? '')
    const rebate =
      from.length > 1
        ? `${from.length} rebates`
        : name.length > LONGEST_NAME
          ? 'Local rebate'
          : `${name} rebate`
    return atMost
      ? `${rebate}: up to ${amount} if you qualify`
      : from.length > 1 || name.length > LONGEST_NAME
        ? `−${amount} in rebates, after purchase`
        : `−${amount} ${name} rebate, after purchase`
  },
  payments: PAYMENTS,
  conditions: CONDITIONS,
  servedBy: (utility: string): string => `if ${utility} serves your home`,
  failed: 'We couldn’t load the rebates. Your price is not affected.',
  none: (zip: string): string => `We don’t know of any rebates in ${zip}.`,
  noneCounted: (zip: string): string =>
    `No rebate in ${zip} is sure enough to count for this product alone. These programs may pay, ` +
    'each under the condition beside it.',
  mayApply: 'May also apply',
  incomeTested: 'Depends on household income. Not counted in any total here.',
  /** conditions as one sentence */
  provided: (conditions: readonly string[]): string => `Conditions: ${conditions.join('; ')}.`,
  sum: (amount: string, atMost: boolean): string => (atMost ? `up to −${amount}` : `−${amount}`),
  paidBy: (payers: readonly string[]): string =>
    `Paid to you by ${payers.join(', ')}. Your total stays the same.`,
  noneKnown: 'None known',
  askProgram: 'Ask the program',
  mayPay: 'Programs may pay you. See what each one requires below.',
  dependsOnUtility: 'Depends on your utility',
  chooseBelow: 'Choose your utility below to count its rebates.',
  chooseOnProduct: 'Choose your utility on the product page to count its rebates here.',
  utilityWhy: (zip: string): string =>
    `Several utilities serve ${zip}. Choose yours and we’ll count its rebates. We remember your ` +
    'choice in this browser.',
  utility: { electricity: 'Your electric utility', gas: 'Your gas utility' },
  noUtility: 'Not chosen yet',
  otherUtility: 'Another utility',
  until: (day: string): string => `until ${day}`,
  noEnd: 'no end date published',
  claim: 'How to claim',
  note:
    'The program pays the rebate, not us, so your total at checkout stays the same. Check with the ' +
    'program before you count on it.',
  asOf: (day: string): string => `Program data as of ${day}.`,
  federalEnded: (sections: readonly string[], day: string): string =>
    `The federal ${sections.join(' and ')} tax credits ended for equipment installed after ${day}.`,
  article: 'Tax credits and rebates explained',
  articleAt: 'energystar.gov',
})
