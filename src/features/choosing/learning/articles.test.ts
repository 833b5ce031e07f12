import { describe, expect, test } from 'vitest'
import { lessonNames } from '#drawings/lessons/lessons.ts'
import type { ArticleBlock } from '#features/content/content/contract/article.ts'
import type { Article } from '#features/content/content/contract.ts'
import { TOPICS } from '#features/content/content/rules/data/topics.ts'
import { articlePath, isContentSlug } from '#features/content/content/rules/kinds.ts'
import { starterContent } from '#features/content/content/server/index.ts'
import { around, inOrder } from './server/articles.ts'
import { factTableNames } from './server/index.ts'
import { textParts } from './view/article-page.ts'
import { countWords, readingMinutes, textsOf } from './view/find-articles.ts'
import { articleJsonLd } from './view/structured-data.ts'

const articles = starterContent().flatMap((entry) =>
  entry.kind === 'article'
    ? [{ ...entry, path: articlePath(entry.slug), updatedAt: '2026-11-23T12:00:00Z' } as Article]
    : [],
)
const named = articles.map((article) => [article.slug, article] as const)
const blocksOf = (kind: ArticleBlock['kind']) => (article: Article) =>
  article.body.blocks.filter((block) => block.kind === kind)
const allTexts = ({ title, summary, body }: Article): string[] => [
  title,
  summary,
  body.lead,
  ...body.blocks.flatMap(textsOf),
]

/** Names with digits that claim nothing: ratings, classes, refrigerants, terminals, laws. */
const NAMES =
  /\b(R-\d+[AB]?|S?EER2?|HSPF2?|MERV \d+|[WYHR][12]|25[CD]|EPA (section )?608|Public Law [\d-]+|A2L)\b/g
/** A source that names no publisher proves no figure. */
const TRADE = /practice of the trade|from memory|common knowledge/i
const hasFigure = (text: string): boolean => /\d/.test(text.replace(NAMES, ''))

/** The parts of a block in which a figure needs a source; captions of drawings number their parts. */
const claims = (block: ArticleBlock): string[] =>
  block.kind === 'heading' || block.kind === 'tool' || block.kind === 'figure'
    ? []
    : textsOf(block).filter(hasFigure)

const sentencesOf = (text: string): string[] =>
  text
    .replace(/\d\.\d/g, '0')
    .split(/(?<=[.?!])\s+(?=[A-Z])/)
    .filter((sentence) => countWords(sentence) > 0)

