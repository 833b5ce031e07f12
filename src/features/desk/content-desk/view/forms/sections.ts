import type { ArticleBlock } from '#features/content/content/contract/article.ts'
import { SAFE_ADDRESS } from '#lib/http/safe-address.ts'
import { texts } from '../../texts.ts'
import { escapeStart, escapeText, writeInline } from '../markup/inline.ts'
import { readBlocks } from '../markup/read-blocks.ts'
import { tableLine } from '../markup/write-blocks.ts'
import type { FieldReader } from './read-fields.ts'

const { problems } = texts

interface Link {
  text: string
  href: string
}

/** A part of a brochure or of the guarantee, below one heading. */
export interface Section {
  title: string
  paragraphs: string[]
  list?: string[]
  table?: { caption: string; columns: string[]; rows: string[][] }
  picture?: { caption: string } & Readonly<Record<string, unknown>>
  links?: Link[]
}

/** Sections as a text: `## title`, paragraphs, a list, a table, `figure: 1 | caption`, a line of links. */
export function writeSections(sections: readonly Section[]): string {
  let pictures = 0
  return sections
    .flatMap(({ title, paragraphs, list, table, picture, links }) => [
      `## ${escapeText(title)}`,
      ...paragraphs.map(escapeStart),
      ...(list ? [list.map((item) => `- ${escapeText(item)}`).join('\n')] : []),
      ...(table
        ? [
            [`table: ${escapeText(table.caption)}`, ...[table.columns, ...table.rows].map(tableLine)].join(
              '\n',
            ),
          ]
        : []),
      ...(picture ? [`figure: ${++pictures} | ${escapeText(picture.caption)}`] : []),
      ...(links ? [links.map((link) => writeInline(link.text, [link])).join(' ')] : []),
    ])
    .join('\n\n')
}

/** Reads what `writeSections` writes. A drawing keeps its data and gets the new caption. */
export function readSections(
  reader: FieldReader,
  field: string,
  pictures: readonly NonNullable<Section['picture']>[],
): { sections: Section[]; lines: number[] } {
  const sections: Section[] = []
  const lines: number[] = []
  for (const read of readBlocks(reader.text(field))) {
    if ('message' in read) {
      reader.refuse(field, read.message, read.line)
      continue
    }
    const open = sections.at(-1)
    if (read.block.kind === 'heading') {
      sections.push({ title: read.block.text, paragraphs: [] })
      lines.push(read.line)
    } else if (!open) reader.refuse(field, problems.heading, read.line)
    else {
      const wrong = addTo(open, read.block, pictures)
      if (wrong !== undefined) reader.refuse(field, wrong, read.line)
    }
  }
  return { sections, lines }
}

/** Adds a block to a section; what is wrong when it has no place there. */
function addTo(
  section: Section,
  block: ArticleBlock,
  pictures: readonly NonNullable<Section['picture']>[],
): string | undefined {
  switch (block.kind) {
    case 'text':
      return addText(section, block)
    case 'list':
      if (section.list) return problems.section
      section.list = block.items
      return undefined
    case 'table':
      if (section.table) return problems.section
      section.table = { caption: block.caption, columns: block.columns, rows: block.rows }
      return undefined
    case 'figure': {
      const picture = pictures[Number(block.figure) - 1]
      if (!picture || section.picture) return problems.picture
      section.picture = { ...picture, caption: block.caption }
      return undefined
    }
    default:
      return problems.section
  }
}

function addText(
  section: Section,
  { text, links }: Extract<ArticleBlock, { kind: 'text' }>,
): string | undefined {
  if (!links) {
    section.paragraphs.push(text)
    return undefined
  }
  // A line of links holds nothing else.
  const rest = links.reduce((left, link) => left.replace(link.text, ''), text).trim()
  if (rest !== '' || section.links) return problems.section
  if (links.some(({ href }) => !SAFE_ADDRESS.test(href))) return problems.address
  section.links = links
  return undefined
}
