import { parseZip } from '#features/catalog/location/rules/zip.ts'
import { isFiveDigits } from '#features/catalog/location/rules/zip-states.ts'
import { isDay } from '#lib/dates.ts'
import { texts } from '../texts.ts'

/** Work that installers give a price for. */
export const JOBS = [
  'furnace',
  'air-conditioner',
  'heat-pump',
  'mini-split',
  'boiler',
  'water-heater',
] as const
export type Job = (typeof JOBS)[number]

/** The types of certificate of 40 CFR 82.161, and universal for all three. */
export const EPA_TYPES = ['type-1', 'type-2', 'type-3', 'universal'] as const
export type EpaType = (typeof EPA_TYPES)[number]

/** The longest texts of a listing, in characters. */
export const MOST_OF_LISTING = { number: 60, issuer: 80, zip: 10, zips: 2_000 } as const
/** The largest distance from the base that an installer can name. */
export const MOST_MILES = 100
/** ZIP codes beside the distance. */
export const MOST_ZIPS = 200
/** Dollars of one price; more is a mistake in typing. */
const MOST_DOLLARS = 50_000

/** The price of a job from the lowest to the highest, in whole dollars, for labor alone. */
interface DollarRange {
  job: Job
  low: number
  high: number
}

/** A listing as staff type it. Days are yyyy-mm-dd or ''. */
export interface ListingDraft {
  licenseNumber: string
  licenseIssuer: string
  licenseEndsOn: string
  licenseCheckedOn: string
  epaNumber: string
  epaType: EpaType | ''
  epaCheckedOn: string
  baseZip: string
  radiusMiles: number
  extraZips: readonly string[]
  prices: readonly DollarRange[]
  isShown: boolean
}

const LICENSE = ['licenseNumber', 'licenseIssuer', 'licenseEndsOn'] as const
const CERTIFICATE = ['epaNumber', 'epaType'] as const

/**
 * A listing as its own company changes it. The company cannot check itself: a changed license or certificate
 * has not been checked, and homeowners see the listing again once staff have checked it.
 */
export function changedByCompany(
  current: ListingDraft,
  typed: Omit<ListingDraft, 'licenseCheckedOn' | 'epaCheckedOn' | 'isShown'>,
): ListingDraft {
  const isSameLicense = LICENSE.every((path) => current[path] === typed[path])
  const isSameCertificate = CERTIFICATE.every((path) => current[path] === typed[path])
  return {
    ...typed,
    licenseCheckedOn: isSameLicense ? current.licenseCheckedOn : '',
    epaCheckedOn: isSameCertificate ? current.epaCheckedOn : '',
    isShown: current.isShown && isSameLicense && isSameCertificate,
  }
}

/** Whether staff have something to check: facts are filled in, and the day of their check is missing. */
export const waitsForCheck = (listing: Omit<ListingDraft, 'prices' | 'extraZips'>): boolean =>
  (listing.licenseNumber !== '' && listing.licenseCheckedOn === '') ||
  (listing.epaNumber !== '' && listing.epaCheckedOn === '')

export interface ListingProblem {
  path: string
  message: string
}

/** The ZIP codes in a text, each once, in the order in which a person typed them. */
export const zipsIn = (text: string): string[] => [...new Set(text.split(/[\s,;]+/).filter(Boolean))]

/** A US zip with five digits; undefined for other texts. */
export function fiveDigits(text: string): string | undefined {
  const parsed = parseZip(text)
  return /^\d{5}/.test(text.trim()) && parsed.kind === 'us' ? parsed.zip : undefined
}

/** Why no installer is searched for a typed ZIP code; undefined for one of the United States. */
export function findFault(zip: string): string | undefined {
  if (fiveDigits(zip)) return undefined
  return parseZip(zip).kind === 'canada' ? texts.search.canada : texts.search.wrong
}

const isDayOrNone = (text: string): boolean => text === '' || isDay(text)

const DAYS = ['licenseEndsOn', 'licenseCheckedOn', 'epaCheckedOn'] as const
/** What a listing needs before homeowners see it. */
const NEEDED = [
  'licenseNumber',
  'licenseIssuer',
  'licenseEndsOn',
  'licenseCheckedOn',
  'epaNumber',
  'epaType',
  'epaCheckedOn',
] as const

const wrongPrice = ({ job, low, high }: DollarRange): ListingProblem[] =>
  low >= 1 && high >= low && high <= MOST_DOLLARS
    ? []
    : [{ path: `price-${job}`, message: texts.problems.price }]

const wrongArea = ({ baseZip, radiusMiles, extraZips }: ListingDraft): ListingProblem[] => [
  ...(fiveDigits(baseZip) ? [] : [{ path: 'baseZip', message: texts.problems.zip }]),
  ...(Number.isInteger(radiusMiles) && radiusMiles >= 0 && radiusMiles <= MOST_MILES
    ? []
    : [{ path: 'radiusMiles', message: texts.problems.radius }]),
  ...(extraZips.length <= MOST_ZIPS && extraZips.every((zip) => isFiveDigits(zip))
    ? []
    : [{ path: 'extraZips', message: texts.problems.zips }]),
]

/** What is wrong with a listing, field by field. `today`: yyyy-mm-dd. */
export function listingProblems(draft: ListingDraft, today: string): ListingProblem[] {
  const { problems } = texts
  return [
    ...DAYS.filter((path) => !isDayOrNone(draft[path])).map((path) => ({ path, message: problems.day })),
    ...(['licenseCheckedOn', 'epaCheckedOn'] as const)
      .filter((path) => isDay(draft[path]) && draft[path] > today)
      .map((path) => ({ path, message: problems.future })),
    ...wrongArea(draft),
    ...draft.prices.flatMap(wrongPrice),
    ...(draft.isShown
      ? NEEDED.filter((path) => draft[path] === '').map((path) => ({ path, message: problems.needed }))
      : []),
    ...(draft.isShown && isDay(draft.licenseEndsOn) && draft.licenseEndsOn < today
      ? [{ path: 'licenseEndsOn', message: problems.ended }]
      : []),
  ]
}
