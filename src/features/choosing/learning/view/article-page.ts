import type { ArticleBlock, BlockOf } from '#features/content/content/contract/article.ts'
import type { ArticleAnswer, FactTable } from '../contract.ts'
import { textsOf } from './find-articles.ts'

/** A source with its number, as blocks refer to it. */
export interface NumberedSource {
  number: number
  id: string
  text: string
  date: string
  href: string | undefined
}

export const numberedSources = ({ article }: Pick<ArticleAnswer, 'article'>): NumberedSource[] =>
  article.body.sources.map(({ id, text, date, href }, index) => ({
    number: index + 1,
    id,
    text,
    date,
    href,
  }))

/** The numbers of a block's sources. */
export const sourceNumbers = (
  ids: readonly string[] | undefined,
  sources: readonly NumberedSource[],
): number[] => (ids ?? []).flatMap((id) => sources.find((each) => each.id === id)?.number ?? [])

/** The headings of an article with their anchors. */
export const contentsOf = ({ article }: Pick<ArticleAnswer, 'article'>): { id: string; text: string }[] =>
  article.body.blocks.flatMap((block) =>
    block.kind === 'heading' ? [{ id: block.id, text: block.text }] : [],
  )

/** A text cut at the words that are links. */
export function textParts({ text, links = [] }: Pick<BlockOf<'text'>, 'text' | 'links'>): {
  text: string
  href?: string
}[] {
  const first = links
    .map((link) => ({ ...link, at: text.indexOf(link.text) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at)[0]
  if (first === undefined) return text === '' ? [] : [{ text }]
  const rest = text.slice(first.at + first.text.length)
  return [
    ...(first.at > 0 ? [{ text: text.slice(0, first.at) }] : []),
    { text: first.text, href: first.href },
    ...textParts({ text: rest, links: links.filter((link) => link.text !== first.text) }),
  ]
}

const NUMBER = /^(—|[-−]?\$?[\d,.]+\s?(°F|%)?)$/

/** Which columns of a table have numbers under numbers. */
export const numericColumns = ({ columns, rows }: Pick<FactTable, 'columns' | 'rows'>): boolean[] =>
  columns.map((_, index) => index > 0 && rows.every((row) => NUMBER.test(row[index] ?? '')))

/** Tells the blocks of an article apart: no two have the same words. */
export function blockKey(block: ArticleBlock): string {
  const [words] = block.kind === 'facts' ? [block.table] : textsOf(block)
  return `${block.kind} ${words}`
}
