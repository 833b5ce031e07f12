import { CARE_TASKS, type CareTask } from './data/care-tasks.ts'

export const SEASONS = ['spring', 'fall'] as const
export type CareSeason = (typeof SEASONS)[number]

/** The days of the two mails, as month and day: weeks before people cool and heat. */
const MAIL_DAYS: readonly (readonly [day: string, season: CareSeason])[] = [
  ['03-15', 'spring'],
  ['09-15', 'fall'],
]

const YEAR_MONTHS = 12

/** The first mail after a day. Days are yyyy-mm-dd. */
export function nextMail(after: string): { on: string; season: CareSeason } {
  const year = Number(after.slice(0, 4))
  const mails = [year, year + 1].flatMap((each) =>
    MAIL_DAYS.map(([day, season]) => ({ on: `${each}-${day}`, season })),
  )
  return mails.find(({ on }) => on > after) ?? mails.at(-1)!
}

/** The season of a mail that was due on a day. */
export const careSeasonOf = (day: string): CareSeason => (day.slice(5) < '09-15' ? 'spring' : 'fall')

/**
 * What a product of this type needs in a season: the work of that season, the work that comes back within the
 * year, and in spring the yearly work of no season.
 */
export const seasonalCare = (type: string, season: CareSeason): Pick<CareTask, 'what' | 'by'>[] =>
  CARE_TASKS.filter(({ types, months, season: own }) => {
    if (!(types as readonly string[]).includes(type)) return false
    return own === undefined ? months < YEAR_MONTHS || season === 'spring' : own === season
  })
