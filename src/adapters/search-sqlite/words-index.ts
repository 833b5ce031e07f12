import { DatabaseSync } from 'node:sqlite'
import { LRUCache } from 'lru-cache'
import type { SearchDoc } from '#features/search/server/ports.ts'
import { NO_POSTINGS, type Postings } from './postings.ts'

/** The words of the catalogue in an in-memory FTS5 table; row ids are slots + 1. */
export interface WordsIndex {
  write(rows: readonly { slot: number; doc: SearchDoc | undefined }[]): void
  /** Forgets what was read; call it once after the last write. */
  settle(): void
  postings(word: string, isPrefix: boolean): Postings
  vocabulary(): readonly VocabularyWord[]
  close(): void
}

export interface VocabularyWord {
  word: string
  docCount: number
}

const COLUMNS = ['code', 'kind', 'name', 'maker', 'facts', 'text'] as const
// A word that says what a thing is weighs more than one that is part of its name, and that more than one in passing.
const WEIGHTS = '10.0, 8.0, 6.0, 5.0, 2.0, 1.0'
const MOST_CACHED_ROWS = 4_000_000

// Without contents the table keeps words alone; with anything less than full detail it would then score every row 0.
export function makeWordsIndex(): WordsIndex {
  const database = new DatabaseSync(':memory:')
  database.exec(`create virtual table words using fts5(${COLUMNS.join(', ')}, content='', contentless_delete=1, tokenize="unicode61 tokenchars '.'");
    create virtual table vocabulary using fts5vocab(words, row)`)
  const insert = database.prepare(
    `insert into words(rowid, ${COLUMNS.join(', ')}) values (?, ?, ?, ?, ?, ?, ?)`,
  )
  const remove = database.prepare('delete from words where rowid = ?')
  const scored = database.prepare(`select rowid, bm25(words, ${WEIGHTS}) from words where words match ?`)
  const matching = database.prepare('select rowid from words where words match ?')
  const terms = database.prepare('select term, doc from vocabulary')
  for (const statement of [scored, matching, terms]) statement.setReturnArrays(true)
  const cache = new LRUCache<string, Postings>({
    maxSize: MOST_CACHED_ROWS,
    sizeCalculation: (list) => list.slots.length + 1,
  })
  let words: VocabularyWord[] | undefined

  function read(word: string, isPrefix: boolean): Postings {
    const phrase = `"${word.replaceAll('"', '')}"${isPrefix ? '*' : ''}`
    const rows = scored.all(phrase) as unknown as [number, number][]
    if (rows.length === 0) return NO_POSTINGS
    const places = new Map<number, number>()
    for (const [row] of matching.all(`{code name maker} : ${phrase}`) as unknown as [number][])
      places.set(row, 1)
    for (const [row] of matching.all(`{kind} : ${phrase}`) as unknown as [number][]) places.set(row, 2)
    return {
      slots: Int32Array.from(rows, ([row]) => row - 1),
      scores: Float32Array.from(rows, ([, score]) => -score),
      places: Uint8Array.from(rows, ([row]) => places.get(row) ?? 0),
    }
  }

  return {
    write(rows) {
      database.exec('begin')
      for (const { slot, doc } of rows) {
        remove.run(slot + 1)
        if (doc) insert.run(slot + 1, ...COLUMNS.map((column) => doc.words[column]))
      }
      database.exec('commit')
    },
    settle() {
      cache.clear()
      words = undefined
    },
    postings(word, isPrefix) {
      const key = isPrefix ? `${word}*` : word
      const cached = cache.get(key)
      if (cached) return cached
      const found = read(word, isPrefix)
      cache.set(key, found)
      return found
    },
    vocabulary() {
      words ??= (terms.all() as unknown as [string, number][]).map(([word, docCount]) => ({ word, docCount }))
      return words
    },
    close: () => database.close(),
  }
}
