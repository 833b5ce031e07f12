import { parse } from 'csv-parse/sync'
import { Parser } from 'htmlparser2'

/** What stands in one block, or in an attribute: its texts in order, each with the element around it. */
export interface Passage {
  where: string
  pieces: { text: string; element: number }[]
}

const INLINE = new Set(
  (
    'a abbr b bdi cite code data del dfn em i ins kbd mark q ' +
    's samp small span strong sub sup time u var wbr'
  ).split(' '),
)
/** What a text area holds is what a person typed, or content to change. */
const UNREAD = new Set(['script', 'style', 'textarea'])
const READ_ATTRIBUTES = [
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'title',
  'placeholder',
  'alt',
  'label',
]
const META = /^(description|og:title|og:description|og:image:alt)$/

/** What of an element's attributes a person reads, with the name of each. */
function readAttributes(name: string, attributes: Readonly<Record<string, string>>): [string, string][] {
  const isButton = name === 'input' && /^(submit|button|reset)$/.test(attributes.type ?? '')
  const isMeta = name === 'meta' && META.test(attributes.name ?? attributes.property ?? '')
  const read = [...READ_ATTRIBUTES, ...(isButton ? ['value'] : []), ...(isMeta ? ['content'] : [])]
  return read.flatMap((each): [string, string][] => (attributes[each] ? [[each, attributes[each]]] : []))
}

/** Everything that a person reads in a page, also with the ears: texts and attributes. */
export function passagesOf(html: string): Passage[] {
  const found: Passage[] = []
  let pieces: Passage['pieces'] = []
  const around: { name: string; element: number }[] = []
  let count = 0
  const cut = () => {
    if (pieces.length > 0) found.push({ where: around.map(({ name }) => name).join('>'), pieces })
    pieces = []
  }
  const parser = new Parser({
    onopentag(name, attributes) {
      if (!INLINE.has(name)) cut()
      around.push({ name, element: ++count })
      for (const [attribute, text] of readAttributes(name, attributes))
        found.push({ where: `${name}[${attribute}]`, pieces: [{ text, element: 0 }] })
    },
    ontext(text) {
      if (!around.some(({ name }) => UNREAD.has(name)))
        pieces.push({ text, element: around.at(-1)?.element ?? 0 })
    },
    onclosetag(name) {
      if (!INLINE.has(name)) cut()
      around.pop()
    },
  })
  parser.end(html)
  cut()
  return found
}

/** Each cell of a file of a list. */
export const cellsOf = (csv: string): Passage[] =>
  (parse(csv, { bom: true }) as string[][])
    .flat()
    .map((text) => ({ where: 'cell', pieces: [{ text, element: 0 }] }))
