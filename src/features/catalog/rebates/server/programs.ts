import { z } from 'zod'
import { cell, readDataTable } from '#lib/data-file.ts'
import { toCents } from '#lib/money.ts'
import { type Area, BASES, EQUIPMENT, LEVELS, PAYMENTS, type Program } from '../rules/programs.ts'

/**
 * The day of the data in data/. Its source is Rewiring America's public incentive data: docs/data-sources.md.
 */
export const PROGRAMS_AS_OF = '2026-08-06'

const FOLDER = 'src/features/catalog/rebates/server/data'

const programRow = z
  .object({
    id: cell.text,
    authority: cell.text,
    level: z.enum(LEVELS),
    name: cell.text,
    url: cell.text.regex(/^https?:\/\//, 'must begin with http:// or https://'),
    equipment: cell.words.pipe(z.array(z.enum(EQUIPMENT)).min(1)),
    basis: z.enum(BASES),
    amount: cell.number.pipe(z.number().positive()),
    cap_dollars: cell.optionalNumber,
    payment: z.enum(PAYMENTS),
    income_tested: cell.yes,
    smaller_amounts_exist: cell.yes,
    whole_home: cell.yes,
    needs_energy_star: cell.yes,
    needs_cold_climate: cell.yes,
    needs_replacement: cell.yes,
    needs_program_contractor: cell.yes,
    needs_new_home: cell.yes,
    members_of: cell.optionalText,
    least_seer2: cell.optionalNumber,
    least_hspf2: cell.optionalNumber,
    least_eer2: cell.optionalNumber,
    areas: cell.words.pipe(z.array(z.string()).min(1)),
    first_day: cell.optionalDay,
    last_day: cell.optionalDay,
  })
  .transform(
    (row): Program => ({
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
        membersOf: row.members_of || null,
      },
      leastRatings: { seer2: row.least_seer2, hspf2: row.least_hspf2, eer2: row.least_eer2 },
      areas: row.areas,
      firstDay: row.first_day,
      lastDay: row.last_day,
    }),
  )

/** "60601-60612 60614": single zips, and ranges with both ends. */
const zips = z
  .string()
  .regex(/^(\d{5}(-\d{5})?( \d{5}(-\d{5})?)*)?$/, 'must be zips or ranges of zips')
  .transform((text) => {
    const all = new Set<number>()
    for (const range of text === '' ? [] : text.split(' ')) {
      const [first = 0, last = first] = range.split('-').map(Number)
      for (let zip = first; zip <= last; zip++) all.add(zip)
    }
    return all
  })

const areaRow = z
  .object({
    id: cell.text,
    kind: z.enum(['state', 'county', 'town', 'territory']),
    state: cell.optionalText,
    county_fips: cell.optionalText,
    town: cell.optionalText,
    zips_mostly_served: zips,
    zips_also_served: zips,
  })
  .transform((row): Area => {
    const { id, kind, state } = row
    if (kind === 'state') return { id, kind, state }
    if (kind === 'county') return { id, kind, countyFips: row.county_fips }
    if (kind === 'town') return { id, kind, state, town: row.town }
    return { id, kind, zipsMostlyServed: row.zips_mostly_served, zipsAlsoServed: row.zips_also_served }
  })

export const readPrograms = (): Program[] => readDataTable(`${FOLDER}/programs.csv`, programRow)
export const readAreas = (): Area[] => readDataTable(`${FOLDER}/areas.csv`, areaRow)

interface ProgramTables {
  areas: readonly Area[]
  /** ids of the areas that are the territory of a utility */
  territories: ReadonlySet<string>
  programsByArea: ReadonlyMap<string, readonly Program[]>
}

let tables: ProgramTables | undefined

/** All programs and their areas, read at the first request for rebates. */
export function programTables(): ProgramTables {
  tables ??= readTables()
  return tables
}

function readTables(): ProgramTables {
  const programsByArea = new Map<string, Program[]>()
  for (const program of readPrograms())
    for (const area of program.areas) programsByArea.set(area, [...(programsByArea.get(area) ?? []), program])
  const areas = readAreas()
  const territories = new Set(areas.filter(({ kind }) => kind === 'territory').map(({ id }) => id))
  return { areas, territories, programsByArea }
}
