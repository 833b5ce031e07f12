import { TOPICS } from '#features/content/rules/data/topics.ts'
import { articlePath } from '#features/content/rules/kinds.ts'
import type { Article, ArticleCard } from '../contract.ts'
import { readingMinutes } from '../view/words.ts'

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
