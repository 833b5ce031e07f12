import { texts } from '../../texts.ts'
import type { Law } from '../judgment.ts'
import type { DistrictId } from './air-districts.ts'

/** Kinds of gas burners that rules tell apart. A weatherized furnace is the gas section of a package unit. */
export type Burner =
  | 'furnace'
  | 'condensing-furnace'
  | 'weatherized-furnace'
  | 'mobile-home-furnace'
  | 'tank'
  | 'tankless'
  | 'boiler'

/** A limit for nitrogen oxides of natural gas burners: where, which burners, how much. */
export interface NoxLimit extends Law {
  /** a district, or a whole state; in California the state's row holds where no district's row does */
  area: DistrictId | 'CA' | 'CO' | 'UT' | 'TX'
  burners: readonly Burner[]
  /** fuel input in BTU/h: from `fromBtu` on, and below `belowBtu` */
  fromBtu: number
  belowBtu: number
  /** nanograms for each joule of heat; 0: the burner must give off none */
  limit: 0 | 10 | 14 | 40
  /** what a burner above the limit gets; a warning where we are not sure of the limit */
  breach: 'blocked' | 'warning'
  /** the counties in which it holds, five digits each; in the whole area where none are named */
  counties?: readonly string[]
  /** an ENERGY STAR certificate serves instead of the limit */
  unlessCertified?: true
  /** the reason of a breach, where the usual sentence would not say enough */
  why?: string
}

const SMALL = { fromBtu: 0, belowBtu: 75_000 } as const
/** Utah and the Bay Area count a burner of exactly 75,000 BTU/h among the small ones. */
const SMALL_INCLUDED = { fromBtu: 0, belowBtu: 75_001 } as const
const LARGE = { fromBtu: 75_000, belowBtu: 2_000_000 } as const
const LARGE_ABOVE = { fromBtu: 75_001, belowBtu: 2_000_000 } as const
const FURNACE = { fromBtu: 0, belowBtu: 175_000 } as const
const ANY = { fromBtu: 0, belowBtu: 2_000_000 } as const

const ALL_FURNACES: readonly Burner[] = [
  'furnace',
  'condensing-furnace',
  'weatherized-furnace',
  'mobile-home-furnace',
]
const FIXED_FURNACES = ALL_FURNACES.filter((burner) => burner !== 'mobile-home-furnace')
const WATER: readonly Burner[] = ['tank', 'tankless']
const WATER_AND_BOILERS: readonly Burner[] = ['tank', 'tankless', 'boiler']

type Row = Omit<NoxLimit, 'title' | 'effectiveTo' | 'breach'> &
  Partial<Pick<NoxLimit, 'effectiveTo' | 'breach'>>

const READ = '2026-11-22'

/**
 * Utah's limits hold in the state's ozone and PM2.5 nonattainment areas, whose borders follow no county.
 * Salt Lake and Davis lie inside; of Weber, Tooele, Utah, Duchesne and Uintah the part where most people live;
 * of Box Elder and Cache perhaps a part.
 */
const UTAH_COUNTIES = {
  inside: ['49035', '49011'],
  mostly: ['49057', '49045', '49049', '49013', '49047'],
  perhaps: ['49003', '49005'],
} as const

const COLORADO = {
  unlessCertified: true,
  source: 'Colorado House Bill 23-1161, read in reports of the law',
  effectiveFrom: '2026-01-01',
  status: 'secondary',
  read: READ,
} as const

