import type { ArticleBlock } from '#features/content/content/contract/article.ts'
import { escapeStart, escapeText, writeCells, writeInline } from './inline.ts'

/** The text that `readBlocks` reads as these blocks. */
export const writeBlocks = (blocks: readonly ArticleBlock[]): string =>
  blocks.map((block) => [...linesOf(block), ...sourcesOf(block)].join('\n')).join('\n\n')

const sourcesOf = (block: ArticleBlock): string[] =>
  'sources' in block && block.sources ? [`sources: ${block.sources.join(', ')}`] : []

function linesOf(block: ArticleBlock): string[] {
  switch (block.kind) {
    case 'heading':
      return [`## ${escapeText(block.text)} {#${block.id}}`]
    case 'text':
      return [block.links ? writeInline(block.text, block.links) : escapeStart(block.text)]
    case 'list':
      return block.items.map((item) => `- ${escapeText(item)}`)
    case 'steps':
      return [
        `### ${escapeText(block.title)}`,
        ...(block.minutes === undefined ? [] : [`minutes: ${block.minutes}`]),
        ...(block.tools ? [`you need: ${block.tools.map(escapeText).join('; ')}`] : []),
        ...block.steps.map(({ title, text }, index) => `${index + 1}. ${writeCells([title, text])}`),
      ]
    case 'table':
      return [`table: ${escapeText(block.caption)}`, ...[block.columns, ...block.rows].map(tableLine)]
    case 'facts':
      return [`facts: ${block.table}`]
    case 'figure':
      return [`figure: ${block.figure} | ${escapeText(block.caption)}`]
    case 'note':
      return [`${block.tone}: ${escapeText(block.text)}`]
    case 'tool':
      return [`tool: ${escapeText(block.text)} [${escapeText(block.link.text)}](${block.link.href})`]
    case 'faq':
      return block.questions.flatMap(({ question, answer }) => [
        `Q: ${escapeText(question)}`,
        `A: ${escapeText(answer)}`,
      ])
  }
}

export const tableLine = (cells: readonly string[]): string => `| ${writeCells(cells)} |`
