import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { attributeById } from '#features/catalog/rules/attributes.ts'
import { articlePath } from '#features/content/rules/kinds.ts'
import { starterContent } from '#features/content/server/index.ts'
import { articles, FacetInfo } from './facet-info.tsx'

const slugs = new Set(starterContent().flatMap(({ kind, slug }) => (kind === 'article' ? [slug] : [])))

test.each(Object.entries(articles))(
  '[L-POP-W] the help of filter %s links an article of ours',
  (id, [slug]) => {
    const html = renderToStaticMarkup(<FacetInfo id={id} title="Filter" />)

    expect(attributeById(Number(id.slice(1)))).toBeDefined()
    expect(slugs).toContain(slug)
    expect(html).toContain(`href="${articlePath(slug)}"`)
  },
)
