import type { KeptPrice } from '#features/service/contractors/rules/feedback.ts'
import type { EpaType, Job } from '#features/service/contractors/rules/listing.ts'

/** Companies of the demo that install and do not use the portal. They are made up, as their phones show. */
export const INSTALLERS = [
  {
    name: 'Demo Prairie Comfort',
    phone: '(630) 555-0161',
    email: 'hello@prairie-comfort.example',
    street: '18 E Jefferson Ave',
    city: 'Naperville',
    state: 'IL',
    zip: '60540',
    website: 'https://prairie-comfort.example',
    about: 'Furnaces, air conditioners and ducts in the western suburbs.',
  },
  {
    name: 'Demo Cream City Heating',
    phone: '(414) 555-0133',
    email: 'office@cream-city-heating.example',
    street: '2200 N Farwell Ave',
    city: 'Milwaukee',
    state: 'WI',
    zip: '53202',
    website: 'https://cream-city-heating.example',
    about: 'Boilers, radiators and cold-climate heat pumps in old houses.',
  },
  {
    name: 'Demo Saguaro Air',
    phone: '(602) 555-0128',
    email: 'service@saguaro-air.example',
    street: '40 W Roosevelt St',
    city: 'Phoenix',
    state: 'AZ',
    zip: '85003',
    website: '',
    about: 'Air conditioners and package units on roofs, also in July.',
  },
  {
    name: 'Demo Peachtree Ductless',
    phone: '(404) 555-0190',
    email: 'team@peachtree-ductless.example',
    street: '77 Luckie St NW',
    city: 'Atlanta',
    state: 'GA',
    zip: '30303',
    website: 'https://peachtree-ductless.example',
    about: 'Mini splits from one room to a whole house.',
  },
  {
    name: 'Demo Front Range Heat Pumps',
    phone: '(303) 555-0175',
    email: 'jobs@front-range-hp.example',
    street: '1600 Champa St',
    city: 'Denver',
    state: 'CO',
    zip: '80202',
    website: '',
    about: 'Heat pumps with backup for cold nights, and the rebate papers with them.',
  },
]

interface Listing {
  /** the company's */
  name: string
  issuer: string
  epa: EpaType
  /** the base */
  zip: string
  miles: number
  /** ZIP codes beside the distance */
  more: string[]
  /** dollars for labor, from and to */
  prices: readonly (readonly [Job, number, number])[]
}

/** The figures are made up for the demo. */
export const LISTINGS: readonly Listing[] = [
  {
    name: 'Northside Heating & Air',
    issuer: 'City of Chicago (demo)',
    epa: 'universal',
    zip: '60613',
    miles: 20,
    more: [],
    prices: [
      ['furnace', 1_900, 3_200],
      ['air-conditioner', 2_100, 3_600],
      ['heat-pump', 2_800, 5_200],
      ['boiler', 3_400, 6_500],
    ],
  },
  {
    name: 'Lakeshore Comfort',
    issuer: 'City of Evanston (demo)',
    epa: 'type-2',
    zip: '60201',
    miles: 15,
    more: ['60035', '60045'],
    prices: [
      ['mini-split', 1_200, 2_400],
      ['heat-pump', 3_000, 5_000],
    ],
  },
  {
    name: 'Demo Prairie Comfort',
    issuer: 'DuPage County (demo)',
    epa: 'universal',
    zip: '60540',
    miles: 40,
    more: [],
    prices: [
      ['furnace', 1_700, 2_900],
      ['air-conditioner', 1_900, 3_300],
      ['water-heater', 900, 1_800],
    ],
  },
  {
    name: 'Demo Cream City Heating',
    issuer: 'State of Wisconsin (demo)',
    epa: 'universal',
    zip: '53202',
    miles: 35,
    more: [],
    prices: [
      ['boiler', 3_100, 6_000],
      ['heat-pump', 2_700, 4_900],
    ],
  },
  {
    name: 'Demo Saguaro Air',
    issuer: 'State of Arizona (demo)',
    epa: 'type-2',
    zip: '85003',
    miles: 45,
    more: [],
    prices: [['air-conditioner', 2_000, 3_900]],
  },
  {
    name: 'Demo Peachtree Ductless',
    issuer: 'State of Georgia (demo)',
    epa: 'universal',
    zip: '30303',
    miles: 30,
    more: [],
    prices: [['mini-split', 1_100, 2_200]],
  },
  {
    name: 'Demo Front Range Heat Pumps',
    issuer: 'City and County of Denver (demo)',
    epa: 'universal',
    zip: '80202',
    miles: 60,
    more: [],
    prices: [],
  },
]

interface Feedback {
  about: string
  author: string
  rating: 1 | 2 | 3 | 4 | 5
  kept: KeptPrice
  body: string
  /** until staff of the demo decide */
  isWaiting?: boolean
}

/** Written for the demo. The people do not exist. */
export const FEEDBACK: readonly Feedback[] = [
  {
    about: 'Northside Heating & Air',
    author: 'Maya R.',
    rating: 5,
    kept: 'yes',
    body: 'Old furnace out at eight, new one running at three. They measured the gas pressure and wrote it down.',
  },
  {
    about: 'Northside Heating & Air',
    author: 'Tom K.',
    rating: 4,
    kept: 'yes',
    body: 'Good work in a tight basement. The permit took a week longer than they had said.',
  },
  {
    about: 'Northside Heating & Air',
    author: 'Elena V.',
    rating: 5,
    kept: 'unsaid',
    body: 'They sealed two duct joints that leaked for years, and showed me pictures before and after.',
  },
  {
    about: 'Lakeshore Comfort',
    author: 'Priya S.',
    rating: 5,
    kept: 'yes',
    body: 'Three heads, one day. The line covers are straight and painted in the color of our wall.',
  },
  {
    about: 'Lakeshore Comfort',
    author: 'Jon B.',
    rating: 3,
    kept: 'no',
    body: 'The units work well. An extra circuit was not in the quote, so ask about the electric panel first.',
  },
  {
    about: 'Demo Cream City Heating',
    author: 'Ruth A.',
    rating: 5,
    kept: 'yes',
    body: 'Our boiler from 1988 is gone. They balanced every radiator and came back once for free.',
  },
  {
    about: 'Demo Saguaro Air',
    author: 'Luis M.',
    rating: 4,
    kept: 'yes',
    body: 'Crane at six in the morning, cold air at noon. The old curb needed an adapter, which they had with them.',
  },
  {
    about: 'Demo Peachtree Ductless',
    author: 'Nora D.',
    rating: 5,
    kept: 'yes',
    body: 'One wall unit for the room over the garage. They pulled a vacuum for an hour and let me read the gauge.',
  },
  {
    about: 'Demo Prairie Comfort',
    author: 'Walt G.',
    rating: 4,
    kept: 'yes',
    body: 'Fair quote and a clean job. The thermostat wire was too short at first, and they pulled a new one.',
    isWaiting: true,
  },
]
