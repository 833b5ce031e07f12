import type { NewEntry } from '#features/content/content/server/install.ts'

type Options = Record<string, string | number | boolean>

// Each story (L-VIDEOS: 17): the customer, the place, the system, the large words, the whole quote, the
// drawing and the category of the product.
const stories: readonly (readonly [
  author: string,
  place: string,
  system: string,
  words: string,
  quote: string,
  type: string,
  options: Options,
  href: string,
])[] = [
  [
    'Ingrid H.',
    'Duluth, MN',
    'Frostline 18 heat pump, 3 ton',
    'Eleven below, and two hours of strip heat.',
    'We had eleven below in January. The heat strips came on twice, for an hour each. ' +
      'I read the meter because I did not believe it.',
    'condenser',
    { hp: true, style: 'mesh' },
    '/category/heating-cooling/heat-pumps/cold-climate-heat-pumps',
  ],
  [
    'Marcus T.',
    'Columbus, OH',
    'Steady 96 furnace, 60,000 BTU/h',
    'It stood under the old coil to the half inch.',
    'The drawing said seventeen and a half inches wide. I put a tape on the old one. ' +
      'It stood under the coil to the half inch.',
    'furnace',
    { afue: 96 },
    '/category/furnaces-heaters/gas-furnaces/high-efficiency-gas-furnaces',
  ],
  [
    'Rosa D.',
    'Fresno, CA',
    'Steady 80 Ultra-Low NOx furnace',
    'The page told me what my air district allows.',
    'I nearly bought the wrong furnace for the valley. ' +
      'The page said why it could not ship here, and showed the one that can.',
    'furnace',
    { afue: 80 },
    '/category/furnaces-heaters/gas-furnaces/80-afue-gas-furnaces',
  ],
  [
    'Walt and June P.',
    'Tulsa, OK',
    'Steady 16 two-stage air conditioner, 4 ton',
    'August, and we could hear the crickets.',
    'Most of August it ran on the low stage. You sit on the porch and hear the crickets, not the unit.',
    'condenser',
    { style: 'louvre' },
    '/category/air-conditioning-cooling/central-air-conditioners',
  ],
  [
    'Priya S.',
    'Edison, NJ',
    'Pine 26 mini split, 12,000 BTU/h',
    'The room over the garage has a bed in it now.',
    'That room was a freezer in winter and an oven in July. ' +
      'One wall head later there is a bed in it, and somebody sleeps there.',
    'wallHead',
    {},
    '/category/heating-cooling/ductless-mini-splits/single-zone-mini-splits',
  ],
  [
    'Tom B.',
    'Bozeman, MT',
    'Pine Multi, three rooms',
    'Three rooms, one unit outside, no ducts to cut.',
    'The house has two-foot stone walls. We drilled three holes instead of cutting ducts, and every ' +
      'room has its own temperature.',
    'sideUnit',
    {},
    '/category/heating-cooling/ductless-mini-splits/multi-zone-mini-splits',
  ],
  [
    'Denise W.',
    'Macon, GA',
    'Value 14 heat pump, 2½ ton',
    'The carrier called first. Then he came.',
    'I was worried about freight. The carrier called the day before, came in the window he said, and ' +
      'set it on the driveway.',
    'condenser',
    { hp: true, style: 'louvre' },
    '/category/heating-cooling/heat-pumps/single-stage-heat-pumps',
  ],
  [
    'Luis and Ana M.',
    'El Paso, TX',
    'Rooftop Gas/Electric, 3½ ton',
    'Off the crane at nine, cold air by one.',
    'It went up on the curb at nine in the morning. One gas line, one circuit, two ducts. ' +
      'By one we had cold air.',
    'packageUnit',
    {},
    '/category/heating-cooling/package-units/package-gas-electric',
  ],
  [
    'Karen O.',
    'Bangor, ME',
    'Lowboy Oil 86 furnace',
    'It fits under my beams. I did not think one would.',
    'My cellar is five foot ten. Everyone said gut it. ' +
      'This one fits under the beams, and the technician likes the clean-out doors.',
    'furnace',
    { afue: 86 },
    '/category/furnaces-heaters/oil-furnaces',
  ],
  [
    'James R.',
    'Spokane, WA',
    'Heat pump and gas furnace together',
    'Gas below thirty, electricity above. It decides.',
    'Above thirty degrees the heat pump runs, below it the furnace takes over. ' +
      'I set it once and stopped thinking about it.',
    'furnace',
    { afue: 97 },
    '/category/heating-cooling/ducted-systems/dual-fuel-systems',
  ],
  [
    'Nadia K.',
    'Alexandria, VA',
    'Rapid Condensing tankless, 199,000 BTU/h',
    'Four teenagers. Four warm showers.',
    'Four teenagers before school, and the last one is as warm as the first. ' +
      'It hangs where the old tank stood, and we gained a shelf.',
    'tankless',
    {},
    '/category/water-heaters/tankless-water-heaters',
  ],
  [
    'Gene F.',
    'Ocala, FL',
    'Homestead MH 95 furnace',
    'Listed for a manufactured home. That was the question.',
    'Nobody could tell me which ones are listed for a manufactured home. ' +
      'Here it stands on the plate, first line.',
    'furnace',
    { afue: 95 },
    '/category/furnaces-heaters/gas-furnaces/mobile-home-furnaces',
  ],
  [
    'Beth and Carl N.',
    'Green Bay, WI',
    'Ember condensing boiler',
    'Same old radiators, a third less gas.',
    'We kept the cast-iron radiators and changed the boiler. ' +
      'Three winters of bills beside each other: about a third less gas.',
    'boiler',
    {},
    '/category/furnaces-heaters/boilers',
  ],
  [
    'Andre J.',
    'Baltimore, MD',
    'Contractor, 40 installs a year',
    'I order from the truck, by model number.',
    'I type the model number in the truck, see what is in stock and when it ships, and print the plate ' +
      'for the permit.',
    'lineSet',
    {},
    '/category/heating-cooling/ducted-systems',
  ],
  [
    'Mei L.',
    'Portland, OR',
    'Energy recovery ventilator, 150 CFM',
    'The bedroom window does not fog any more.',
    'Tight new house, four people, windows wet every morning. ' +
      'Two weeks with the ventilator and the bedroom window stays clear.',
    'erv',
    {},
    '/category/indoor-air-quality-products/ventilators',
  ],
  [
    'Sam and Olive G.',
    'Asheville, NC',
    'Whole-house dehumidifier',
    'The basement smells like nothing at all.',
    'Fifty percent, summer and winter. The books are back down there, and the basement smells like ' +
      'nothing at all.',
    'dehumidifier',
    {},
    '/category/indoor-air-quality-products/dehumidifiers',
  ],
  [
    'Hal V.',
    'Reno, NV',
    'Rafter garage heater, 45,000 BTU/h',
    'I wrench in a T-shirt in February.',
    'Power vent through the side wall, one gas line, one outlet. ' +
      'Ten minutes after I switch it on I take the jacket off.',
    'unitHeater',
    {},
    '/category/furnaces-heaters/garage-unit-heaters',
  ],
]

/**
 * Folder of the clips below public/assets. Browsers cache its files for ever, so new clips need a new number.
 */
export const CLIPS = 'stories-1'

const slugOf = (author: string, place: string): string =>
  `${author} ${place.split(',')[0]}`.toLowerCase().replace(/[^a-z]+/g, '-')

/** Seconds a clip lasts: enough to read the sentences at an easy pace, 6 to 12. */
const secondsOf = (quote: string): number =>
  Math.min(12, Math.max(6, Math.ceil(quote.split(' ').length / 2.7) + 2))

/** Stories of demo customers, invented for this demo; scripts/stories.mjs makes a clip of each. */
export const STORIES: readonly Extract<NewEntry, { kind: 'testimonial' }>[] = stories.map(
  ([author, place, system, words, quote, type, options, href]) => {
    const slug = slugOf(author, place)
    return {
      kind: 'testimonial',
      slug,
      title: words,
      summary: `${author}, ${place}`,
      body: {
        quote,
        author,
        place,
        system,
        seconds: secondsOf(quote),
        clip: `${CLIPS}/${slug}`,
        href,
        picture: { type, options, dimensions: null, view: 'views', caption: system },
      },
    }
  },
)
