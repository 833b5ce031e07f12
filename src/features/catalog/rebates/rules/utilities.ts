import type { Program } from './programs.ts'
import { type Fuel, fuelOf, type ReachedPlace, serviceOf } from './reach.ts'

/** What a shopper chooses when the home's utility is not among ours. */
export const OTHER_UTILITY = 'other'

/** The utility that a shopper has named for each fuel: its name, OTHER_UTILITY, or null for none yet. */
export type ChosenUtilities = Readonly<Record<Fuel, string | null>>

export const NO_UTILITIES: ChosenUtilities = { electricity: null, gas: null }

const isUtility = ({ level }: Program): boolean => level === 'electric-utility' || level === 'gas-utility'

/** The fuels whose utility decides whether these programs pay a home. */
export const fuelsOpen = (paying: Iterable<Program>, place: ReachedPlace): Fuel[] => {
  const open = [...paying].filter(
    (program) => isUtility(program) && serviceOf(program, place) === 'one-of-several',
  )
  return [...new Set(open.map(fuelOf))].toSorted()
}

/** The utilities of a place among which the shopper has to choose. */
export interface UtilityQuestion {
  fuel: Fuel
  /** in alphabetical order */
  names: readonly string[]
  /** what counts: one of the names, OTHER_UTILITY, or null */
  chosen: string | null
}

/**
 * The questions for these fuels, with the names of the utilities at a place. A choice that is no utility of
 * this place counts as none.
 */
export function utilityQuestions(
  fuels: Iterable<Fuel>,
  all: Iterable<Program>,
  wanted: ChosenUtilities,
): UtilityQuestion[] {
  const utilities = [...all].filter(isUtility)
  return [...new Set(fuels)].toSorted().map((fuel) => {
    const names = [
      ...new Set(utilities.filter((each) => fuelOf(each) === fuel).map(({ authority }) => authority)),
    ].toSorted((a, b) => a.localeCompare(b))
    const choice = wanted[fuel]
    const isKnown = choice !== null && (choice === OTHER_UTILITY || names.includes(choice))
    return { fuel, names, chosen: isKnown ? choice : null }
  })
}

/** The place of a home whose utilities the shopper has named. */
export function servedBy(
  place: ReachedPlace,
  all: Iterable<Program>,
  questions: readonly UtilityQuestion[],
): ReachedPlace {
  const programs = [...all]
  const served = new Map(
    questions.flatMap(({ fuel, chosen }) =>
      chosen === null
        ? []
        : [
            [
              fuel,
              new Set(
                programs
                  .filter((each) => isUtility(each) && fuelOf(each) === fuel && each.authority === chosen)
                  .flatMap(({ areas }) => areas),
              ),
            ] as const,
          ],
    ),
  )
  return { ...place, served }
}
