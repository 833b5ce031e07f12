import { expect, test } from 'vitest'
import { starterContent } from '#features/content/server/index.ts'
import { GUIDES } from './guides.tsx'

test('[R-LEARN] each article that a tool links is one of ours, under its own title', () => {
  const titles = new Map(
    starterContent().flatMap(({ kind, slug, title }) => (kind === 'article' ? [[slug, title] as const] : [])),
  )
  for (const [slug, words] of Object.values(GUIDES).flat()) expect(titles.get(slug)).toBe(words)
})
