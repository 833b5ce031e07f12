import { defineTexts } from '#lib/language/texts.ts'

/** Words of the drawings about rules and ratings. */
export const rulesTexts = defineTexts({
  refrigerantGwp: {
    alt:
      'Global warming potential: R-410A 2,088, R-32 675, R-454B 465. The federal limit of 700 for new ' +
      'home equipment lies between R-410A and the other two.',
    limit700: 'Limit 700',
  },
  noxClasses: {
    alt: 'Nitrogen oxides for each joule of heat: Low NOx at most 40 nanograms, Ultra Low NOx at most 14.',
    noClass: 'No class',
    above40: 'above 40',
    lowNox: 'Low NOx',
    n40OrLess: '40 or less',
    ultraLowNox: 'Ultra Low NOx',
    n14OrLess: '14 or less',
    nanogramsOfNitrogen: 'Nanograms of nitrogen oxides for each joule of heat',
  },
  rebateLadder: {
    alt:
      'Where money can come from, from the widest area to the smallest: federal credits ended on December ' +
      '31, 2025; state programs; utility rebates; local programs.',
    federalTaxCredits: 'Federal tax credits',
    endedDecember31: 'ended December 31, 2025',
    statePrograms: 'State programs',
    whereYourState: 'where your state has one',
    electricOrGas: 'Electric or gas utility',
    byTheUtility: 'by the utility that serves your home',
    cityCountyOthers: 'City, county, others',
    byAddress: 'by address',
  },
  efficiencyLabel: {
    alt:
      'Three ratings and what each one measures: SEER2 the cooling of a summer, EER2 the cooling at 95 ' +
      '°F, HSPF2 the heating of a winter. A higher figure uses less electricity.',
    coolingOverA: 'cooling over a summer',
    coolingAt95: 'cooling at 95 °F outside',
    heatingOverA: 'heating over a winter',
    btuMovedFor: 'BTU moved for each watt-hour of electricity',
  },
})
