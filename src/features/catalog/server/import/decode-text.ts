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

type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be'

/** Every second byte of a text in UTF-16 that begins with plain letters is zero. */
function encodingWithoutMark([first, second, third, fourth]: Uint8Array): Encoding {
  if (second === 0 && fourth === 0) return 'utf-16le'
  return first === 0 && third === 0 ? 'utf-16be' : 'utf-8'
}

const encodingOf = (head: Uint8Array): Encoding =>
  MARKS.find(({ mark }) => mark.every((byte, index) => head[index] === byte))?.encoding ??
  encodingWithoutMark(head)

const AS_TEXT = 'save it as "CSV UTF-8"'
/** Files that are often sent in place of a table, by their first bytes. */
const OTHER_FILES: readonly (readonly [first: string, words: string])[] = [
  ['PK\u0003\u0004', `an Excel workbook or a ZIP file; ${AS_TEXT}`],
  ['\u00d0\u00cf\u0011\u00e0', `an old Excel workbook; ${AS_TEXT}`],
  ['%PDF', 'a PDF'],
  ['<', `a web page or XML; ${AS_TEXT}`],
]

const HEAD_BYTES = 4

/** The pieces again, the first of at least four bytes unless the file is shorter. */
async function* withHead(bytes: Bytes): AsyncGenerator<Uint8Array> {
  let head: Uint8Array | undefined = new Uint8Array()
  for await (const chunk of bytes) {
    if (head === undefined) yield chunk
    else if (head.length + chunk.length < HEAD_BYTES) head = joinedBytes(head, chunk)
    else {
      yield joinedBytes(head, chunk)
      head = undefined
    }
  }
  if (head !== undefined && head.length > 0) yield head
}

function joinedBytes(one: Uint8Array, other: Uint8Array): Uint8Array {
  const both = new Uint8Array(one.length + other.length)
  both.set(one)
  both.set(other, one.length)
  return both
}

function refuseOtherFiles(head: Uint8Array): void {
  const first = String.fromCharCode(...head.subarray(0, HEAD_BYTES))
  const other = OTHER_FILES.find(([start]) => first.startsWith(start))
  if (other) throw unreadable(1, 'a CSV file or JSON lines', other[1])
}

const NOT_UTF8 = 'another encoding; save the file as "CSV UTF-8", or as Unicode text'

/**
 * Text from bytes: UTF-8, or UTF-16 with its mark, as Excel saves Unicode text. The byte order mark is
 * dropped.
 */
export async function* decoded(bytes: Bytes): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined
  let line = 1
  for await (const chunk of withHead(bytes)) {
    if (decoder === undefined) refuseOtherFiles(chunk)
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
