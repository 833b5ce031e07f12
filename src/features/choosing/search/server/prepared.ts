import { LRUCache } from 'lru-cache'
import { searchRequestSchema } from '../contract.ts'
import type { Hit, SearchEngine, SearchPage, SearchQuery } from './ports.ts'
import { presentHighlight, presentRest, toQuery } from './present.ts'

const CACHE_BYTES = 4 * 1024 * 1024
const ASKED_BYTES = 512 * 1024
const MAX_HIGHLIGHTS = 5_000

/**
 * Answers a call from the text of its body, with JSON in UTF-8.
 * Returns undefined when the call must go to the router, for instance to be refused.
 */
export type PreparedCall<C> = (body: string, context: C) => Promise<Uint8Array | undefined>

/**
 * POST /search without building the answer's objects: an answer of 24 products is 50 kB of JSON, and the
 * engine holds most of it as bytes already. The answer equals the handler's byte for byte. An answer is kept
 * until the index changes once its question was asked twice: what is kept for a while and never read again is
 * freed only by a collection of the whole heap.
 *
 * Measured on 2026-11-26 (new questions, demo catalog, in one process): p50 0.36 ms of a call. Without it the
 * search API's bar is out of reach.
 */
export function prepareSearch(): PreparedCall<{ search: SearchEngine }> {
  const answers = new LRUCache<string, Uint8Array>({
    maxSize: CACHE_BYTES,
    sizeCalculation: (answer, body) => answer.byteLength + 2 * body.length,
  })
  const asked = new LRUCache<string, true>({
    maxSize: ASKED_BYTES,
    sizeCalculation: (_, body) => 2 * body.length,
  })
  const write = createPageWriter()
  let revision = -1

  return async (body, { search }) => {
    if (!search.isReady()) return undefined
    if (search.revision() !== revision) {
      answers.clear()
      revision = search.revision()
    }
    const cached = answers.get(body)
    if (cached) return cached
    const request = searchRequestSchema.safeParse(readJson(body))
    if (!request.success) return undefined
    const query = toQuery(request.data, search)
    const revisionBefore = revision
    const answer = write(await search.search(query), query)
    if (!asked.has(body)) asked.set(body, true)
    else if (revisionBefore === search.revision()) answers.set(body, answer)
    return answer
  }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

type PageWriter = (page: SearchPage, query: Pick<SearchQuery, 'categoryPath' | 'filters'>) => Uint8Array

/** Writes pages as JSON. Each hit's product is copied as the engine keeps it, without being parsed. */
function createPageWriter(): PageWriter {
  const buffer = createTextBuffer()
  const highlightOf = rememberHighlights()
  return (page, query) => {
    buffer.clear()
    let before = `{"hits":{"total":{"value":${page.total},"relation":"eq"},"hits":[`
    for (const hit of page.hits) {
      buffer.text(`${before}{"_id":${JSON.stringify(hit.id)},"_score":${hit.score},"_source":`)
      buffer.bytes(hit.json)
      before = `${highlightOf(hit)}},`
    }
    if (page.hits.length > 0) before = before.slice(0, -1)
    buffer.text(`${before}]},${writeRest(page, query)}}`)
    return buffer.copy()
  }
}

/** An object with the ids of attributes as its keys takes V8 as long as the rest of the answer: no object. */
function writeRest(page: SearchPage, query: Parameters<PageWriter>[1]): string {
  const { attributes, aggregations, ...rest } = presentRest(page, query)
  const groups = attributes.map(([id, group]) => `"${id}":${JSON.stringify(group)}`)
  return (
    `"aggregations":{"attributes":{${groups.join(',')}},${JSON.stringify(aggregations).slice(1)},` +
    JSON.stringify(rest).slice(1, -1)
  )
}

/** Who turns pages, sorts and filters sees the same names again, with the same words marked. */
function rememberHighlights(): (hit: Hit) => string {
  const written = new LRUCache<string, string>({ max: MAX_HIGHLIGHTS })
  return ({ name, matched }) => {
    const key = `${matched.join(' ')}\n${name}`
    const known = written.get(key)
    if (known !== undefined) return known
    const { highlight } = presentHighlight({ name, matched })
    const text = highlight ? `,"highlight":${JSON.stringify(highlight)}` : ''
    written.set(key, text)
    return text
  }
}

/** The most bytes of UTF-8 that one UTF-16 unit takes. */
const MAX_BYTES_PER_UNIT = 3

/**
 * A buffer that grows to the largest answer: a new buffer for each of the many pieces would cost more than
 * they do.
 */
function createTextBuffer() {
  let buffer = Buffer.allocUnsafeSlow(128 * 1024)
  let length = 0
  function reserve(bytes: number): void {
    if (length + bytes <= buffer.length) return
    const larger = Buffer.allocUnsafeSlow(2 * (length + bytes))
    larger.set(buffer.subarray(0, length))
    buffer = larger
  }
  return {
    clear() {
      length = 0
    },
    text(piece: string) {
      reserve(piece.length * MAX_BYTES_PER_UNIT)
      length += buffer.write(piece, length)
    },
    bytes(piece: Uint8Array) {
      reserve(piece.byteLength)
      buffer.set(piece, length)
      length += piece.byteLength
    },
    copy: () => new Uint8Array(buffer.subarray(0, length)),
  }
}