describe('[R-LEARN] the articles of the learning center', () => {
  test('are at least 24, in every topic, each with an address of its own', () => {
    expect(articles.length).toBeGreaterThanOrEqual(24)
    expect(new Set(articles.map(({ body }) => body.topic))).toEqual(new Set(TOPICS))
    expect(new Set(articles.map(({ slug }) => slug)).size).toBe(articles.length)
    expect(articles.every(({ slug }) => isContentSlug(slug))).toBe(true)
  })

  test.each(named)('%s has a drawing, and each drawing and table that it names exists', (_, article) => {
    const figures = blocksOf('figure')(article)
    expect(figures.length).toBeGreaterThan(0)
    for (const block of article.body.blocks) {
      if (block.kind === 'figure') expect(lessonNames).toContain(block.figure)
      if (block.kind === 'facts') expect(factTableNames).toContain(block.table)
    }
  })

  test.each(named)('%s: each figure has a source, and each source is used', (_, { body }) => {
    const known = new Set(body.sources.map(({ id }) => id))
    const ofTrade = new Set(body.sources.flatMap(({ id, text }) => (TRADE.test(text) ? [id] : [])))
    const used = new Set<string>()
    for (const block of body.blocks) {
      const ids = 'sources' in block ? (block.sources ?? []) : []
      for (const id of ids) used.add(id)
      const isSourced = ids.some((id) => !ofTrade.has(id))
      if (claims(block).length > 0) expect([isSourced, claims(block)]).toEqual([true, claims(block)])
    }
    expect([...used].filter((id) => !known.has(id))).toEqual([])
    if (used.size > 0) expect([...known].filter((id) => !used.has(id))).toEqual([])
    expect(body.sources.every(({ date }) => date <= '2026-11-26')).toBe(true)
  })

  test.each(named)('%s: words that are links occur in their text, and anchors are unique', (_, { body }) => {
    for (const block of body.blocks)
      if (block.kind === 'text')
        expect(textParts(block).filter(({ href }) => href).length).toBe(block.links?.length ?? 0)
    const ids = body.blocks.flatMap((block) => (block.kind === 'heading' ? [block.id] : []))
    expect(new Set(ids).size).toBe(ids.length)
    for (const id of ['sources', 'questions', 'main', 'customer-support']) expect(ids).not.toContain(id)
  })

  test.each(named)('%s: links between articles lead to articles', (_, { slug, body }) => {
    const slugs = new Set(articles.map((each) => each.slug))
    const links = body.blocks.flatMap((block) =>
      block.kind === 'text' ? (block.links ?? []) : block.kind === 'tool' ? [block.link] : [],
    )
    const inner = links.flatMap(({ href }) => /^\/learning-center\/([^/#?]+)$/.exec(href)?.[1] ?? [])
    expect(inner.filter((each) => !slugs.has(each))).toEqual([])
    expect(body.related.filter((each) => !slugs.has(each) || each === slug)).toEqual([])
    expect(body.related.length).toBeGreaterThanOrEqual(2)
  })

  test.each(named)('%s is easy to read: short sentences, and long enough to help', (_, article) => {
    const texts = article.body.blocks
      .filter(({ kind }) => kind !== 'table' && kind !== 'facts')
      .flatMap(textsOf)
    const sentences = [article.body.lead, ...texts].flatMap(sentencesOf)
    const mean = sentences.reduce((sum, each) => sum + countWords(each), 0) / sentences.length
    expect(mean).toBeLessThan(15)
    expect(sentences.filter((each) => countWords(each) > 30)).toEqual([])
    expect(readingMinutes(article.body)).toBeGreaterThanOrEqual(2)
    expect(allTexts(article).join(' ')).not.toMatch(
      /\b(utilize|leverage|delve|state-of-the-art|game.changer)\b/i,
    )
  })

  test('no paragraph stands in two articles', () => {
    const long = articles.flatMap(allTexts).filter((text) => countWords(text) > 12)
    expect(long.filter((text, at) => long.indexOf(text) !== at)).toEqual([])
  })

  test('every drawing explains something in an article', () => {
    const used = new Set(
      articles.flatMap(({ body }) =>
        body.blocks.flatMap((block) => (block.kind === 'figure' ? [block.figure] : [])),
      ),
    )
    expect(lessonNames.filter((name) => !used.has(name))).toEqual([])
  })

  test.each(named)('%s: its structured data name headline, dates, questions and steps', (_, article) => {
    const [main, ...more] = articleJsonLd(article, { origin: 'https://store.test', store: 'Store' }) as {
      '@type': string
      [key: string]: unknown
    }[]
    expect(main).toMatchObject({
      '@type': 'Article',
      headline: article.title,
      datePublished: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
      dateModified: article.body.checked,
      author: { '@type': 'Organization', name: 'Store' },
      url: `https://store.test/learning-center/${article.slug}`,
    })
    expect(more.filter((each) => each['@type'] === 'FAQPage')).toHaveLength(
      blocksOf('faq')(article).length > 0 ? 1 : 0,
    )
    const guides = more.filter((each) => each['@type'] === 'HowTo')
    expect(guides).toHaveLength(blocksOf('steps')(article).length)
    for (const guide of guides) expect((guide.step as unknown[]).length).toBeGreaterThan(1)
    expect(article.title.length).toBeLessThanOrEqual(70)
    expect(article.summary.length).toBeLessThanOrEqual(160)
  })

  test('each article leads to its neighbors, the first and the last to one', () => {
    const ordered = inOrder(articles)
    const path = ordered.map((article) => around(articles, article))
    expect(path[0]?.previous).toBeNull()
    expect(path.at(-1)?.next).toBeNull()
    expect(path.slice(1).map(({ previous }) => previous?.slug)).toEqual(
      ordered.slice(0, -1).map(({ slug }) => slug),
    )
  })
})
