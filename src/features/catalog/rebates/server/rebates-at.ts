import type { Db } from '#db/connect.ts'
import { findPostalPlace } from '#features/catalog/location/server/index.ts'
import { ApiError } from '#lib/api-error.ts'
import { type Candidate, judge } from '../rules/eligible.ts'
import type { Program } from '../rules/programs.ts'
import { areasAt, type Place, type ReachedPlace, reachedPlace } from '../rules/reach.ts'
import { rebateOf } from '../rules/total.ts'
import { fuelsOpen, NO_UTILITIES, servedBy, utilityQuestions } from '../rules/utilities.ts'
import { programTables } from './programs.ts'

/** The programs that may pay at a place; none outside the United States. */
export function programsAt(place: Place | undefined): {
  programs: ReadonlySet<Program>
  reached: ReachedPlace
} {
  const { areas, territories, programsByArea } = programTables()
  const found = place ? areasAt(areas, place) : new Map()
  const programs = new Set<Program>([...found.keys()].flatMap((area) => programsByArea.get(area) ?? []))
  return { programs, reached: reachedPlace(found, programs, territories) }
}

/**
 * What programs pay for products at a place on a day (yyyy-mm-dd), before the shopper has named a utility:
 * the same amounts as POST /rebates/get_rebates answers for one product.
 */
export function rebatesAt(
  place: Place | undefined,
  day: string,
): (product: Candidate) => ReturnType<typeof rebateOf> {
  const { programs, reached } = programsAt(place)
  const offersAt = (product: Candidate, at: ReachedPlace) =>
    [...programs].flatMap((program) => judge(program, product, at, day) ?? [])
  return (product) => {
    const paying = offersAt(product, reached).map(({ program }) => program)
    const questions = utilityQuestions(fuelsOpen(paying, reached), programs, NO_UTILITIES)
    return rebateOf(offersAt(product, servedBy(reached, programs, questions)), product.price)
  }
}

/** The same at a ZIP code. At one that we do not know, no program pays. */
export async function rebatesAtZip(db: Db, zip: string, day: string): Promise<ReturnType<typeof rebatesAt>> {
  const place = await findPostalPlace(db, zip).catch((error: unknown) => {
    if (error instanceof ApiError && error.code === 'invalid_zip') return undefined
    throw error
  })
  return rebatesAt(place?.kind === 'us' ? place : undefined, day)
}
