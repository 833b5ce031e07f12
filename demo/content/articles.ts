import type { NewEntry } from '#features/content/server/index.ts'

type Article = Extract<NewEntry, { kind: 'article' }>

const article = (shelf: string, title: string, paragraphs: string[], links: readonly (readonly [text: string, href: string])[]): Article => ({
  kind: 'article',
  slug: shelf,
  title,
  summary: '',
  body: { paragraphs, links: links.map(([text, href]) => ({ text, href })) },
})

/** Short articles for shelves, by the shelf's slug: what to decide before looking at prices. */
export const ARTICLES: readonly Article[] = [
  article(
    'gas-furnaces',
    'How to choose a gas furnace',
    [
      'Choose by output, not by input: a 60,000 BTU/h furnace at 96 % gives 57,600, at 80 % it gives 48,000. The output should be 100 to 140 % of what your home loses on the coldest days. Larger is not safer: it starts and stops, and rooms swing.',
      'Then measure the width of the coil on top of the old furnace. The same output usually comes in two widths, and the one that matches saves a day of sheet metal.',
    ],
    [
      ['Steady 96, the furnace most homes need', '/b/northvale/steady-96'],
      ['Size my home', '/sizing-estimator'],
    ],
  ),
  article(
    'heat-pumps',
    'How to choose a heat pump',
    [
      'A heat pump is named for what it cools. What matters in winter is the heat it gives at the temperature of your coldest days; its page has that figure at 47, 17 and 5 °F where the maker states it.',
      'What is missing on those days comes from an electric heat kit or a gas furnace. One kilowatt adds 3,412 BTU/h.',
    ],
    [
      ['Frostline 18 for cold climates', '/b/corvane/frostline-18'],
      ['Heat pump and furnace together', '/b/systems/dual-fuel'],
    ],
  ),
  article(
    'central-air-conditioners',
    'How to choose an air conditioner',
    [
      'First the rule of your region: 13.4 SEER2 is allowed in the North, the Southeast and Southwest ask for 14.3. Your zip decides, and we check it.',
      'Then the size. One ton is 12,000 BTU/h. A unit half a ton too large cools fast and leaves the air damp; half a ton too small runs long on the hottest day, which costs little comfort. When in doubt, take the smaller.',
    ],
    [
      ['Which one may be installed where', '/b/oakhollow'],
      ['What an inverter changes', '/b/corvane'],
    ],
  ),
  article(
    'ductless-mini-splits',
    'How to choose a mini split',
    [
      'Count the rooms with doors that close: each needs a head of its own. For one or two rooms, single-zone sets use the least electricity. From three rooms on, a multi-zone unit saves space outside.',
      'Connect between half and 130 % of what the outdoor unit is rated for. Heads and outdoor unit must share their refrigerant.',
    ],
    [
      ['Tamarin Air: comfort without ducts', '/b/tamarin-air'],
      ['Pine 26 for cold places', '/b/tamarin-air/pine-26'],
    ],
  ),
  article(
    'tankless-water-heaters',
    'How to choose a tankless water heater',
    [
      'Add up the gallons a minute that run at the same time, then look at what the heater gives for the temperature of your incoming water. The number on the box is for warm places.',
      'Large gas heaters want a three-quarter inch gas line and a drain. Large electric ones want several double breakers: look at your panel first.',
    ],
    [['How many gallons a minute', '/b/hearthmoor/rapid']],
  ),
  article(
    'indoor-air-quality-products',
    'What helps with what',
    [
      'Dry skin and static in winter call for a humidifier, a musty basement for a dehumidifier, wet windows for fresh air, dust for a better filter. Between 30 and 60 % humidity most people and most houses are well.',
    ],
    [['Clearlune: the air itself', '/b/clearlune']],
  ),
]
