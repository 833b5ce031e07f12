import { expect, test } from 'vitest'
import { CATEGORIES } from '#features/catalog/rules/category-tree.ts'
import { SERVICE_PAGES } from '#features/content/rules/data/service-pages.ts'
import { pagesAbout } from '#features/content/rules/pages-about.ts'
import routes from '#store/routes.ts'

const slugs = new Set(CATEGORIES.map(({ slug }) => String(slug)))
const isCategory = (path: string): boolean => {
  const [, first, ...rest] = path.split('/')
  return first === 'category' && rest.every((slug) => slugs.has(slug))
}

test('every page that a search names exists', () => {
  const built = JSON.stringify(routes)
  const lost = SERVICE_PAGES.map(({ path }) => path).filter(
    (path) => !isCategory(path) && !built.includes(`"path":"${path.slice(1)}"`),
  )

  expect(lost).toEqual([])
})

test.each(['return air grille', 'furnace filter', 'line set', 'smart thermostat', 'return plenum'])(
  '%j asks for goods, no page is named',
  (text) => {
    expect(pagesAbout(text, [])).toEqual([])
  },
)
