import type { StoreApi } from '#api/contract.ts'

const MOST = 3
const LONGEST = 100

/** The pages that answer a search. Products are shown without them when they cannot be read. */
export async function findPages(api: StoreApi, text: string): Promise<{ title: string; path: string }[]> {
  const q = text.trim().slice(0, LONGEST)
  if (q === '') return []
  const { pages } = await api.content.pages({ q, limit: MOST }).catch(() => ({ pages: [] }))
  return pages.map(({ title, path }) => ({ title, path }))
}
