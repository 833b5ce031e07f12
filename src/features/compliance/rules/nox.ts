import type { EMISSION_STANDARDS } from '#features/catalog/rules/attribute-ids.ts'

export type EmissionStandard = (typeof EMISSION_STANDARDS)[number]

/** A place as rules look at it: a five-digit zip, two letters, five digits. */
export interface RulePlace {
  zip: string
  state: string
  countyFips: string
}

type DistrictId = 'south-coast' | 'san-joaquin' | 'bay-area'

/** An air district that asks for ultra-low NOx furnaces. */
export interface AirDistrict {
  id: DistrictId
  name: string
  /** the district's rule for fan-type furnaces */
  rule: string
  counties: readonly string[]
  /** zips of these counties that belong to a neighbouring district */
  outside: readonly string[]
}

const words = (text: string): string[] => text.trim().split(/\s+/)

/**
 * Counties and limits are from the districts' rules. The zips outside are from memory: see
 * docs/data-sources.md.
 */
export const AIR_DISTRICTS: readonly AirDistrict[] = [
  {
    id: 'south-coast',
    name: 'South Coast',
    rule: 'Rule 1111',
    counties: ['06037', '06059', '06065', '06071'],
    // Antelope Valley, Mojave Desert and the Palo Verde valley have districts of their own.
    outside: words(`
      93510 93532 93534 93535 93536 93539 93543 93544 93550 93551 93552 93553 93563 93584 93586
      93590 93591 93599 92225 92239 92226 92242 92252 92256 92267 92268 92277 92278 92280 92284
      92285 92286 92301 92304 92307 92308 92309 92310 92311 92312 92323 92327 92329 92332 92338
      92340 92342 92344 92345 92347 92356 92363 92364 92365 92366 92368 92371 92372 92392 92393
      92394 92395 92398 93558 93562 93592
    `),
  },
  {
    id: 'san-joaquin',
    name: 'San Joaquin Valley',
    rule: 'Rule 4905',
    counties: ['06019', '06029', '06031', '06039', '06047', '06077', '06099', '06107'],
    // The desert and mountain part of Kern County.
    outside: words(`
      93501 93502 93504 93505 93516 93518 93519 93523 93524 93527 93528 93531 93554 93555 93556
      93560 93561 93581 93596
    `),
  },
  {
    id: 'bay-area',
    name: 'Bay Area',
    rule: 'Regulation 9, Rule 4',
    counties: ['06001', '06013', '06041', '06055', '06075', '06081', '06085', '06095', '06097'],
    // Eastern Solano and northern Sonoma.
    outside: words(`
      94571 95620 95625 95687 95688 95696 95412 95421 95425 95441 95446 95448 95450 95480 95486
      95497
    `),
  },
]

/** The district with an ultra-low limit that a place lies in. */
export const districtOf = (place: RulePlace): AirDistrict | undefined =>
  AIR_DISTRICTS.find(
    ({ counties, outside }) => counties.includes(place.countyFips) && !outside.includes(place.zip),
  )

/**
 * V-NOX: what a gas furnace must meet. Outside California nothing; there Low NOx, in three districts Ultra
 * Low NOx.
 */
export function emissionStandardAt(place: RulePlace): EmissionStandard {
  if (place.state !== 'CA') return 'None'
  return districtOf(place) ? 'Ultra Low NOx' : 'Low NOx'
}

const RANKS: Readonly<Record<EmissionStandard, number>> = { None: 0, 'Low NOx': 1, 'Ultra Low NOx': 2 }

/** Whether a burner of one class may go where another is asked for. */
export const meetsEmission = (has: EmissionStandard, asked: EmissionStandard): boolean =>
  RANKS[has] >= RANKS[asked]
