import { TOPICS } from '#features/content/content/rules/data/topics.ts'
import { articlePath } from '#features/content/content/rules/kinds.ts'
import type { Article, ArticleCard } from '../contract.ts'
import { texts } from '../texts.ts'
import { readingMinutes } from '../view/find-articles.ts'

export const cardOf = ({ slug, title, summary, body }: Article): ArticleCard => ({
  slug,
  title,
  summary,
  path: articlePath(slug),
  topic: body.topic,
  minutes: readingMinutes(body),
  checked: body.checked,
})

/** Articles in the order of the learning center: by topic, and in a topic as they were written. */
export const inOrder = (articles: readonly Article[]): Article[] =>
  articles.toSorted((a, b) => TOPICS.indexOf(a.body.topic) - TOPICS.indexOf(b.body.topic))

/** The articles before and after one, and those that it names to read next. */
export function around(
  articles: readonly Article[],
  article: Article,
): { previous: ArticleCard | null; next: ArticleCard | null; related: ArticleCard[] } {
  const ordered = inOrder(articles)
  const at = ordered.findIndex(({ slug }) => slug === article.slug)
  const cardAt = (index: number): ArticleCard | null => {
    const found = ordered[index]
    return found === undefined ? null : cardOf(found)
  }
  return {
    previous: at > 0 ? cardAt(at - 1) : null,
    next: cardAt(at + 1),
    related: article.body.related.flatMap((slug) => {
      const found = articles.find((each) => each.slug === slug)
      return found === undefined ? [] : [cardOf(found)]
    }),
  }
}

/** Guides beside a product: at most this many articles, and one video. */
const MOST_GUIDES = 2

/** What helps with a type of product: articles that show products of the type, and a video about its work. */
export function guidesFor(
  type: string,
  articles: readonly Article[],
  videos: readonly { title: string; path: string | null; body: { types: readonly string[] } }[],
): { title: string; path: string }[] {
  const about = inOrder(articles).filter(({ body }) => body.products?.types.includes(type))
  const video = videos.find(({ body }) => body.types.includes(type))
  return [
    ...about.slice(0, MOST_GUIDES).map(({ title, slug }) => ({ title, path: articlePath(slug) })),
    ...(video?.path ? [{ title: texts.video(video.title), path: video.path }] : []),
  ]
}
