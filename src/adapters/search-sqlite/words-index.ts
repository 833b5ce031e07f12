import { DatabaseSync, type StatementSync } from 'node:sqlite'
import { LRUCache } from 'lru-cache'
import type { SearchDoc } from '#features/choosing/search/server/ports.ts'
import { compacted, NO_POSTINGS, type Postings } from './postings.ts'

/** The words of the catalog in an FTS5 table in memory; row ids are slots + 1. */
export interface WordsIndex {
  write(rows: readonly { slot: number; doc: SearchDoc | undefined }[]): void
  /** Puts together what many writes left apart; call it after the last write of a whole catalog. */
  compact(): void
  /** Drops cached postings; call it once after the last write. */
  clearCache(): void
  postings(word: string, isPrefix: boolean): Postings
  /**
   * The result of `make` from postings, cached with them. The key must name everything that it depends on.
   */
  remember(key: string, make: () => Postings): Postings
  /** Drops the cached results, because words have new meanings. */
  forgetMeanings(): void
  vocabulary(): readonly VocabularyWord[]
  /** the tables as bytes, from which `makeWordsIndex` makes the same index */
  pack(): Uint8Array
  close(): void
}

export interface VocabularyWord {
  word: string
  docCount: number
}

const COLUMNS = ['code', 'kind', 'name', 'maker', 'facts', 'text', 'head'] as const
// A word for the kind of product weighs more than a word of its name, and that more than a word of its
// description.
const WEIGHTS = '10.0, 8.0, 6.0, 5.0, 2.0, 1.0, 0.0'
/** Columns by the weight of a word in them, the least first; the text weighs less than all of them. */
const PLACES = ['facts', 'code name maker', 'kind'] as const
/** Tokens such as "is.furnace" are only in the head column. */
const TOKEN = /^[a-z]+\./
/** Texts of which the table's tokenizer makes exactly one word, the same. */
const ONE_WORD = /^[a-z0-9]+$/
const MOST_CACHED_ROWS = 3_000_000
/** The memory of a cached list beside its rows, in rows. */
const ROWS_PER_LIST = 30
const MOST_CACHED_MEANINGS = 1_000_000

// Node's types do not know that `setReturnArrays` makes each row an array.
const readArrays = <Row>(statement: StatementSync, ...parameters: string[]): Row[] =>
  statement.all(...parameters) as unknown as Row[]

// The table stores words without the texts they come from. It needs full detail: with less, every row would
// score 0.
const TABLES = `
  create virtual table words using fts5(
    ${COLUMNS.join(', ')},
    content='',
    contentless_delete=1,
    tokenize="unicode61 tokenchars '.'"
  );
  create virtual table vocabulary using fts5vocab(words, row)`

function openTables(packed: Uint8Array | undefined): DatabaseSync {
  const database = new DatabaseSync(':memory:')
  if (packed) database.deserialize(packed)
  else database.exec(TABLES)
  return database
}

/** An index without words, or the one that was packed. */
export function makeWordsIndex(packed?: Uint8Array): WordsIndex {
  const database = openTables(packed)
  const insert = database.prepare(
    `insert into words(rowid, ${COLUMNS.join(', ')}) values (?, ?, ?, ?, ?, ?, ?, ?)`,
  )
  const remove = database.prepare('delete from words where rowid = ?')
  const scored = database.prepare(`select rowid, bm25(words, ${WEIGHTS}) from words where words match ?`)
  const matching = database.prepare('select rowid from words where words match ?')
  const terms = database.prepare('select term, doc from vocabulary')
  for (const statement of [scored, matching, terms]) statement.setReturnArrays(true)
  const makeCache = (maxSize: number) =>
    new LRUCache<string, Postings>({ maxSize, sizeCalculation: (list) => list.slots.length + ROWS_PER_LIST })
  const cache = makeCache(MOST_CACHED_ROWS)
  const meanings = makeCache(MOST_CACHED_MEANINGS)
  const known = wordList(terms)

  function read(word: string, isPrefix: boolean): Postings {
    const phrase = `"${word.replaceAll('"', '')}"${isPrefix ? '*' : ''}`
    const rows = readArrays<[number, number]>(scored, phrase)
    if (rows.length === 0) return NO_POSTINGS
    const places = new Map<number, number>()
    if (!TOKEN.test(word)) {
      for (const [place, columns] of PLACES.entries())
        for (const [row] of readArrays<[number]>(matching, `{${columns}} : ${phrase}`))
          places.set(row, place + 1)
    }
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
    compact: () => database.exec("insert into words(words) values ('optimize'); vacuum"),
    clearCache() {
      cache.clear()
      meanings.clear()
      known.forget()
    },
    forgetMeanings: () => meanings.clear(),
    postings(word, isPrefix) {
      const key = isPrefix ? `${word}*` : word
      const cached = cache.get(key)
      if (cached) return cached
      if (!isPrefix && known.lacks(word)) return NO_POSTINGS
      const found = read(word, isPrefix)
      cache.set(key, found)
      return found
    },
    remember(key, make) {
      const cached = meanings.get(key)
      if (cached) return cached
      const made = compacted(make())
      meanings.set(key, made)
      return made
    },
    vocabulary: known.all,
    pack: () => database.serialize(),
    close: () => database.close(),
  }
}

/** The words of the table, read when they are first needed. */
function wordList(terms: StatementSync) {
  let words: VocabularyWord[] | undefined
  let known: ReadonlySet<string> | undefined

  function all(): VocabularyWord[] {
    words ??= readArrays<[string, number]>(terms)
      .filter(([word]) => !TOKEN.test(word))
      .map(([word, docCount]) => ({ word, docCount }))
    return words
  }

  return {
    all,
    /** True for what no product has, such as most amounts of money; the table need not be asked then. */
    lacks(word: string): boolean {
      if (!ONE_WORD.test(word)) return false
      known ??= new Set(all().map((each) => each.word))
      return !known.has(word)
    },
    forget() {
      words = undefined
      known = undefined
    },
  }
}
