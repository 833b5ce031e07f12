import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { attributeById } from '#features/catalog/catalog/rules/attributes.ts'
import { FacetInfo } from '#features/choosing/search/ui/facets/facet-info.tsx'
import { articles as ofFilters } from '#features/choosing/search/ui/facets/facet-info-texts.ts'
import { articlePath } from '#features/content/content/rules/kinds.ts'
import { starterContent } from '#features/content/content/server/index.ts'
import { GUIDES } from '#store/routes/learning/guides.tsx'

/** The titles of the articles that come with the store, by their slug. */
const titles = new Map(
  starterContent().flatMap(({ kind, slug, title }) => (kind === 'article' ? [[slug, title] as const] : [])),
)

test('[R-LEARN] each article that a tool links is one of ours, under its own title', () => {
  for (const [slug, words] of Object.values(GUIDES).flat()) expect(titles.get(slug)).toBe(words)
})

test.each(Object.entries(ofFilters))(
  '[L-POP-W] the help of filter %s links an article of ours',
  (id, [slug]) => {
    const html = renderToStaticMarkup(<FacetInfo id={id} title="Filter" />)

    expect(attributeById(Number(id.slice(1)))).toBeDefined()
    expect(titles.has(slug)).toBe(true)
    expect(html).toContain(`href="${articlePath(slug)}"`)
  },
)
