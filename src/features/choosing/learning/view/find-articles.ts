import type { ArticleBlock, ArticleBody } from '#features/content/content/contract/article.ts'

interface Searched {
  title: string
  summary: string
  body: Pick<ArticleBody, 'lead' | 'blocks'>
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** "filters" finds "filter": an English plural is compared without its ending. */
const stem = (word: string): string => (word.length > 3 && /[^s]s$/.test(word) ? word.slice(0, -1) : word)

const SMALL = new Set(
  'a an and are do does for how i in is it my of on or the to what when where which why'.split(' '),
)

/** The weight of a word by the place where it is found: a title names an article's subject best. */
const WEIGHTS = { title: 8, summary: 4, heading: 3, text: 1 } as const

const has = (text: string, word: string): boolean => wordsOf(text).some((each) => stem(each).startsWith(word))

function score({ title, summary, body }: Searched, word: string): number {
  if (has(title, word)) return WEIGHTS.title
  if (has(`${summary} ${body.lead}`, word)) return WEIGHTS.summary
  const isHeading = body.blocks.some((block) => block.kind === 'heading' && has(block.text, word))
  if (isHeading) return WEIGHTS.heading
  return body.blocks.some((block) => textsOf(block).some((text) => has(text, word))) ? WEIGHTS.text : 0
}

/** The articles that have every word of a text, best first; all of them for a text without words. */
export function findArticles<A extends Searched>(articles: readonly A[], text: string): A[] {
  const said = wordsOf(text)
  const named = said.filter((word) => !SMALL.has(word))
  const words = (named.length > 0 ? named : said).map(stem)
  if (words.length === 0) return [...articles]
  return articles
    .map((article) => ({ article, scores: words.map((word) => score(article, word)) }))
    .filter(({ scores }) => scores.every((points) => points > 0))
    .map(({ article, scores }) => ({ article, points: scores.reduce((sum, one) => sum + one, 0) }))
    .toSorted((a, b) => b.points - a.points)
    .map(({ article }) => article)
}

/** Words that a person reads in a minute: careful reading of instructions is slower than of a story. */
const WORDS_A_MINUTE = 200
/** A drawing or a table takes this long, in minutes. */
const LOOK_MINUTES = 0.25

/** Every text of a block that a person reads. */
export function textsOf(block: ArticleBlock): string[] {
  switch (block.kind) {
    case 'heading':
    case 'text':
    case 'note':
    case 'tool':
      return [block.text]
    case 'list':
      return block.items
    case 'steps':
      return [block.title, ...block.steps.flatMap(({ title, text }) => [title, text])]
    case 'table':
      return [block.caption, ...block.columns, ...block.rows.flat()]
    case 'figure':
      return [block.caption]
    case 'faq':
      return block.questions.flatMap(({ question, answer }) => [question, answer])
    case 'facts':
      return []
  }
}

export const countWords = (text: string): number => text.match(/\S+/g)?.length ?? 0

/** The time to read an article, in whole minutes. */
export function readingMinutes({ lead, blocks }: Pick<ArticleBody, 'lead' | 'blocks'>): number {
  const words = [lead, ...blocks.flatMap(textsOf)].reduce((sum, text) => sum + countWords(text), 0)
  const looks = blocks.filter(({ kind }) => kind === 'figure' || kind === 'facts').length
  return Math.max(1, Math.round(words / WORDS_A_MINUTE + looks * LOOK_MINUTES))
}
