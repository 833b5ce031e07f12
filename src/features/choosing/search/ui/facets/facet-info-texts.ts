import { defineTexts } from '#lib/language/texts.ts'

type Advice = readonly (readonly [term: string, meaning: string])[]

/** Buying advice for each filter, shown with the attribute's own help. */
export const advice = defineTexts<Readonly<Record<string, Advice>>>({
  a111: [
    [
      '90 to 110% of your load',
      'In this range a furnace runs in long, even cycles. A much larger furnace heats in short bursts ' +
        'and wears out sooner.',
    ],
    ['Output, not input', 'A furnace of 80,000 BTU/h input and 96% AFUE delivers 76,800. Compare outputs.'],
    [
      'Do not copy the size of your old furnace',
      'Many old furnaces are twice as large as needed. Your windows and insulation may be better today.',
    ],
  ],
  a715: [
    [
      'At 47 °F',
      'Ratings are for a mild day. On the coldest days a heat pump gives less heat. Choose back-up heat ' +
        'or a cold-climate model for those days.',
    ],
    [
      'Size by cooling first',
      'Choose a ducted heat pump by your cooling load, so that it dries the air in summer.',
    ],
  ],
  a103: [
    ['One ton', '12,000 BTU/h of cooling. Most houses need 1½ to 5 tons.'],
    [
      'Within half a ton',
      'A size within half a ton of your cooling load fits well. A larger unit cools too fast to dry the air.',
    ],
    [
      'The indoor coil must match',
      'Choose a coil or air handler of the same size, or a complete system whose parts are rated together.',
    ],
  ],
  a2010: [
    [
      'SEER2 and SEER',
      'Since 2023, units are tested with more duct resistance, and the result is called SEER2. It is about ' +
        '5% lower than the SEER of the same unit.',
    ],
    ['What is required', 'A split air conditioner needs at least 14.3 in the South and 13.4 in the North.'],
    ['What it saves', 'Going from 14 to 17 saves about 18% of the electricity for cooling.'],
  ],
  a2013: [
    ['80%', 'Vents through a metal flue. The usual replacement in a house with a chimney.'],
    [
      '90% and over',
      'A condensing furnace: it needs a drain, and vents through a PVC pipe instead of a chimney.',
    ],
    ['What it saves', 'Going from 80 to 96% burns about 17% less gas for the same heat.'],
  ],
  a2016: [
    ['Single-stage', 'Runs at full power or is off. Lowest price, simple to repair.'],
    ['Two-stage', 'Runs low on most days and high on the coldest or hottest. Quieter, fewer drafts.'],
    [
      'Modulating, inverter',
      'Adjusts its power in small steps. The quietest and most even; some need a matching thermostat.',
    ],
  ],
  a2030: [
    [
      'Measure the cabinet',
      'Furnace and coil should have the same width. Otherwise you need a sheet-metal transition.',
    ],
    ['14, 17½, 21, 24½ inches', 'The four standard widths. Wider cabinets move more air.'],
  ],
  a2033: [
    ['Upflow', 'Stands in a basement or closet and blows air out at the top.'],
    ['Downflow', 'Stands above a crawl space or slab ducts and blows air out at the bottom.'],
    [
      'Horizontal',
      'Lies in an attic or crawl space. Left or right is the direction of the air, seen from the front.',
    ],
  ],
  a2050: [
    [
      'R-32 and R-454B',
      'The refrigerants of new equipment since 2025. They warm the climate less than a third as much as ' +
        'R-410A. They need a leak sensor at the indoor coil.',
    ],
    ['R-410A', 'Can still be serviced for years, but new systems no longer use it.'],
    ['Never mix', 'The outdoor unit, indoor unit and line set must be for the same refrigerant.'],
  ],
  a1320: [
    ['North', 'All other states: the national minimums apply.'],
    [
      'Southeast',
      'From Delaware and Kentucky down to Florida, west to Texas and Oklahoma, and Hawaii: a higher ' +
        'SEER2 for air conditioners.',
    ],
    ['Southwest', 'Arizona, California, Nevada and New Mexico: a higher SEER2 and an EER2 for hot days.'],
  ],
  a1359: [
    [
      'Ultra Low NOx',
      'At most 14 ng/J. Required for gas furnaces in Colorado and in the South Coast, San Joaquin and Bay ' +
        'Area air districts of California.',
    ],
    ['Low NOx', 'At most 40 ng/J. Required in the rest of California, and common everywhere else.'],
  ],
  a2092: [
    ['8', 'Dust, lint, pollen. Enough to keep the equipment clean.'],
    ['11', 'Also pet dander and mold spores.'],
    ['13', 'Also smoke and bacteria. Check that your blower is strong enough, or choose a thicker filter.'],
  ],
  a2081: [
    ['Add up what runs at once', 'A shower uses about 2 GPM, a kitchen faucet 1.5, a dishwasher 1.'],
    [
      'Cold water, less flow',
      'The colder the incoming water, the fewer gallons a tankless heater can warm. In the North, ' +
        'subtract a third.',
    ],
  ],
  a2080: [
    ['People in the house', '30 to 40 gallons for two, 40 to 50 for three, 50 to 80 for four or more.'],
  ],
  a2060: [
    [
      'Decibels',
      '10 dB less sounds half as loud. A quiet street has 50 dB, a conversation 60, a vacuum cleaner 75.',
    ],
  ],
})

/** What a filter means that is no attribute. */
export const plain = defineTexts<Readonly<Record<string, string>>>({
  price: 'The price of one, before tax and delivery. Equipment ships free to the lower 48 states.',
  rating: 'The average rating in our customers’ reviews of the model, one to five stars.',
  availability: 'In-stock products ship the same day when you order before 1:00 PM CST, Monday to Friday.',
})

/** The article of the learning center that explains a filter: its slug and the words of the link. */
export const articles = defineTexts<Readonly<Record<string, readonly [slug: string, words: string]>>>({
  a111: ['what-size-furnace', 'What size furnace do I need?'],
  a715: ['heat-pumps-in-cold-weather', 'Heat pumps in cold weather'],
  a103: ['what-size-air-conditioner', 'What size air conditioner do I need?'],
  a2010: ['seer2-hspf2-and-afue', 'SEER2 in plain words'],
  a2013: ['furnace-venting-80-and-90', 'Venting an 80% and a 90% furnace'],
  a2030: ['ahri-matching', 'Why the coil must fit'],
  a2050: ['refrigerants', 'R-454B, R-32 and R-410A'],
  a1320: ['seer2-hspf2-and-afue', 'The minimum ratings of each region'],
  a1359: ['ultra-low-nox-furnaces', 'Ultra Low NOx furnaces'],
  a2092: ['filters-and-merv', 'How fine is fine enough?'],
  a2081: ['tankless-water-heater-size', 'Sizing a tankless water heater'],
  a2060: ['placement-and-noise', 'Where to put the unit, and its noise'],
})
