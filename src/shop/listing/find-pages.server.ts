import type { StoreApi } from '#api/contract.ts'
import type { SearchAdvice } from '#features/choosing/search/contract.ts'
import type { PageAnswer } from '#features/choosing/search/ui/answers/answers.tsx'
import { articlePath } from '#features/content/content/rules/kinds.ts'

const MOST = 3
const LONGEST = 100

/** The pages that answer a search. Products are shown without them when they cannot be read. */
export async function findPages(api: StoreApi, text: string, advice?: SearchAdvice): Promise<PageAnswer[]> {
  const q = text.trim().slice(0, LONGEST)
  if (q === '') return []
  const { pages } = await api.content.pages({ q, limit: MOST }).catch(() => ({ pages: [] }))
  const found = pages.map(({ title, path, text: said, summary }) => ({ title, path, text: said ?? summary }))
  const pagesToRead = [...(advice?.path === undefined ? [] : await besides(api, advice)), ...found]
  return [...new Map(pagesToRead.toReversed().map((page) => [bare(page.path), page])).values()]
    .toReversed()
    .slice(0, MOST)
}

const bare = (path: string): string => path.split('#')[0]!

/** The articles of the next likely answers, and what the article of the advice says to read next. */
async function besides(api: StoreApi, { path = '', also = [] }: SearchAdvice): Promise<PageAnswer[]> {
  const articles = new Map(
    (await api.content.list({ kind: 'article' })).entries.map((entry) => [articlePath(entry.slug), entry]),
  )
  const entry = articles.get(bare(path))
  const related = entry?.kind === 'article' ? entry.body.related.slice(0, 1).map(articlePath) : []
  return [...also.slice(0, 1), ...related, ...also.slice(1)].flatMap((each) => {
    const next = articles.get(bare(each))
    return next ? [{ title: next.title, path: each, text: next.summary }] : []
  })
}
