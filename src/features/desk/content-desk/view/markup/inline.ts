/** A link inside a text: its words are part of the text. */
export interface InlineLink {
  text: string
  href: string
}

const TOKEN = /\\(.)|\[((?:\\.|[^\]\\])+)\]\(([^()\s]+)\)/g

/** "\|" stands for "|", "\[" for "[". */
export const unescapeText = (text: string): string => text.replace(/\\(.)/g, '$1')

/** Cuts a text into plain words and links: `see [filters](/search?q=filter)`. `at`: where its words begin. */
export function readInline(written: string): { text: string; links: (InlineLink & { at: number })[] } {
  const links: (InlineLink & { at: number })[] = []
  let text = ''
  let read = 0
  for (const { 0: token, 1: escaped, 2: words = '', 3: href = '', index } of written.matchAll(TOKEN)) {
    text += written.slice(read, index)
    if (escaped === undefined) links.push({ text: unescapeText(words), href, at: text.length })
    text += escaped ?? unescapeText(words)
    read = index + token.length
  }
  return { text: text + written.slice(read), links }
}

/** What would begin a part of another kind, or a link. */
const STARTS =
  /^(#{1,3} |- |\d+\. |\||(?:table|facts|figure|tip|safety|tool|sources|minutes|you need|links|Q|A):)/

export const escapeText = (text: string): string => text.replace(/[\\[\]|]/g, '\\$&')

/** The same for a text that begins a line. */
export const escapeStart = (text: string): string => {
  const escaped = escapeText(text)
  return STARTS.test(text) ? `\\${escaped.replace(/^\\/, '')}` : escaped
}

/** A text with its links in their places; each link stands at the first place of its words. */
export function writeInline(text: string, links: readonly InlineLink[] = []): string {
  const first = links
    .map((link) => ({ ...link, at: text.indexOf(link.text) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at)[0]
  if (!first) return escapeText(text)
  const rest = text.slice(first.at + first.text.length)
  return (
    escapeText(text.slice(0, first.at)) +
    `[${escapeText(first.text)}](${first.href})` +
    writeInline(
      rest,
      links.filter(({ text: words }) => words !== first.text),
    )
  )
}

/** Cells between bars: `a | b`. A bar inside a cell is written `\|`. */
export const readCells = (line: string): string[] =>
  line.split(/(?<!\\)\|/).map((cell) => unescapeText(cell.trim()))

export const writeCells = (cells: readonly string[]): string => cells.map(escapeText).join(' | ')
