import { FIRST_OWN_ID } from '../../rules/attribute-ids.ts'
import {
  DEFAULTS,
  type DocumentProblem,
  type DocumentRow,
  type GivenDocument,
  KEYS,
  MOST,
  nameOf,
  ROWS,
  SECTIONS,
  type Section,
  type Sections,
} from './document.ts'
import { sorted } from './tables.ts'

/** A row that a document adds, changes or removes. */
export interface RowChange<S extends Section = Section> {
  section: S
  name: string
  before: DocumentRow<S> | undefined
  after: DocumentRow<S> | undefined
}

/** What the vocabulary becomes by a document, or what is wrong with the document. */
export function merged(
  current: Sections,
  given: GivenDocument,
): { wanted: Sections; problems: DocumentProblem[] } {
  const problems: DocumentProblem[] = []
  const of = <S extends Section>(section: S): DocumentRow<S>[] =>
    mergedSection(section, current[section] as DocumentRow<S>[], given, problems)
  const wanted: Sections = {
    types: of('types'),
    groups: of('groups'),
    attributes: of('attributes'),
    categories: of('categories'),
    facets: of('facets'),
    questions: of('questions'),
    columns: of('columns'),
  }
  return { wanted, problems }
}

function mergedSection<S extends Section>(
  section: S,
  current: readonly DocumentRow<S>[],
  document: GivenDocument,
  problems: DocumentProblem[],
): DocumentRow<S>[] {
  const removed = document.removed(section)
  const report = (path: string, problem: string) => problems.push({ path, problem })
  const found = new Map(current.map((row) => [nameOf(section, row), row]))
  for (const name of removed)
    if (!found.delete(name)) report(`remove.${section}`, `expected a name of ${section}, found ${name}`)
  const next = nextNumbers(current)
  const named = new Set<string>()
  for (const given of document.rows(section)) {
    const name = String(given[KEYS[section]])
    if (named.has(name)) report(`${section}.${name}`, 'expected each name once in a section')
    if (removed.includes(name)) report(`${section}.${name}`, 'is also under "remove"')
    named.add(name)
    const row = completed(section, given, found.get(name) ?? { ...DEFAULTS[section], ...next(section) })
    if (Array.isArray(row)) problems.push(...row)
    else found.set(name, row)
  }
  if (found.size > MOST[section])
    report(section, `expected at most ${MOST[section]} in all, found ${found.size}`)
  return sorted(section, [...found.values()])
}

/** A row with what its document does not say, or what is wrong with it. */
function completed<S extends Section>(
  section: S,
  given: Record<string, unknown>,
  rest: object,
): DocumentRow<S> | DocumentProblem[] {
  const said = Object.entries(given).filter(([, value]) => value !== undefined)
  const whole = { ...rest, ...Object.fromEntries(said) }
  const read = ROWS[section].safeParse(whole)
  if (read.success) return read.data as DocumentRow<S>
  return read.error.issues.map((issue) => ({
    path: [section, String(given[KEYS[section]]), ...issue.path.map(String)].join('.'),
    problem: String(issue.path[0]) in whole ? issue.message : `${issue.message}, found nothing`,
  }))
}

/** Gives new rows the next free places and numbers, in the order of the document. */
function nextNumbers(rows: readonly { order: number; id?: number }[]): (section: Section) => object {
  let order = Math.max(0, ...rows.map((row) => row.order))
  let id = Math.max(FIRST_OWN_ID - 1, ...rows.map((row) => row.id ?? 0))
  return (section) => ({ order: ++order, ...('id' in ROWS[section].shape ? { id: ++id } : {}) })
}

/** The rows in which two vocabularies differ. */
export const differences = (before: Sections, after: Sections): RowChange[] =>
  SECTIONS.flatMap((section) => differing(section, before, after))

function differing<S extends Section>(section: S, before: Sections, after: Sections): RowChange<S>[] {
  const byName = (sections: Sections) =>
    new Map((sections[section] as DocumentRow<S>[]).map((row) => [nameOf(section, row), row]))
  const [old, next] = [byName(before), byName(after)]
  return [...new Set([...old.keys(), ...next.keys()])].flatMap((name) => {
    const [was, is] = [old.get(name), next.get(name)]
    return JSON.stringify(was) === JSON.stringify(is) ? [] : [{ section, name, before: was, after: is }]
  })
}
