import { attributeById } from '#features/catalog/rules/attributes.ts'
import { HelpPopover } from '#ui/popover/help-popover.tsx'

/**
 * What a shopper should know before choosing, beyond the attribute's own help: one list of points for each
 * filter.
 */
const advice: Readonly<Record<string, readonly (readonly [term: string, meaning: string])[]>> = {
  a111: [
    [
      '90 to 110 % of your need',
      'The window in which a furnace runs long, even cycles. Much larger ones heat in short bursts ' +
        'and wear out sooner.',
    ],
    ['Output, not input', 'A furnace of 80,000 BTU/h input and 96 % AFUE delivers 76,800. Compare outputs.'],
    [
      'Do not copy the old one',
      'Old furnaces were often chosen twice as large as needed. Windows and insulation have changed since.',
    ],
  ],
  a715: [
    [
      'At 47 °F',
      'This is a mild day. On the coldest days a heat pump gives less; back-up heat or a cold-climate' +
        ' model makes up for it.',
    ],
    [
      'Size by cooling first',
      'A ducted heat pump is chosen by the cooling load, so that it takes moisture out of the air in summer.',
    ],
  ],
  a103: [
    ['One ton', '12,000 BTU/h of cooling. Most houses need between 1½ and 5.'],
    [
      'Half a ton either way',
      'Within half a ton of your cooling load is a good fit. Larger cools too fast to dry the air.',
    ],
    [
      'The indoor coil must match',
      'Choose coil or air handler of the same size, or a complete system whose parts are rated together.',
    ],
  ],
  a2010: [
    [
      'SEER2 and SEER',
      'SEER2 is measured against stronger duct resistance since 2023. A SEER2 figure is about 5 % ' +
        'below the SEER of the same machine.',
    ],
    ['What is required', 'In the South a split air conditioner needs at least 14.3, in the North 13.4.'],
    ['What it saves', 'From 14 to 17 saves about 18 % of the electricity for cooling.'],
  ],
  a2013: [
    ['80 %', 'Vents through a metal flue. The usual replacement where a chimney is there.'],
    [
      '90 % and over',
      'Condensing: a second heat exchanger, a drain, and PVC pipe through a wall instead of a chimney.',
    ],
    ['What it saves', 'From 80 to 96 % burns about 17 % less gas for the same heat.'],
  ],
  a2016: [
    ['Single-stage', 'Full power or off. Lowest in price, simple to repair.'],
    ['Two-stage', 'Runs low on most days, high on the coldest or hottest. Quieter, fewer drafts.'],
    [
      'Modulating, inverter',
      'Follows the load in small steps. The quietest and most even; some need a matching thermostat.',
    ],
  ],
  a2030: [
    [
      'Measure the cabinet',
      'Furnace and coil should have the same width, or a transition has to be made of sheet metal.',
    ],
    ['14, 17½, 21, 24½ inches', 'The four widths of the trade. Wider cabinets move more air.'],
  ],
  a2033: [
    ['Upflow', 'Stands in a basement or closet, air leaves on top.'],
    ['Downflow', 'Stands above a crawl space or slab ducts, air leaves below.'],
    [
      'Horizontal',
      'Lies in an attic or crawl space. Left and right tell which way the air goes, seen from the front.',
    ],
  ],
  a2050: [
    [
      'R-32 and R-454B',
      'In new equipment since 2025: less than a third of the warming effect of R-410A. They need a ' +
        'leak sensor at the indoor coil.',
    ],
    ['R-410A', 'May still be serviced for years, but new systems are no longer made for it.'],
    ['Never mixed', 'Outdoor and indoor part and line set are for one refrigerant.'],
  ],
  a1320: [
    ['North', 'All other states: the national minimums hold.'],
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
      'At most 14 ng/J. Required for gas furnaces in the South Coast, San Joaquin and Bay Area air ' +
        'districts of California.',
    ],
    [
      'Low NOx',
      'At most 40 ng/J. Required in the rest of California and sold elsewhere as a matter of course.',
    ],
  ],
  a2092: [
    ['8', 'Dust, lint, pollen. Enough to keep the equipment clean.'],
    ['11', 'Also pet dander and mold spores.'],
    ['13', 'Also smoke and bacteria. Check that the blower copes with it, or choose a thicker filter.'],
  ],
  a2081: [
    ['Count what runs at once', 'A shower takes about 2 GPM, a kitchen tap 1.5, a dishwasher 1.'],
    [
      'Cold inlet, less flow',
      'The colder the water comes in, the fewer gallons a tankless heater can warm. In the North ' +
        'subtract a third.',
    ],
  ],
  a2080: [
    ['People in the house', '30 to 40 gallons for two, 40 to 50 for three, 50 to 80 for four and more.'],
  ],
  a2060: [
    [
      'Decibels',
      '10 dB less sounds half as loud. A quiet street has 50, a conversation 60, a vacuum cleaner 75.',
    ],
  ],
}

const plain: Readonly<Record<string, string>> = {
  price: 'What one costs before tax and delivery. Equipment ships free to the lower 48 states.',
  rating: 'The average of the reviews our customers wrote for the model, one to five stars.',
  availability: 'In stock ships the same day when ordered before 1:00 PM CST, Monday to Friday.',
}

/**
 * What a filter means and how to choose in it (L-POP-W: 600 wide, at most 520 high). It opens at once,
 * because it is loaded when the shopper asks for it.
 */
export function FacetInfo({ id, title }: { id: string; title: string }) {
  const attribute = id.startsWith('a') ? attributeById(Number(id.slice(1))) : undefined
  return (
    <HelpPopover title={title} width="wide" startsOpen>
      <p>{attribute?.help ?? plain[id]}</p>
      {advice[id] && (
        <dl className="advice">
          {advice[id].map(([term, meaning]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
      )}
    </HelpPopover>
  )
}
