import type { StoreApi } from '#api/contract.ts'
import type { PageAnswer } from '#features/search/ui/answers.tsx'

const MOST = 3
const LONGEST = 100

/** The pages that answer a search. Products are shown without them when they cannot be read. */
export async function findPages(api: StoreApi, text: string): Promise<PageAnswer[]> {
  const q = text.trim().slice(0, LONGEST)
  if (q === '') return []
  const { pages } = await api.content.pages({ q, limit: MOST }).catch(() => ({ pages: [] }))
  return pages.map(({ title, path, text, summary }) => ({ title, path, text: text ?? summary }))
}