const ROWS: readonly Row[] = [
  // South Coast: furnaces by kind, each with its own first day.
  {
    id: 'nox-south-coast-condensing',
    area: 'south-coast',
    burners: ['condensing-furnace'],
    ...FURNACE,
    limit: 14,
    source: 'South Coast air district, Rule 1111; limit and inputs read, first day not verified',
    effectiveFrom: '2014-10-01',
    status: 'verified',
    read: READ,
  },
  {
    id: 'nox-south-coast',
    area: 'south-coast',
    burners: ['furnace'],
    ...FURNACE,
    limit: 14,
    source: 'South Coast air district, Rule 1111; limit and inputs read, first day not verified',
    effectiveFrom: '2015-10-01',
    status: 'verified',
    read: READ,
  },
  {
    id: 'nox-south-coast-weatherized',
    area: 'south-coast',
    burners: ['weatherized-furnace'],
    ...FURNACE,
    limit: 14,
    source: 'South Coast air district, Rule 1111; limit and inputs read, first day not verified',
    effectiveFrom: '2016-10-01',
    status: 'verified',
    read: READ,
  },
  {
    id: 'nox-south-coast-mobile-homes-fee',
    area: 'south-coast',
    burners: ['mobile-home-furnace'],
    ...FURNACE,
    limit: 14,
    breach: 'warning',
    why: texts.noxFee,
    source: 'South Coast air district, Rule 1111 as amended in 2023',
    effectiveFrom: '2018-10-01',
    effectiveTo: '2025-09-30',
    status: 'memory',
    read: null,
  },
  {
    id: 'nox-south-coast-mobile-homes',
    area: 'south-coast',
    burners: ['mobile-home-furnace'],
    ...FURNACE,
    limit: 14,
    source: 'South Coast air district, Rule 1111 as amended in 2023',
    effectiveFrom: '2025-10-01',
    status: 'verified',
    read: '2026-11-21',
  },
  {
    id: 'nox-south-coast-water-heaters',
    area: 'south-coast',
    burners: WATER,
    ...SMALL,
    limit: 10,
    source:
      'South Coast air district, Rule 1121; its cut of 75% from 40 ng/J read, first day not verified; a ' +
      'zero-emission rule was rejected on 2025-06-06',
    effectiveFrom: '2008-01-01',
    status: 'secondary',
    read: READ,
  },
  {
    id: 'nox-south-coast-large-water-heaters',
    area: 'south-coast',
    burners: WATER_AND_BOILERS,
    ...LARGE,
    limit: 14,
    source: 'South Coast air district, Rule 1146.2; its scope read, limit and first day not verified',
    effectiveFrom: '2012-01-01',
    status: 'secondary',
    read: READ,
  },
  {
    id: 'zero-nox-south-coast-new-buildings',
    area: 'south-coast',
    burners: WATER_AND_BOILERS,
    fromBtu: 75_000,
    belowBtu: 400_001,
    limit: 0,
    breach: 'warning',
    why: texts.zeroNoxNewBuildings,
    source: 'South Coast air district, Rule 1146.2 as amended on 2024-06-07, read in reports of the rule',
    effectiveFrom: '2026-01-01',
    status: 'secondary',
    read: READ,
  },
  // San Joaquin Valley
  {
    id: 'nox-san-joaquin',
    area: 'san-joaquin',
    burners: FIXED_FURNACES,
    ...FURNACE,
    limit: 14,
    source:
      'San Joaquin Valley air district, Rule 4905 as amended in January 2015; limit and inputs read, first ' +
      'day not verified',
    effectiveFrom: '2015-04-01',
    status: 'verified',
    read: READ,
  },
  {
    id: 'nox-san-joaquin-mobile-homes',
    area: 'san-joaquin',
    burners: ['mobile-home-furnace'],
    ...FURNACE,
    limit: 14,
    source: 'San Joaquin Valley air district, Rule 4905; fees in place of the limit ended 2023-09-30',
    effectiveFrom: '2023-10-01',
    status: 'verified',
    read: READ,
  },
  {
    id: 'nox-san-joaquin-water-heaters',
    area: 'san-joaquin',
    burners: ['tank'],
    ...SMALL,
    limit: 10,
    source: 'San Joaquin Valley air district, Rule 4902',
    effectiveFrom: '2010-01-01',
    status: 'memory',
    read: null,
  },
  {
    id: 'nox-san-joaquin-small-tankless',
    area: 'san-joaquin',
    burners: ['tankless'],
    ...SMALL,
    limit: 14,
    source: 'San Joaquin Valley air district, Rule 4902',
    effectiveFrom: '2012-01-01',
    status: 'memory',
    read: null,
  },
  {
    id: 'nox-san-joaquin-large-water-heaters',
    area: 'san-joaquin',
    burners: WATER_AND_BOILERS,
    ...LARGE,
    limit: 14,
    source: 'San Joaquin Valley air district, Rule 4308; staff report of 2013-10-15, first day not verified',
    effectiveFrom: '2015-01-01',
    status: 'secondary',
    read: READ,
  },
  // Bay Area
  {
    id: 'nox-bay-area',
    area: 'bay-area',
    burners: ALL_FURNACES,
    ...FURNACE,
    limit: 14,
    source: 'Bay Area air district, Regulation 9, Rule 4',
    effectiveFrom: '2024-01-01',
    status: 'verified',
    read: '2026-11-21',
  },
  {
    id: 'nox-bay-area-water-heaters',
    area: 'bay-area',
    burners: WATER,
    ...SMALL_INCLUDED,
    limit: 10,
    source: 'Bay Area air district, Regulation 9, Rule 6',
    effectiveFrom: '2009-01-01',
    status: 'memory',
    read: null,
  },
  {
    id: 'nox-bay-area-large-water-heaters',
    area: 'bay-area',
    burners: WATER_AND_BOILERS,
    ...LARGE_ABOVE,
    limit: 14,
    source: 'Bay Area air district, Regulation 9, Rule 6',
    effectiveFrom: '2013-01-01',
    status: 'memory',
    read: null,
  },
  {
    id: 'zero-nox-water-heaters-bay-area',
    area: 'bay-area',
    burners: WATER,
    ...SMALL_INCLUDED,
    limit: 0,
    why: texts.zeroNoxHeaters,
    source:
      'Bay Area air district, Regulation 9, Rule 6 of 2023-03-15; the district published concepts for ' +
      'changes on 2025-10-24',
    effectiveFrom: '2027-01-01',
    status: 'verified',
    read: READ,
  },
  {
    id: 'zero-nox-large-water-heaters-bay-area',
    area: 'bay-area',
    burners: WATER_AND_BOILERS,
    ...LARGE_ABOVE,
    limit: 0,
    why: texts.zeroNoxLargeHeaters,
    source: 'Bay Area air district, Regulation 9, Rule 6, read in a report of the rule',
    effectiveFrom: '2031-01-01',
    status: 'secondary',
    read: READ,
  },
  {
    id: 'zero-nox-furnaces-bay-area',
    area: 'bay-area',
    burners: ALL_FURNACES,
    ...FURNACE,
    limit: 0,
    why: texts.zeroNoxFurnaces,
    source: 'Bay Area air district, Regulation 9, Rule 4 of 2023-03-15, read in a report of the rule',
    effectiveFrom: '2029-01-01',
    status: 'secondary',
    read: READ,
  },
  // Sacramento and San Diego
  {
    id: 'nox-sacramento-water-heaters',
    area: 'sacramento',
    burners: WATER,
    ...SMALL,
    limit: 10,
    source: 'Sacramento Metropolitan air district, Rule 414',
    effectiveFrom: '2011-01-01',
    status: 'verified',
    read: READ,
  },
  {
    id: 'nox-sacramento-large-water-heaters',
    area: 'sacramento',
    burners: WATER_AND_BOILERS,
    fromBtu: 75_000,
    belowBtu: 1_000_000,
    limit: 14,
    source: 'Sacramento Metropolitan air district, Rule 414; limit read, first day not verified',
    effectiveFrom: '2013-01-01',
    status: 'verified',
    read: READ,
  },
  {
    id: 'nox-san-diego-water-heaters',
    area: 'san-diego',
    burners: WATER,
    ...SMALL,
    limit: 10,
    source: 'San Diego County air district, Rule 69.5.1, read in the advisory of 2015-08-05',
    effectiveFrom: '2016-07-01',
    status: 'secondary',
    read: READ,
  },
  {
    id: 'nox-san-diego-large-water-heaters',
    area: 'san-diego',
    burners: WATER_AND_BOILERS,
    ...LARGE,
    limit: 14,
    source: 'San Diego County air district, Rule 69.2.1 of 2020-07-08 (20 ppm), read in a report of the rule',
    effectiveFrom: '2021-07-01',
    status: 'secondary',
    read: READ,
  },
  // Ventura and Santa Barbara
  {
    id: 'nox-ventura',
    area: 'ventura',
    burners: ALL_FURNACES,
    ...FURNACE,
    limit: 40,
    source: 'Ventura County air district, Rule 74.22, read in its page on certification',
    effectiveFrom: null,
    status: 'verified',
    read: READ,
  },
  {
    id: 'nox-ventura-water-heaters',
    area: 'ventura',
    burners: WATER,
    ...SMALL,
    limit: 10,
    source: 'Ventura County air district, Rule 74.11, read in its page on certification',
    effectiveFrom: null,
    status: 'verified',
    read: READ,
  },
  {
    id: 'nox-ventura-large-water-heaters',
    area: 'ventura',
    burners: WATER_AND_BOILERS,
    fromBtu: 75_000,
    belowBtu: 400_001,
    limit: 40,
    source: 'Ventura County air district, Rule 74.11.1, read in its page on certification',
    effectiveFrom: null,
    status: 'verified',
    read: READ,
  },
  {
    id: 'nox-ventura-large-water-heaters-later',
    area: 'ventura',
    burners: WATER_AND_BOILERS,
    fromBtu: 75_000,
    belowBtu: 2_000_000,
    limit: 14,
    breach: 'warning',
    source: 'Ventura County air district, Rule 74.11.1; we have not read its later changes',
    effectiveFrom: null,
    status: 'memory',
    read: null,
  },
  {
    id: 'nox-santa-barbara',
    area: 'santa-barbara',
    burners: ALL_FURNACES,
    ...FURNACE,
    limit: 40,
    source: 'Santa Barbara County air district, Rule 352 (55 ppm), read in its notice of 2011-09-20',
    effectiveFrom: null,
    status: 'verified',
    read: READ,
  },
  {
    id: 'nox-santa-barbara-water-heaters',
    area: 'santa-barbara',
    burners: WATER,
    ...SMALL,
    limit: 10,
    source: 'Santa Barbara County air district, Rule 352 (15 ppm), read in the notice of its amendment',
    effectiveFrom: '2011-10-20',
    status: 'secondary',
    read: READ,
  },
  {
    id: 'nox-santa-barbara-large-water-heaters',
    area: 'santa-barbara',
    burners: WATER_AND_BOILERS,
    ...LARGE,
    limit: 14,
    source: 'Santa Barbara County air district, Rule 360 of 2018-03-15 (20 ppm), read in its advisory',
    effectiveFrom: '2019-01-01',
    status: 'verified',
    read: READ,
  },
  // Districts whose present limit we have not read: what may be above it gets a warning.
  ...(
    [
      ['yolo-solano', 'Yolo-Solano air district, Rule 2.37; only its text of 1994 was read'],
      ['placer', 'Placer County air district, Rule 246; only its text of 1997 was read'],
      [
        'el-dorado',
        'El Dorado County air district, Rule 239 as amended on 2025-10-21; its limits were not read',
      ],
    ] as const
  ).flatMap(([area, source]): Row[] => [
    {
      id: `nox-${area}-water-heaters`,
      area,
      burners: WATER,
      ...SMALL,
      limit: 10,
      breach: 'warning',
      source,
      effectiveFrom: null,
      status: 'memory',
      read: null,
    },
    {
      id: `nox-${area}-large-water-heaters`,
      area,
      burners: WATER_AND_BOILERS,
      fromBtu: 75_000,
      belowBtu: 1_000_000,
      limit: 14,
      breach: 'warning',
      source,
      effectiveFrom: null,
      status: 'memory',
      read: null,
    },
  ]),
  {
    id: 'nox-eastern-kern-water-heaters',
    area: 'eastern-kern',
    burners: WATER,
    ...SMALL,
    limit: 40,
    source: 'Kern County air district, Rule 424',
    effectiveFrom: '1993-11-01',
    status: 'verified',
    read: READ,
  },
  // Whole states
  {
    id: 'nox-california',
    area: 'CA',
    burners: ALL_FURNACES,
    ...ANY,
    limit: 40,
    source: 'Air districts of California at 40 ng/J; applied by us in the whole state',
    effectiveFrom: null,
    status: 'store',
    read: null,
  },
  {
    id: 'nox-california-water-heaters',
    area: 'CA',
    burners: WATER_AND_BOILERS,
    ...ANY,
    limit: 40,
    source: 'Air districts of California at 40 ng/J; applied by us in the whole state',
    effectiveFrom: null,
    status: 'store',
    read: null,
  },
  ...(
    [
      ['', UTAH_COUNTIES.inside, {}],
      ['-part', UTAH_COUNTIES.mostly, {}],
      ['-near', UTAH_COUNTIES.perhaps, { breach: 'warning', why: texts.utahPerhaps }],
    ] as const
  ).flatMap(([name, counties, more]): Row[] =>
    (
      [
        ['utah-water-heaters', SMALL_INCLUDED, 10],
        ['utah-large-water-heaters', LARGE_ABOVE, 14],
      ] as const
    ).map(([id, inputs, limit]) => ({
      id: `${id}${name}`,
      area: 'UT',
      counties,
      burners: WATER,
      ...inputs,
      limit,
      ...more,
      source:
        'Utah Code 15A-6-102 and 19-2-107.7; since 2025-07-01 (H.B. 313) in ozone and PM2.5 nonattainment ' +
        'areas alone, whose counties are not verified',
      effectiveFrom: '2018-07-01',
      status: 'verified',
      read: READ,
    })),
  ),
  {
    id: 'colorado-furnaces',
    area: 'CO',
    burners: FIXED_FURNACES,
    ...FURNACE,
    limit: 14,
    ...COLORADO,
  },
  {
    id: 'colorado-mobile-home-furnaces',
    area: 'CO',
    burners: ['mobile-home-furnace'],
    ...FURNACE,
    limit: 14,
    ...COLORADO,
    breach: 'warning',
    source: 'Colorado House Bill 23-1161; what it asks of mobile homes was not read',
    status: 'memory',
    read: null,
  },
  {
    id: 'colorado-water-heaters',
    area: 'CO',
    burners: WATER,
    ...SMALL_INCLUDED,
    limit: 10,
    ...COLORADO,
  },
  {
    id: 'colorado-large-water-heaters',
    area: 'CO',
    burners: WATER,
    ...LARGE_ABOVE,
    limit: 14,
    ...COLORADO,
  },
  {
    id: 'texas-water-heaters',
    area: 'TX',
    burners: WATER,
    fromBtu: 0,
    belowBtu: 400_001,
    limit: 40,
    source: 'Texas Health and Safety Code 382.0275(d); 30 TAC 117.3205, its figures not verified',
    effectiveFrom: '2007-06-14',
    status: 'secondary',
    read: READ,
  },
]

const titleOf = ({ burners }: Row): string => {
  if (burners.some((burner) => ALL_FURNACES.includes(burner))) return texts.titles.nox
  return burners.includes('boiler') ? texts.titles.waterHeaterOrBoiler : texts.titles.waterHeater
}

/** Every limit for nitrogen oxides that the store knows. */
export const NOX_LIMITS: readonly NoxLimit[] = ROWS.map((row) => ({
  effectiveTo: null,
  breach: 'blocked',
  ...row,
  title: titleOf(row),
}))
