import { open, writeFile } from 'node:fs/promises'
import type { Db } from '#db/connect.ts'
import { grouped } from '#lib/numbers.ts'
import {
  exportVocabulary,
  importVocabulary,
  listChanges,
  undoChange,
  type VocabularyResult,
} from './change-vocabulary.ts'
import { type DocumentProblem, MOST_DOCUMENT_BYTES, readDocument } from './document.ts'
import type { RowChange } from './merge-document.ts'

/** Takes a line to show. */
type Out = (line: string) => void

const MOST_LINES = 200
const MOST_SHOWN = 120
const CHANGES_LISTED = 50

/** Who changes the vocabulary, and why. */
interface Who {
  by: string
  reason: string
}

/** Writes the vocabulary into a file. Returns the exit code, as all of these. */
export async function runVocabularyExport(db: Db, file: string, out: Out): Promise<0> {
  const text = await exportVocabulary(db)
  await writeFile(file, text)
  out(`Wrote the vocabulary to ${file}: ${grouped(Buffer.byteLength(text))} bytes.`)
  return 0
}

/**
 * Imports a document as a whole, or says everything that is wrong with it. With `isDry` it only says what
 * would change. Returns 0 done, 1 refused, 2 the file cannot be read or the reason is missing.
 */
export async function runVocabularyImport(
  db: Db,
  file: string,
  { by, reason, isDry = false }: Who & { isDry?: boolean },
  out: Out,
): Promise<0 | 1 | 2> {
  if (!isDry && reason === '') return noReason(out)
  const bytes = await bytesOf(file)
  if (bytes === undefined) {
    out(`${file}: cannot be read`)
    return 2
  }
  const document = readDocument(bytes)
  if (Array.isArray(document)) return refused(document, out)
  return told(await importVocabulary(db, document, { by, reason, isDry }), out, { isDry })
}

/** Takes the change with this number back. */
export async function runVocabularyUndo(
  db: Db,
  number: string,
  { by, reason }: Who,
  out: Out,
): Promise<0 | 1 | 2> {
  if (reason === '') return noReason(out)
  if (!/^\d{1,9}$/.test(number))
    return refused([{ path: '', problem: 'expected the number of a change' }], out)
  return told(await undoChange(db, Number(number), { by, reason }), out, { isDry: false })
}

/** Lists the changes, the newest first. */
export async function runVocabularyHistory(db: Db, out: Out): Promise<0> {
  for (const { number, changed_at: at, changed_by: by, reason, undoes, rows } of await listChanges(
    db,
    CHANGES_LISTED,
  ))
    out(
      `${number}  ${at.toISOString()}  ${by}  ${grouped(Number(rows))} rows  ${reason}` +
        (undoes === null ? '' : `  (takes back ${undoes})`),
    )
  return 0
}

/** The bytes of a file; a longer one than a document may be is cut, and then refused by its length. */
async function bytesOf(file: string): Promise<Uint8Array | undefined> {
  try {
    const handle = await open(file)
    try {
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(MOST_DOCUMENT_BYTES + 1))
      return buffer.subarray(0, bytesRead)
    } finally {
      await handle.close()
    }
  } catch (error) {
    if (error instanceof Error && 'code' in error) return undefined
    throw error
  }
}

function noReason(out: Out): 2 {
  out('Say why: --why "REASON". It stands in the history.')
  return 2
}

function refused(problems: readonly DocumentProblem[], out: Out): 1 {
  for (const { path, problem } of problems.slice(0, MOST_LINES))
    out(path === '' ? problem : `${path}: ${problem}`)
  if (problems.length > MOST_LINES) out(`and ${grouped(problems.length - MOST_LINES)} more problems`)
  out('Nothing was changed.')
  return 1
}

function told(result: VocabularyResult, out: Out, { isDry }: { isDry: boolean }): 0 | 1 {
  if (result.kind === 'refused') return refused(result.problems, out)
  const lines = result.changes.flatMap(linesOf)
  for (const line of lines.slice(0, MOST_LINES)) out(line)
  if (lines.length > MOST_LINES) out(`and ${grouped(lines.length - MOST_LINES)} more lines`)
  if (result.changes.length === 0) out('Nothing differs.')
  else if (isDry) out(`${grouped(result.changes.length)} rows would change. Nothing was changed.`)
  else
    out(
      `Change ${result.number}: ${grouped(result.changes.length)} rows. Undo ${result.number} takes it back.`,
    )
  return 0
}

/** A change in words: a line for a row that comes or goes, and for each field that differs. */
function linesOf({ section, name, before, after }: RowChange): string[] {
  const row = `${section}.${name}`
  if (before === undefined) return [`+ ${row}`]
  if (after === undefined) return [`- ${row}`]
  const [was, is] = [Object.entries(before), new Map(Object.entries(after))]
  return was.flatMap(([field, value]) => {
    const [old, next] = [JSON.stringify(value), JSON.stringify(is.get(field))]
    return old === next ? [] : [`~ ${row}.${field}: ${shortened(old)} → ${shortened(next)}`]
  })
}

const shortened = (json: string): string =>
  json.length > MOST_SHOWN ? `${json.slice(0, MOST_SHOWN)}…` : json
