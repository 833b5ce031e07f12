import type { Db } from '#db/connect.ts'
import { bumpCatalogue } from '../catalogue-version.ts'
import { checkUse } from './check-use.ts'
import { checkVocabulary } from './check-vocabulary.ts'
import {
  DOCUMENT_VERSION,
  type DocumentProblem,
  type DocumentRow,
  type GivenDocument,
  nameOf,
  SECTIONS,
  type Section,
  type Sections,
} from './document.ts'
import { differences, merged, type RowChange } from './merge-document.ts'
import {
  FROM_ROW,
  readTables,
  SECTION_OF,
  sectionsOf,
  sorted,
  TABLE_OF,
  type VocabularyTable,
} from './tables.ts'
import { beginChange, type ChangeNote, lockVocabulary, writeChanges } from './write-vocabulary.ts'

export type VocabularyResult =
  | {
      kind: 'changed'
      /** undefined when nothing was written: there is nothing to change, or it was a dry run */
      number: number | undefined
      changes: RowChange[]
    }
  | { kind: 'refused'; problems: DocumentProblem[] }

interface How extends ChangeNote {
  /** checks everything and says the difference, but writes nothing */
  isDry?: boolean
}

/** The whole vocabulary as a document; equal vocabularies are equal bytes. */
export async function exportVocabulary(db: Db): Promise<string> {
  const sections = sectionsOf(await readTables(db))
  return `${JSON.stringify({ version: DOCUMENT_VERSION, ...sections }, null, 2)}\n`
}

/** Takes a document over as a whole, or nothing of it: everything is checked before anything is written. */
export const importVocabulary = (db: Db, document: GivenDocument, how: How): Promise<VocabularyResult> =>
  change(db, how, async (_, current) => merged(current, document))

/** Takes a change back as a whole. What was changed again since is named, and then nothing is written. */
export const undoChange = (db: Db, number: number, how: Omit<How, 'undoes'>): Promise<VocabularyResult> =>
  change(db, { ...how, undoes: number }, (trx, current) => before(trx, number, current))

interface Wanted {
  wanted: Sections
  problems: DocumentProblem[]
}

async function change(
  db: Db,
  { isDry = false, ...note }: How,
  wantedOf: (trx: Db, current: Sections) => Promise<Wanted>,
): Promise<VocabularyResult> {
  return db.transaction().execute(async (trx): Promise<VocabularyResult> => {
    await lockVocabulary(trx)
    const current = sectionsOf(await readTables(trx))
    const { wanted, problems } = await wantedOf(trx, current)
    if (problems.length > 0) return { kind: 'refused', problems }
    const changes = differences(current, wanted)
    const found = [...checkVocabulary(wanted, current), ...(await checkUse(trx, changes, wanted))]
    if (found.length > 0) return { kind: 'refused', problems: found }
    if (isDry || changes.length === 0) return { kind: 'changed', number: undefined, changes }
    const number = await beginChange(trx, note)
    await writeChanges(trx, changes, { before: current, after: wanted })
    await bumpCatalogue(trx)
    return { kind: 'changed', number, changes }
  })
}

type RowsByName = Record<Section, Map<string, DocumentRow<Section>>>

const byName = (sections: Sections): RowsByName =>
  Object.fromEntries(
    SECTIONS.map((section) => [
      section,
      new Map<string, DocumentRow<Section>>(sections[section].map((row) => [nameOf(section, row), row])),
    ]),
  ) as RowsByName

/** The vocabulary without a change: each row as it was before. */
async function before(trx: Db, number: number, current: Sections): Promise<Wanted> {
  const history = await trx
    .selectFrom('vocabulary_history')
    .select(['kind', 'before', 'after'])
    .where('change', '=', number)
    .orderBy('seq', 'desc')
    .execute()
  if (history.length === 0)
    return { wanted: current, problems: [{ path: '', problem: `there is no change ${number}` }] }
  const slugs = new Map(current.categories.map(({ id, slug }) => [id, slug]))
  for (const { kind, before: was } of history)
    if (kind === TABLE_OF.categories && was) slugs.set(Number(was.id), String(was.slug))
  const rows = byName(current)
  const problems = history.flatMap(({ kind, before: was, after: is }) => {
    const section = SECTION_OF[kind as VocabularyTable]
    const [old, next] = [was, is].map((row) => row && asDocumentRow(section, row, slugs))
    return takeBack(section, rows[section], { old, next })
  })
  const wanted = Object.fromEntries(
    SECTIONS.map((section) => [section, sorted(section, [...rows[section].values()])]),
  )
  return { wanted: { ...current, ...wanted }, problems }
}

/** Puts a row back as it was, unless it is no longer as the change left it. */
function takeBack(
  section: Section,
  rows: RowsByName[Section],
  { old, next }: Record<'old' | 'next', DocumentRow<Section> | null | undefined>,
): DocumentProblem[] {
  const left = next ?? old
  const name = left ? nameOf(section, left) : ''
  const isAsLeft = JSON.stringify(rows.get(name)) === JSON.stringify(next ?? undefined)
  rows.delete(name)
  if (old) rows.set(nameOf(section, old), old)
  return isAsLeft ? [] : [{ path: `${section}.${name}`, problem: 'was changed again since' }]
}

/** A kept row of a table as a document has it. */
function asDocumentRow(
  section: Section,
  row: object,
  slugs: ReadonlyMap<number, string>,
): DocumentRow<Section> {
  const from = FROM_ROW[section] as (
    row: object,
    slugOf: (id: number) => string | undefined,
  ) => DocumentRow<Section>
  return from(row, (id) => slugs.get(id))
}

/** The changes, the newest first. */
export const listChanges = (db: Db, most: number) =>
  db
    .selectFrom('vocabulary_change')
    .innerJoin('vocabulary_history', 'change', 'number')
    .select(({ fn }) => [
      'number',
      'changed_at',
      'changed_by',
      'reason',
      'undoes',
      fn.countAll<number>().as('rows'),
    ])
    .groupBy('number')
    .orderBy('number', 'desc')
    .limit(most)
    .execute()
