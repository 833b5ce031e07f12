import { z } from 'zod'
import { cell, readDataTable } from '#lib/data-file.ts'
import { toCents } from '#lib/money.ts'
import {
  defineReferenceTable,
  namedTwice,
  type TableProblem,
} from '#platform/reference-tables/server/reference-table.ts'
import { type Area, BASES, EQUIPMENT, LEVELS, PAYMENTS, type Program } from '../rules/programs.ts'

const FOLDER = 'src/features/catalog/rebates/server/data'

const MOST_PROGRAMS = 10_000
const MOST_AREAS = 10_000

const text = z.string().min(1).max(500)
const rating = z.number().positive().nullable()
const optionalDay = z.iso.date().nullable()

/** A row of a document; the columns of programs.csv are its fields. */
const programRow = z.strictObject({
  id: text,
  authority: text,
  level: z.enum(LEVELS),
  name: text,
  url: text.regex(/^https?:\/\//, 'must begin with http:// or https://'),
  equipment: z.array(z.enum(EQUIPMENT)).min(1),
  basis: z.enum(BASES),
  amount: z.number().positive(),
  cap_dollars: z.number().positive().nullable(),
  payment: z.enum(PAYMENTS),
  income_tested: z.boolean(),
  smaller_amounts_exist: z.boolean(),
  whole_home: z.boolean(),
  needs_energy_star: z.boolean(),
  needs_cold_climate: z.boolean(),
  needs_replacement: z.boolean(),
  needs_program_contractor: z.boolean(),
  needs_new_home: z.boolean(),
  members_of: text.nullable(),
  least_seer2: rating,
  least_hspf2: rating,
  least_eer2: rating,
  areas: z.array(text).min(1),
  first_day: optionalDay,
  last_day: optionalDay,
})
type ProgramRow = z.output<typeof programRow>

const orNull = cell.optionalText.transform((value) => value || null)

/** What the cells of programs.csv are; `programRow` says what they may be. */
const programCells = z.object({
  ...programRow.shape,
  equipment: cell.words,
  amount: cell.number,
  cap_dollars: cell.optionalNumber,
  income_tested: cell.yes,
  smaller_amounts_exist: cell.yes,
  whole_home: cell.yes,
  needs_energy_star: cell.yes,
  needs_cold_climate: cell.yes,
  needs_replacement: cell.yes,
  needs_program_contractor: cell.yes,
  needs_new_home: cell.yes,
  members_of: orNull,
  least_seer2: cell.optionalNumber,
  least_hspf2: cell.optionalNumber,
  least_eer2: cell.optionalNumber,
  areas: cell.words,
  first_day: cell.optionalDay,
  last_day: cell.optionalDay,
})

const programOf = (row: ProgramRow): Program => ({
  id: row.id,
  name: row.name,
  url: row.url,
  authority: row.authority,
  level: row.level,
  equipment: row.equipment,
  basis: row.basis,
  amount: row.amount,
  cap: row.cap_dollars === null ? null : toCents(Math.round(row.cap_dollars * 100)),
  payment: row.payment,
  incomeTested: row.income_tested,
  smallerAmountsExist: row.smaller_amounts_exist,
  wholeHome: row.whole_home,
  requirements: {
    energyStar: row.needs_energy_star,
    coldClimate: row.needs_cold_climate,
    replacement: row.needs_replacement,
    programContractor: row.needs_program_contractor,
    newHome: row.needs_new_home,
    membersOf: row.members_of,
  },
  leastRatings: { seer2: row.least_seer2, hspf2: row.least_hspf2, eer2: row.least_eer2 },
  areas: row.areas,
  firstDay: row.first_day,
  lastDay: row.last_day,
})

/** "60601-60612 60614": single zips, and ranges with both ends. */
const zips = z.string().regex(/^(\d{5}(-\d{5})?( \d{5}(-\d{5})?)*)?$/, 'must be zips or ranges of zips')

function zipsOf(ranges: string): Set<number> {
  const all = new Set<number>()
  for (const range of ranges === '' ? [] : ranges.split(' ')) {
    const [first = 0, last = first] = range.split('-').map(Number)
    for (let zip = first; zip <= last; zip++) all.add(zip)
  }
  return all
}

/** A row of a document, and of areas.csv, whose cells are all text. */
const areaRow = z.strictObject({
  id: text,
  kind: z.enum(['state', 'county', 'town', 'territory']),
  state: z.string(),
  county_fips: z.string(),
  town: z.string(),
  zips_mostly_served: zips,
  zips_also_served: zips,
})
type AreaRow = z.output<typeof areaRow>

function areaOf(row: AreaRow): Area {
  const { id, kind, state } = row
  if (kind === 'state') return { id, kind, state }
  if (kind === 'county') return { id, kind, countyFips: row.county_fips }
  if (kind === 'town') return { id, kind, state, town: row.town }
  const [mostly, also] = [row.zips_mostly_served, row.zips_also_served].map(zipsOf)
  return { id, kind, zipsMostlyServed: mostly ?? new Set(), zipsAlsoServed: also ?? new Set() }
}

interface Rows {
  programs: ProgramRow[]
  areas: AreaRow[]
}

function checkRows({ programs, areas }: Rows): TableProblem[] {
  const known = new Set(areas.map(({ id }) => id))
  const nameless = areas.flatMap(({ kind, state, county_fips: county, town }, index): TableProblem[] => {
    const isNamed = {
      state: state !== '',
      county: county !== '',
      town: state !== '' && town !== '',
      territory: true,
    }
    return isNamed[kind] ? [] : [{ path: `rows.areas.${index}`, problem: `expected the name of the ${kind}` }]
  })
  const ofPrograms = programs.flatMap((row, index): TableProblem[] => {
    const at = `rows.programs.${index}`
    const strange = row.areas.find((id) => !known.has(id))
    const ends = row.first_day !== null && row.last_day !== null && row.last_day < row.first_day
    return [
      ...(strange === undefined ? [] : [{ path: `${at}.areas`, problem: `there is no area ${strange}` }]),
      ...(ends ? [{ path: `${at}.last_day`, problem: 'is before the first day' }] : []),
      ...(row.basis === 'share-of-price' && row.amount > 1
        ? [{ path: `${at}.amount`, problem: 'expected a share of at most 1' }]
        : []),
    ]
  })
  return [
    ...namedTwice('rows.programs', programs, ({ id }) => id),
    ...namedTwice('rows.areas', areas, ({ id }) => id),
    ...nameless,
    ...ofPrograms,
  ]
}

interface ProgramTables {
  programs: readonly Program[]
  areas: readonly Area[]
  /** ids of the areas that are the territory of a utility */
  territories: ReadonlySet<string>
  programsByArea: ReadonlyMap<string, readonly Program[]>
}

/** All amounts that programs pay, and the areas where they do. */
export const rebateTable = defineReferenceTable({
  name: 'rebates',
  holds: 'amounts that utilities, states and others pay for equipment',
  limitDays: 180,
  schema: z.strictObject({
    programs: z.array(programRow).max(MOST_PROGRAMS),
    areas: z.array(areaRow).max(MOST_AREAS),
  }),
  release: {
    source: 'Rewiring America public incentive data, Apache-2.0',
    asOf: '2026-08-06',
    readRows: () => ({
      programs: readDataTable(`${FOLDER}/programs.csv`, programCells.pipe(programRow)),
      areas: readDataTable(`${FOLDER}/areas.csv`, areaRow),
    }),
  },
  check: checkRows,
  make: tablesOf,
})

function tablesOf(rows: Rows): ProgramTables {
  const [programs, areas] = [rows.programs.map(programOf), rows.areas.map(areaOf)]
  const programsByArea = new Map<string, Program[]>()
  for (const program of programs)
    for (const area of program.areas) programsByArea.set(area, [...(programsByArea.get(area) ?? []), program])
  const territories = new Set(areas.filter(({ kind }) => kind === 'territory').map(({ id }) => id))
  return { programs, areas, territories, programsByArea }
}

/** All programs and their areas, read at the first request for rebates. */
export const programTables = (): ProgramTables => rebateTable.current().value

export const readPrograms = (): readonly Program[] => programTables().programs
export const readAreas = (): readonly Area[] => programTables().areas
