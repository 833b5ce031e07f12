import type { StoreApi } from '#api/contract.ts'
import { articlePath, articleSlug } from '#features/content/rules/kinds.ts'
import type { PageAnswer } from '#features/search/ui/answers/answers.tsx'

const MOST = 3
const LONGEST = 100

/** The pages that answer a search. Products are shown without them when they cannot be read. */
export async function findPages(api: StoreApi, text: string, advised?: string): Promise<PageAnswer[]> {
  const q = text.trim().slice(0, LONGEST)
  if (q === '') return []
  const { pages } = await api.content.pages({ q, limit: MOST }).catch(() => ({ pages: [] }))
  const found = pages.map(({ title, path, text: said, summary }) => ({ title, path, text: said ?? summary }))
  const pagesToRead = [...(advised === undefined ? [] : await nextTo(api, advised)), ...found]
  return [...new Map(pagesToRead.toReversed().map((page) => [page.path.split('#')[0], page])).values()]
    .toReversed()
    .slice(0, MOST)
}

/** What the article of some advice says to read next. */
async function nextTo(api: StoreApi, advised: string): Promise<PageAnswer[]> {
  const slug = articleSlug(advised)
  if (slug === undefined) return []
  const articles = new Map(
    (await api.content.list({ kind: 'article' })).entries.map((entry) => [entry.slug, entry]),
  )
  const entry = articles.get(slug)
  const related = entry?.kind === 'article' ? entry.body.related.slice(0, 1) : []
  return related.flatMap((each) => {
    const next = articles.get(each)
    return next ? [{ title: next.title, path: articlePath(each), text: next.summary }] : []
  })
}
