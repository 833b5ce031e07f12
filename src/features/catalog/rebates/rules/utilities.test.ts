import { describe, expect, test } from 'vitest'
import { readAreas, readPrograms } from '../server/programs.ts'
import type { Program } from './programs.ts'
import { areasAt, fuelOf, type ReachedPlace, reachedPlace, serviceOf } from './reach.ts'
import { fuelsOpen, NO_UTILITIES, OTHER_UTILITY, servedBy, utilityQuestions } from './utilities.ts'

const programs = readPrograms()
const areas = readAreas()
const territories = new Set(areas.filter(({ kind }) => kind === 'territory').map(({ id }) => id))
const zipsServed = new Set(
  areas.flatMap((area) =>
    area.kind === 'territory' ? [...area.zipsMostlyServed, ...area.zipsAlsoServed] : [],
  ),
)

interface Here {
  zip: string
  programs: Program[]
  place: ReachedPlace
}

/** Every 23rd zip that a utility of the table serves, and the programs that may pay there. */
const SAMPLE: readonly Here[] = [...zipsServed]
  .toSorted((a, b) => a - b)
  .filter((_, index) => index % 23 === 0)
  .map((number) => {
    const zip = String(number).padStart(5, '0')
    const reached = areasAt(areas, { zip, state: '', countyFips: '', city: '' })
    const here = programs.filter((program) => program.areas.some((area) => reached.has(area)))
    return { zip, programs: here, place: reachedPlace(reached, here, territories) }
  })
const SHARED = SAMPLE.filter(({ programs: here, place }) => fuelsOpen(here, place).length > 0)

const ask = ({ programs: here, place }: Here, wanted = NO_UTILITIES) =>
  utilityQuestions(fuelsOpen(here, place), here, wanted)
const payers = ({ programs: here }: Here, place: ReachedPlace, ...services: string[]) =>
  here.filter((program) => services.includes(serviceOf(program, place)))

describe('zips that several utilities share', () => {
  test('there are some in the table', () => {
    expect(SHARED.length).toBeGreaterThan(100)
  })

  test('each question names utilities of its fuel, each once, and nothing is chosen', () => {
    const wrong = SHARED.filter((here) =>
      ask(here).some(
        ({ fuel, names, chosen }) =>
          chosen !== null ||
          names.length === 0 ||
          new Set(names).size !== names.length ||
          names.some(
            (name) => !here.programs.some((each) => each.authority === name && fuelOf(each) === fuel),
          ),
      ),
    )
    expect(wrong.map(({ zip }) => zip)).toEqual([])
  })

  test('without a choice no offer of theirs is sure', () => {
    const wrong = SHARED.filter((here) => {
      const place = servedBy(here.place, here.programs, ask(here))
      return here.programs.some((program) => serviceOf(program, place) !== serviceOf(program, here.place))
    })
    expect(wrong.map(({ zip }) => zip)).toEqual([])
  })

  test('a chosen utility pays the home, and no utility with another area does', () => {
    const wrong = SHARED.flatMap((here) =>
      ask(here).flatMap(({ fuel, names }) =>
        names.flatMap((name) => {
          const questions = ask(here, { ...NO_UTILITIES, [fuel]: name })
          const place = servedBy(here.place, here.programs, questions)
          const own = new Set(
            here.programs.filter((each) => each.authority === name).flatMap((each) => each.areas),
          )
          const utilities = here.programs.filter(
            (each) => fuelOf(each) === fuel && /utility$/.test(each.level),
          )
          const isWrong = utilities.some((each) => {
            const service = serviceOf(each, place)
            if (each.authority === name) return service !== 'everybody'
            const isApart = each.areas.every((area) => territories.has(area) && !own.has(area))
            return isApart && service !== 'none'
          })
          return isWrong ? [`${here.zip} ${name}`] : []
        }),
      ),
    )
    expect(wrong).toEqual([])
  })

  test('with another utility none of them pays', () => {
    const wrong = SHARED.filter((here) => {
      const choice = { electricity: OTHER_UTILITY, gas: OTHER_UTILITY }
      const place = servedBy(here.place, here.programs, ask(here, choice))
      const asked = new Set(fuelsOpen(here.programs, here.place))
      return payers(here, place, 'everybody', 'if-served', 'one-of-several').some(
        (each) =>
          asked.has(fuelOf(each)) &&
          /utility$/.test(each.level) &&
          each.areas.every((area) => territories.has(area)),
      )
    })
    expect(wrong.map(({ zip }) => zip)).toEqual([])
  })

  test.each(['No Such Utility', '', '<script>'])(
    '%j is no utility of the place and counts as no choice',
    (name) => {
      const wrong = SHARED.filter((here) =>
        ask(here, { electricity: name, gas: name }).some(({ chosen }) => chosen !== null),
      )
      expect(wrong.map(({ zip }) => zip)).toEqual([])
    },
  )
})
