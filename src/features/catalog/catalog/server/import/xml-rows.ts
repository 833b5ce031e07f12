import { Parser } from 'htmlparser2'
import { type Bytes, decoded, LONGEST_ROW, tooLong, unreadable } from '#lib/table/decode-text.ts'
import type { SourceRow } from '#lib/table/table-rows.ts'

/** The outermost elements of a Google product file, which is RSS or Atom. */
const ROOTS = new Set(['rss', 'rdf:RDF', 'feed'])
const PRODUCTS = new Set(['item', 'entry'])
const MOST_FACTS = 500
const EXPECTED = 'a Google product file (RSS or Atom)'
const ADVICE =
  'ask its sender for CSV or for a Google product file, or open it in Excel (Data, Get Data, From XML) and ' +
  'save the table as "CSV UTF-8"'

function refuseRoot(name: string): void {
  if (ROOTS.has(name)) return
  const found = /^bmecat$/i.test(name) ? 'a BMEcat catalog' : `XML that begins with <${name.slice(0, 40)}>`
  throw unreadable(1, EXPECTED, `${found}; ${ADVICE}`)
}

interface Item {
  line: number
  cells: Record<string, string>
  /** elements around the text, below the product */
  depth: number
  /** the fact whose text is read; '' between two and inside a nested one */
  fact: string
  length: number
}

const openFact = (item: Item, name: string): void => {
  const fact = name.replace(/^.*:/, '')
  const isNew = !Object.hasOwn(item.cells, fact) && Object.keys(item.cells).length < MOST_FACTS
  item.fact = item.depth === 1 && isNew ? fact : ''
  if (item.fact !== '') item.cells[fact] = ''
}

/** Counts the lines up to a place in text that comes piece by piece. */
function lineCounter() {
  let [piece, start, counted, line] = ['', 0, 0, 1]
  const lineAt = (index: number): number => {
    const part = piece.slice(counted, Math.max(counted, index - start))
    counted += part.length
    line += part.split('\n').length - 1
    return line
  }
  return {
    lineAt,
    next(text: string): void {
      lineAt(Number.POSITIVE_INFINITY)
      start += piece.length
      piece = text
      counted = 0
    },
  }
}

/** Takes XML piece by piece and returns the products that each piece ends. */
function productReader(): (text: string) => SourceRow[] {
  const rows: SourceRow[] = []
  const lines = lineCounter()
  let [isRoot, item]: [boolean, Item | undefined] = [true, undefined]
  const parser = new Parser(
    {
      onopentag(name) {
        if (isRoot) refuseRoot(name)
        isRoot = false
        if (item !== undefined) {
          item.depth++
          openFact(item, name)
        } else if (PRODUCTS.has(name))
          item = { line: lines.lineAt(parser.startIndex), cells: {}, depth: 0, fact: '', length: 0 }
      },
      ontext(text) {
        if (item === undefined || item.fact === '') return
        item.length += text.length
        if (item.length > LONGEST_ROW) throw tooLong(item.line)
        item.cells[item.fact] += text
      },
      onclosetag() {
        if (item === undefined) return
        item.fact = ''
        if (item.depth-- > 0) return
        rows.push({ line: item.line, cells: item.cells })
        item = undefined
      },
    },
    { xmlMode: true, decodeEntities: true },
  )
  return (text) => {
    lines.next(text)
    parser.write(text)
    return rows.splice(0)
  }
}

/**
 * The products of a Google product file in XML, their facts by name without "g:"; of a fact that stands
 * twice the first. Entities that the file itself defines are not expanded. Throws UnreadableFile.
 */
export async function* xmlRows(bytes: Bytes): AsyncGenerator<SourceRow> {
  const read = productReader()
  let isEmpty = true
  for await (const text of decoded(bytes, { isXml: true }))
    for (const row of read(text)) {
      isEmpty = false
      yield row
    }
  if (isEmpty) throw unreadable(1, EXPECTED, 'no product')
}
