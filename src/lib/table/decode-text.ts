import type { TableProblem } from './table-problem.ts'
import { texts } from './texts.ts'

export type Bytes = AsyncIterable<Uint8Array>

/**
 * The rest of the file cannot be read: wrong encoding, a broken quote, an endless line, or an unknown
 * header.
 */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile'
  readonly problems: readonly TableProblem[]

  constructor(problems: readonly TableProblem[]) {
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
export const tooLong = (line: number): UnreadableFile => unreadable(line, texts.rowsUpTo, texts.longer)
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

/** Files that are often sent in place of a table, by their first bytes. */
const OTHER_FILES: readonly (readonly [first: string, words: string])[] = [
  ['PK\u0003\u0004', texts.files.zip],
  ['\u00d0\u00cf\u0011\u00e0', texts.files.oldExcel],
  ['%PDF', texts.files.pdf],
  ['\u0089PNG', texts.files.picture],
  ['\u00ff\u00d8\u00ff', texts.files.picture],
  ['<', texts.files.web],
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

function refuseOtherFiles(head: Uint8Array, isXml: boolean): void {
  const first = String.fromCharCode(...head.subarray(0, HEAD_BYTES))
  const other = OTHER_FILES.find(([start]) => first.startsWith(start) && !(isXml && start === '<'))
  if (other) throw unreadable(1, isXml ? texts.xml : texts.table, other[1])
}

/** Signs that stand in no table. */
const NO_TEXT = /[^\P{Cc}\t\r\n\u0080-\u009f]/u
/** Letters of UTF-8 that are read as Windows-1252. */
const TWICE = /[ÂÃ][\u0080-\u00bf]|â€/

/** How long a character of UTF-8 is, by its first byte; 1 for a byte that begins none. */
const lengthFrom = (byte: number): number => (byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : byte >= 0xc0 ? 2 : 1)

/** The bytes at the end of a chunk that begin a character of UTF-8, which ends in the next chunk. */
const unfinished = (chunk: Uint8Array): number =>
  [1, 2, 3].find((back) => lengthFrom(chunk[chunk.length - back] ?? 0) > back) ?? 0

/** Decodes UTF-8 piece by piece, or Windows-1252 from the first piece that is not UTF-8. */
function smallDecoder() {
  let [rest, isPlain]: [Uint8Array, boolean] = [new Uint8Array(), true]
  let old: TextDecoder | undefined
  const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
  return {
    isOpen: () => rest.length > 0,
    /** Throws where a part was UTF-8 and a part is not. */
    decode(chunk: Uint8Array): string {
      if (old) return old.decode(chunk, { stream: true })
      const all = rest.length === 0 ? chunk : joinedBytes(rest, chunk)
      const end = all.length - unfinished(all)
      try {
        const text = strict.decode(all.subarray(0, end))
        rest = all.slice(end)
        isPlain &&= /^\p{ASCII}*$/u.test(text.replace(/^\ufeff/, ''))
        return text
      } catch (error) {
        if (!isPlain) throw error
        rest = new Uint8Array()
        old = new TextDecoder('windows-1252')
        const text = old.decode(all, { stream: true })
        if (NO_TEXT.test(text) || TWICE.test(text)) throw error
        return text
      }
    },
  }
}

function wideDecoder(encoding: Encoding) {
  const decoder = new TextDecoder(encoding, { fatal: true })
  return {
    isOpen(): boolean {
      try {
        decoder.decode()
        return false
      } catch {
        return true
      }
    },
    decode: (chunk: Uint8Array): string => decoder.decode(chunk, { stream: true }),
  }
}

/**
 * Text from bytes: UTF-8, UTF-16 with its mark or without, as Excel saves Unicode text, or else Windows-1252,
 * as Excel saves "CSV". The byte order mark is dropped. Throws UnreadableFile.
 */
export async function* decoded(bytes: Bytes, { isXml = false } = {}): AsyncGenerator<string> {
  let decoder: ReturnType<typeof smallDecoder> | undefined
  let line = 1
  for await (const chunk of withHead(bytes)) {
    if (decoder === undefined) {
      refuseOtherFiles(chunk, isXml)
      const encoding = encodingOf(chunk)
      decoder = encoding === 'utf-8' ? smallDecoder() : wideDecoder(encoding)
    }
    let text: string
    try {
      text = decoder.decode(chunk)
    } catch {
      throw unreadable(line + badLineIn(chunk), texts.oneEncoding, texts.mixed)
    }
    yield line === 1 ? text.replace(/^\ufeff/, '') : text
    line += linesIn(chunk)
  }
  if (decoder?.isOpen()) throw unreadable(line, texts.utf8, texts.halfCharacter)
}

/** The whole text of a file that is in memory. Throws UnreadableFile. */
export async function textOf(bytes: Uint8Array): Promise<string> {
  async function* once(): AsyncGenerator<Uint8Array> {
    yield bytes
  }
  let text = ''
  for await (const piece of decoded(once())) text += piece
  if (text.includes('\0')) throw unreadable(1, texts.text, texts.noText)
  return text
}

/** Excel may write the separator into a line of its own before the header: sep=; */
export const STATED_SEPARATOR = /^\ufeff?"?sep=([,;\t])"?[^\S\n\t]*(?:\r\n|\r|\n|$)/i
