import { LRUCache } from 'lru-cache'
import type { SearchAnswer } from '../contract.ts'
import type { Hit, SearchPage, SearchQuery } from './ports.ts'
import { presentHighlight, presentRest } from './present.ts'

const MAX_HIGHLIGHTS = 5_000
/** The most bytes of UTF-8 that one UTF-16 unit takes. */
const MAX_BYTES_PER_UNIT = 3
const highlights = new LRUCache<string, string>({ max: MAX_HIGHLIGHTS })
const buffer = createTextBuffer()

type Asked = Pick<SearchQuery, 'categoryPath' | 'filters'>

/**
 * A page of results as JSON in UTF-8, in the names of the API: `hits.total.value`, `_source`, `doc_count`.
 * Each hit's product is copied as the engine keeps it, without being parsed: an answer of 24 products is
 * 50 kB, and most of it is products.
 */
export function writePage(page: SearchPage, query: Asked): Uint8Array {
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

/** The same as an object, for callers within the process. */
export const presentPage = (page: SearchPage, query: Asked): SearchAnswer =>
  JSON.parse(new TextDecoder().decode(writePage(page, query)))

/** An object with the ids of attributes as its keys takes V8 as long as the rest of the answer: no object. */
function writeRest(page: SearchPage, query: Asked): string {
  const { attributes, aggregations, ...rest } = presentRest(page, query)
  const groups = attributes.map(([id, group]) => `"${id}":${JSON.stringify(group)}`)
  return (
    `"aggregations":{"attributes":{${groups.join(',')}},${JSON.stringify(aggregations).slice(1)},` +
    JSON.stringify(rest).slice(1, -1)
  )
}

/** Who turns pages, sorts and filters sees the same names again, with the same words marked. */
function highlightOf({ name, matched }: Hit): string {
  const key = `${matched.join(' ')}\n${name}`
  const known = highlights.get(key)
  if (known !== undefined) return known
  const { highlight } = presentHighlight({ name, matched })
  const text = highlight ? `,"highlight":${JSON.stringify(highlight)}` : ''
  highlights.set(key, text)
  return text
}

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
