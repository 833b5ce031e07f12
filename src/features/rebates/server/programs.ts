import { type Area, type Program, readAreas, readPrograms } from '../rules/programs.ts'

interface Catalogue {
  areas: readonly Area[]
  /** programmes by the areas they hold in */
  byArea: ReadonlyMap<string, readonly Program[]>
}

/** The day of the data in ./data. */
export const PROGRAMS_AS_OF = '2026-08-06'

let read: Promise<Catalogue> | undefined

/** The programme tables, read when somebody first asks for a rebate. */
export const programCatalogue = (): Promise<Catalogue> => (read ??= readTables())

async function readTables(): Promise<Catalogue> {
  const [{ PROGRAMS }, { AREAS }] = await Promise.all([
    import('./data/programs.ts'),
    import('./data/areas.ts'),
  ])
  const byArea = new Map<string, Program[]>()
  for (const program of readPrograms(PROGRAMS))
    for (const area of program.areas) byArea.set(area, [...(byArea.get(area) ?? []), program])
  return { areas: readAreas(AREAS), byArea }
}
