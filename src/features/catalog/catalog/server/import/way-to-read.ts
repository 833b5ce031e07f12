import { open, writeFile } from 'node:fs/promises'
import { extname } from 'node:path'
import { UnreadableFile } from '#lib/table/decode-text.ts'
import { knownTable } from '#lib/table/read-cells.ts'
import { isForeign, sentenceOf } from '#lib/table/table-problem.ts'
import { columnOfHeading } from '../../rules/import/import-columns.ts'
import { OTHER_TABLES } from '../../rules/mapping/data/other-shops.ts'
import { type Mapping, mappingFor, unfinished, withWords } from '../../rules/mapping/mapping.ts'
import { headingsIn, type OtherFormat, wordsIn } from './other-rows.ts'
import type { ImportFormat } from './read-file.ts'
import { readMappingFile } from './read-mapping.ts'

/** How a file is read: as our own table, or through a mapping; `said` is a sentence for the person. */
export type WayToRead =
  | { kind: 'read'; mapping?: Mapping; said?: string }
  | { kind: 'refused'; code: 1 | 2; said: string }

export const bytesOfFile = async (file: string) =>
  (await open(file)).createReadStream({ highWaterMark: 256 * 1024 })

const named = ({ table }: Mapping): string => `${/^[AEIO]/.test(table) ? 'an' : 'a'} ${table}`

const refused = (code: 1 | 2, said: string): WayToRead => ({ kind: 'refused', code, said })

/**
 * Finds out how to read a file. A table of another program is read at once when it holds all that is needed;
 * otherwise a mapping to complete is written beside the file.
 */
export async function wayToRead(
  file: string,
  format: ImportFormat,
  mappingFile: string | undefined,
): Promise<WayToRead> {
  if (mappingFile !== undefined) {
    if (format === 'jsonl') return refused(2, `${file}: only a table or XML is read by a mapping`)
    const mapping = await readMappingFile(mappingFile)
    return 'refusal' in mapping
      ? refused(2, `${mappingFile}: ${mapping.refusal}`)
      : { kind: 'read', mapping: mapping.read }
  }
  if (format === 'jsonl') return { kind: 'read' }
  try {
    return await wayToReadOther(file, format)
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error
    return refused(1, [...error.problems.map(sentenceOf), 'Nothing was imported.'].join('\n'))
  }
}

async function wayToReadOther(file: string, format: OtherFormat): Promise<WayToRead> {
  const headings = await headingsIn(await bytesOfFile(file), format)
  const table = knownTable(headings, OTHER_TABLES)
  const unknown = headings.filter((heading) => columnOfHeading(heading) === undefined)
  if (table === undefined && format === 'csv' && !isForeign(headings, unknown)) return { kind: 'read' }
  const known = mappingFor(table, headings)
  const mapping = withWords(known, await wordsIn(await bytesOfFile(file), format, known))
  const todo = unfinished(mapping)
  if (todo.length === 0) return { kind: 'read', mapping, said: `${file} is read as ${named(mapping)}.` }
  return refused(1, await offer(file, mapping, todo))
}

/** Writes the mapping beside the file and answers what to do with it. */
async function offer(file: string, mapping: Mapping, todo: readonly string[]): Promise<string> {
  const name = `${file.slice(0, -extname(file).length)}.mapping.json`
  const isOld = await writeFile(name, `${JSON.stringify(mapping, null, 2)}\n`, { flag: 'wx' }).then(
    () => false,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') return true
      throw new Error(`${name} cannot be written (${error.code})`)
    },
  )
  return [
    `${file} is ${named(mapping)}. Nothing was imported.`,
    isOld
      ? `${name} is there already; delete it for a new one.`
      : `${name} now names our column for each of its columns that we know.`,
    `Complete what is empty in it (${todo.join('; ')}) and import again with --mapping ${name}.`,
    'docs/catalogue-format.md says how: "Coming from another shop".',
  ].join('\n')
}
