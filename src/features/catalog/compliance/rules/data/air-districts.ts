/** An air district, as far as its rules for burners concern the store. */
export interface AirDistrict {
  id: string
  name: string
  /** whole counties, five digits each */
  counties: readonly string[]
  /** zips of these counties that belong to a neighboring district */
  outside: readonly string[]
  /** zips of other counties that belong to this district */
  zips: readonly string[]
}

const words = (text: string): string[] => text.trim().split(/\s+/)

/** The desert and mountain part of Kern County. */
const EASTERN_KERN = words(`
  93501 93502 93504 93505 93516 93518 93519 93523 93524 93527 93528 93531 93554 93555 93556
  93560 93561 93581 93596
`)
/** Eastern Solano. */
const EASTERN_SOLANO = words('94571 95620 95625 95687 95688 95696')
const NORTHERN_SONOMA = words('95412 95421 95425 95441 95446 95448 95450 95480 95486 95497')

/**
 * Districts of California. Counties are from the districts' rules; the zips outside and the smaller districts
 * are from memory: see docs/data-sources.md.
 */
export const AIR_DISTRICTS = [
  {
    id: 'south-coast',
    name: 'South Coast',
    counties: ['06037', '06059', '06065', '06071'],
    // Antelope Valley, Mojave Desert and the Palo Verde valley have districts of their own.
    outside: words(`
      93510 93532 93534 93535 93536 93539 93543 93544 93550 93551 93552 93553 93563 93584 93586
      93590 93591 93599 92225 92239 92226 92242 92252 92256 92267 92268 92277 92278 92280 92284
      92285 92286 92301 92304 92307 92308 92309 92310 92311 92312 92323 92327 92329 92332 92338
      92340 92342 92344 92345 92347 92356 92363 92364 92365 92366 92368 92371 92372 92392 92393
      92394 92395 92398 93558 93562 93592
    `),
    zips: [],
  },
  {
    id: 'san-joaquin',
    name: 'San Joaquin Valley',
    counties: ['06019', '06029', '06031', '06039', '06047', '06077', '06099', '06107'],
    outside: EASTERN_KERN,
    zips: [],
  },
  {
    id: 'bay-area',
    name: 'Bay Area',
    counties: ['06001', '06013', '06041', '06055', '06075', '06081', '06085', '06095', '06097'],
    outside: [...EASTERN_SOLANO, ...NORTHERN_SONOMA],
    zips: [],
  },
  { id: 'sacramento', name: 'Sacramento Metropolitan', counties: ['06067'], outside: [], zips: [] },
  { id: 'san-diego', name: 'San Diego County', counties: ['06073'], outside: [], zips: [] },
  { id: 'eastern-kern', name: 'Eastern Kern', counties: [], outside: [], zips: EASTERN_KERN },
  { id: 'ventura', name: 'Ventura County', counties: ['06111'], outside: [], zips: [] },
  { id: 'santa-barbara', name: 'Santa Barbara County', counties: ['06083'], outside: [], zips: [] },
  { id: 'yolo-solano', name: 'Yolo-Solano', counties: ['06113'], outside: [], zips: EASTERN_SOLANO },
  { id: 'placer', name: 'Placer County', counties: ['06061'], outside: [], zips: [] },
  { id: 'el-dorado', name: 'El Dorado County', counties: ['06017'], outside: [], zips: [] },
] as const satisfies readonly AirDistrict[]

export type DistrictId = (typeof AIR_DISTRICTS)[number]['id']
