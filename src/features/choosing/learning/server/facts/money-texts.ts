import { defineTexts } from '#lib/language/texts.ts'

/** Words of the article tables of money-facts.ts. */
export const moneyTexts = defineTexts({
  federalCredits: {
    caption: (day: string) => `Federal tax credits as of ${day}`,
    credit: 'Credit',
    section: 'Section',
    installedUntil: 'Installed until',
    source: 'the store’s rebate data; Public Law 119-21 and IRS FS-2025-05',
  },
  stateRebates: {
    source: (day: string) => `the store’s rebate data, state of ${day}; the program decides`,
    yes: 'Yes',
    notForAll: 'Not for all amounts',
    caption: 'State heat pump programs: maximum rebate',
    state: 'State',
    program: 'Program',
    upTo: 'Up to',
    onlyBelowAn: 'Only below an income',
  },
})
