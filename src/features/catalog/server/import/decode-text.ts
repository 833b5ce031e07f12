import type { CellProblem } from '../../rules/import/cell-reader.ts'

export type Bytes = AsyncIterable<Uint8Array>

export interface ImportProblem extends CellProblem {
  /** counted from 1 with the header; 0 for a problem of the whole file */
  line: number
}

/**
 * The rest of the file cannot be read: wrong encoding, a broken quote, an endless line, or an unknown
 * header.
 */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile'
  readonly problems: readonly ImportProblem[]

  constructor(problems: readonly ImportProblem[]) {
    super(
      problems[0] === undefined
        ? 'Unreadable file'
        : `Line ${problems[0].line}: expected ${problems[0].expected}`,
    )
    this.problems = problems
  }
}

export const unreadable = (line: number, expected: string, found: string, column = ''): UnreadableFile =>
  new UnreadableFile([{ line, column, expected, found }])

/** The longest row: an endless line must end the import before it fills the memory. */
export const LONGEST_ROW = 1_000_000
export const TOO_LONG = 'rows of at most 1,000,000 characters; is a quote or a line end missing?'
const NEWLINE = 10

const linesIn = (chunk: Uint8Array): number => {
  let count = 0
  for (let at = chunk.indexOf(NEWLINE); at !== -1; at = chunk.indexOf(NEWLINE, at + 1)) count++
  return count
}

/** The first line of a chunk that is not UTF-8, counted from 0. */
function badLineIn(chunk: Uint8Array): number {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let line = 0
  for (let from = 0; from < chunk.length; line++) {
    const end = chunk.indexOf(NEWLINE, from)
    const to = end === -1 ? chunk.length : end + 1
    try {
      decoder.decode(chunk.subarray(from, to), { stream: end === -1 })
    } catch {
      return line
    }
    from = to
  }
  return line
}

/** The encodings that spreadsheets save, by the mark at the beginning of the file; UTF-8 without one. */
const MARKS = [
  { mark: [0xff, 0xfe], encoding: 'utf-16le' },
  { mark: [0xfe, 0xff], encoding: 'utf-16be' },
] as const

const encodingOf = (chunk: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' =>
  MARKS.find(({ mark }) => mark.every((byte, index) => chunk[index] === byte))?.encoding ?? 'utf-8'

const NOT_UTF8 = 'another encoding; save the file as "CSV UTF-8", or as Unicode text'

/**
 * Text from bytes: UTF-8, or UTF-16 with its mark, as Excel saves Unicode text. The byte order mark is
 * dropped.
 */
export async function* decoded(bytes: Bytes): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined
  let line = 1
  for await (const chunk of bytes) {
    decoder ??= new TextDecoder(encodingOf(chunk), { fatal: true })
    try {
      yield decoder.decode(chunk, { stream: true })
    } catch {
      throw unreadable(line + badLineIn(chunk), 'text in UTF-8', NOT_UTF8)
    }
    line += linesIn(chunk)
  }
  try {
    decoder?.decode()
  } catch {
    throw unreadable(line, 'text in UTF-8', 'half a character at the end of the file')
  }
}
