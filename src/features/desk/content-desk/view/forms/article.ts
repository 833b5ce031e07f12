import type { ArticleBlock, ArticleBody } from '#features/content/content/contract/article.ts'
import { TOPICS } from '#features/content/content/rules/data/topics.ts'
import { OWN_PATH, SAFE_ADDRESS } from '#lib/http/safe-address.ts'
import { texts } from '../../texts.ts'
import { namesIn, readBlocks } from '../markup/read-blocks.ts'
import { writeBlocks } from '../markup/write-blocks.ts'
import type { Around, ContentForm } from './form.ts'
import {
  type FieldReader,
  fieldReader,
  leadField,
  summaryField,
  titleField,
  writeRows,
} from './read-fields.ts'

const { problems, article: words } = texts
/** The fewest blocks of an article that the schema takes. */
const LEAST_PARTS = 3
const SOURCE_DAY = /^\d{4}(-\d{2}(-\d{2})?)?$/

/** An article of the learning center. */
export const articleForm: ContentForm = {
  fields: [
    { ...titleField, most: 70 },
    { ...summaryField, most: 160 },
    { name: 'topic', label: words.topic, look: 'topic', most: 20 },
    leadField,
    { name: 'blocks', label: words.text, look: 'markup', most: 40_000 },
    {
      name: 'sources',
      ...words.sources,
      look: 'rows',
      most: 8_000,
    },
    {
      name: 'checked',
      ...words.checked,
      look: 'day',
      most: 10,
    },
    {
      name: 'related',
      ...words.related,
      look: 'line',
      most: 300,
      optional: true,
    },
    { name: 'productsTitle', label: words.productsTitle, look: 'line', most: 200, optional: true },
    {
      name: 'productTypes',
      ...words.productTypes,
      look: 'line',
      most: 400,
      optional: true,
    },
    { name: 'allText', label: words.allText, look: 'line', most: 200, optional: true },
    { name: 'allHref', label: words.allHref, look: 'line', most: 300, optional: true },
  ],
  write: ({ title, summary, body }) => {
    const { topic, lead, blocks, sources, checked, related, products } = body as ArticleBody
    return {
      title,
      summary,
      topic,
      lead,
      blocks: writeBlocks(blocks),
      sources: writeRows(
        sources.map(({ id, text, date, href }) => [id, text, date, ...(href ? [href] : [])]),
      ),
      checked,
      related: related.join(', '),
      productsTitle: products?.title ?? '',
      productTypes: products?.types.join(', ') ?? '',
      allText: products?.all.text ?? '',
      allHref: products?.all.href ?? '',
    }
  },
  read: (values, around) => {
    const reader = fieldReader(values)
    const topic = reader.text('topic')
    if (topic !== '' && !TOPICS.some((each) => each === topic)) reader.refuse('topic', problems.topic)
    const sources = readSources(reader)
    const { blocks, lines } = readText(reader, new Set(sources.map(({ id }) => id)), around)
    const related = namesIn(reader.text('related', { optional: true }))
    const unknown = related.find((slug) => !around.articles.includes(slug))
    if (unknown !== undefined) reader.refuse('related', problems.article(unknown))
    const products = readProducts(reader)
    return {
      words: {
        title: reader.text('title'),
        summary: reader.text('summary'),
        body: {
          topic,
          published: around.base?.published ?? around.day,
          checked: reader.day('checked'),
          lead: reader.text('lead'),
          blocks,
          sources,
          ...(products && { products }),
          related,
        },
      },
      problems: reader.problems,
      lines,
    }
  },
}

const readSources = (reader: FieldReader) =>
  reader
    .rows('sources', words.sourceCells, { optional: 1 })
    .map(([id = '', text = '', date = '', href = '']) => {
      if (!SOURCE_DAY.test(date)) reader.refuse('sources', problems.sourceDay)
      if (href !== '' && !SAFE_ADDRESS.test(href)) reader.refuse('sources', problems.address)
      return { id, text, date, ...(href === '' ? {} : { href }) }
    })

function readText(reader: FieldReader, sources: ReadonlySet<string>, around: Around) {
  const read = readBlocks(reader.text('blocks'))
  const blocks: ArticleBlock[] = []
  const lines: number[] = []
  for (const each of read) {
    if ('message' in each) reader.refuse('blocks', each.message, each.line)
    else {
      const wrong = unknownName(each.block, sources, around)
      if (wrong !== undefined) reader.refuse('blocks', wrong, each.line)
      blocks.push(each.block)
      lines.push(each.line)
    }
  }
  if (read.length > 0 && read.length < LEAST_PARTS) reader.refuse('blocks', problems.short(LEAST_PARTS))
  return { blocks, lines }
}

/** What a block names and the store does not have. */
function unknownName(
  block: ArticleBlock,
  sources: ReadonlySet<string>,
  { figures, facts, articles }: Around,
): string | undefined {
  const source = ('sources' in block ? (block.sources ?? []) : []).find((id) => !sources.has(id))
  if (source !== undefined) return problems.source(source)
  if (block.kind === 'figure' && !figures.includes(block.figure)) return problems.figure(figures)
  if (block.kind === 'facts' && !facts.includes(block.table)) return problems.facts(facts)
  return linksOf(block).flatMap((href) => wrongLink(href, articles) ?? [])[0]
}

function linksOf(block: ArticleBlock): string[] {
  if (block.kind === 'text') return (block.links ?? []).map(({ href }) => href)
  return block.kind === 'tool' ? [block.link.href] : []
}

function wrongLink(href: string, articles: readonly string[]): string | undefined {
  if (!OWN_PATH.test(href)) return problems.path
  const slug = /^\/learning-center\/([^/#?]+)$/.exec(href)?.[1]
  return slug !== undefined && !articles.includes(slug) ? problems.article(slug) : undefined
}

function readProducts(reader: FieldReader) {
  const title = reader.text('productsTitle', { optional: true })
  const types = namesIn(reader.text('productTypes', { optional: true }))
  const all = reader.link('allText', 'allHref')
  if (title === '' && types.length === 0 && !all) return undefined
  if (title === '') reader.refuse('productsTitle', problems.missing)
  if (types.length === 0) reader.refuse('productTypes', problems.missing)
  if (!all) reader.refuse('allText', problems.missing)
  return title !== '' && types.length > 0 && all ? { title, types, all } : undefined
}
