import type { ArticleBlock } from '#features/content/content/contract/article.ts'
import { texts } from '../../texts.ts'
import { readCells, readInline, unescapeText } from './inline.ts'

/** Lines between two empty lines. */
interface Part {
  lines: readonly string[]
  /** the number of the first line, from 1 */
  line: number
  /** the ids of the last line `sources: a, b` */
  sources: readonly string[] | undefined
}

/** Cuts a text into its parts. */
function cutParts(text: string): Part[] {
  const parts: { lines: string[]; line: number }[] = []
  let open: { lines: string[]; line: number } | undefined
  for (const [index, raw] of text.replaceAll('\r', '').split('\n').entries()) {
    const line = raw.trim()
    if (line === '') open = undefined
    else if (open) open.lines.push(line)
    else {
      open = { lines: [line], line: index + 1 }
      parts.push(open)
    }
  }
  return parts.map(({ lines, line }) => {
    const last = lines.length > 1 ? /^sources:\s*(.*)$/.exec(lines.at(-1) ?? '') : null
    return last
      ? { lines: lines.slice(0, -1), line, sources: namesIn(last[1] ?? '') }
      : { lines, line, sources: undefined }
  })
}

/** "a, b" → a and b */
export const namesIn = (text: string): string[] =>
  text
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)

const { problems } = texts

/** A block and the line where it begins, or what is wrong there. */
type ReadBlock = { line: number; block: ArticleBlock } | { line: number; message: string }

/** Thrown inside this file alone. */
class Mistake extends Error {}

/** Reads the blocks of an article. See `HOW_TO_WRITE` for what a person types. */
export const readBlocks = (text: string): ReadBlock[] =>
  cutParts(text).map((part) => {
    try {
      return { line: part.line, block: readBlock(part) }
    } catch (error) {
      if (error instanceof Mistake) return { line: part.line, message: error.message }
      throw error
    }
  })

/** The id of a heading that names none. */
const headingId = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || 'part'

function readBlock(part: Part): ArticleBlock {
  const [first = ''] = part.lines
  const sources = part.sources ? { sources: [...part.sources] } : {}
  if (/^## /.test(first)) return readHeading(part)
  if (/^### /.test(first)) return { ...readSteps(part), ...sources }
  if (/^- /.test(first)) return { kind: 'list', items: readItems(part), ...sources }
  if (/^Q:/.test(first)) return { kind: 'faq', questions: readQuestions(part), ...sources }
  const [, word, rest = ''] = /^(table|facts|figure|tip|safety|tool):\s*(.*)$/.exec(first) ?? []
  switch (word) {
    case 'table':
      return { ...readTable(rest, part), ...sources }
    case 'facts':
      return { kind: 'facts', table: onlyLine(part, rest) }
    case 'figure': {
      const [figure = '', ...caption] = joined(part, rest).split('|')
      return { kind: 'figure', figure: figure.trim(), caption: plain(caption.join('|')), ...sources }
    }
    case 'tip':
    case 'safety':
      return { kind: 'note', tone: word, text: plain(joined(part, rest)), ...sources }
    case 'tool':
      return readTool(joined(part, rest))
    default:
      return readText(part, sources)
  }
}

const joined = ({ lines }: Part, first = lines[0] ?? ''): string =>
  [first, ...lines.slice(1)].join(' ').trim()

function plain(text: string): string {
  const { text: words, links } = readInline(text.trim())
  if (words === '') throw new Mistake(problems.noText)
  if (links.length > 0) throw new Mistake(problems.part)
  return words
}

function onlyLine(part: Part, rest: string): string {
  if (part.lines.length > 1 || rest === '') throw new Mistake(problems.part)
  return rest
}

function readHeading(part: Part): ArticleBlock {
  const [, text = '', id] = /^## (.*?)(?:\s*\{#([^}]*)\})?$/.exec(part.lines[0] ?? '') ?? []
  const words = unescapeText(text.trim())
  if (part.lines.length > 1 || words === '') throw new Mistake(problems.part)
  return { kind: 'heading', id: id ?? headingId(words), text: words }
}

function readItems({ lines }: Part): string[] {
  if (lines.length < 2 || lines.some((line) => !line.startsWith('- '))) throw new Mistake(problems.listItems)
  return lines.map((line) => plain(line.slice(2)))
}

function readSteps({ lines }: Part): Extract<ArticleBlock, { kind: 'steps' }> {
  const [heading = '', ...rest] = lines
  const minutes = rest.flatMap((line) => /^minutes:\s*(\d{1,4})$/.exec(line)?.[1] ?? [])[0]
  const tools = rest.flatMap((line) => /^you need:\s*(.+)$/.exec(line)?.[1] ?? [])[0]
  const numbered = rest.filter((line) => !/^(minutes|you need):/.test(line))
  const steps = numbered.map((line) => {
    const [, words = ''] = /^\d{1,2}\.\s+(.*)$/.exec(line) ?? []
    const [title = '', text = ''] = readCells(words)
    if (title === '' || text === '') throw new Mistake(problems.steps)
    return { title, text }
  })
  if (steps.length === 0) throw new Mistake(problems.steps)
  return {
    kind: 'steps',
    title: unescapeText(heading.slice(4).trim()),
    ...(minutes === undefined ? {} : { minutes: Number(minutes) }),
    ...(tools === undefined ? {} : { tools: tools.split(';').map((tool) => unescapeText(tool.trim())) }),
    steps,
  }
}

function readTable(caption: string, { lines }: Part): Extract<ArticleBlock, { kind: 'table' }> {
  const rows = lines.slice(1).map((line) => {
    if (!/^\|.*\|$/.test(line)) throw new Mistake(problems.table)
    return readCells(line.slice(1, -1))
  })
  const [columns, ...cells] = rows
  if (!columns || cells.length === 0) throw new Mistake(problems.table)
  if (cells.some((row) => row.length !== columns.length)) throw new Mistake(problems.cells(columns.length))
  return { kind: 'table', caption: unescapeText(caption), columns, rows: cells }
}

function readQuestions({ lines }: Part): { question: string; answer: string }[] {
  const pairs: { question: string; answer: string }[] = []
  for (let at = 0; at < lines.length; at += 2) {
    const [question = '', answer = ''] = lines.slice(at, at + 2)
    if (!question.startsWith('Q:') || !answer.startsWith('A:')) throw new Mistake(problems.questions)
    pairs.push({ question: plain(question.slice(2)), answer: plain(answer.slice(2)) })
  }
  return pairs
}

function readTool(written: string): ArticleBlock {
  const { text, links } = readInline(written)
  const [link] = links
  if (!link || links.length > 1 || !text.endsWith(link.text)) throw new Mistake(problems.tool)
  const words = text.slice(0, -link.text.length).trim()
  if (words === '') throw new Mistake(problems.tool)
  return { kind: 'tool', text: words, link: { text: link.text, href: link.href } }
}

function readText(part: Part, sources: { sources?: string[] }): ArticleBlock {
  const { text, links } = readInline(joined(part))
  if (text === '') throw new Mistake(problems.noText)
  // A page looks for the words of a link in the text, and links them where they stand first.
  const later = links.find((link) => text.indexOf(link.text) !== link.at)
  if (later) throw new Mistake(problems.twice(later.text))
  const ofText = links.map(({ text: words, href }) => ({ text: words, href }))
  return { kind: 'text', text, ...(links.length > 0 ? { links: ofText } : {}), ...sources }
}
