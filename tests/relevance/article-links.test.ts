import { describe, expect, test } from 'vitest'
import { productTypes } from '#features/catalog/catalog/rules/product-types.ts'
import { SEED_CATEGORIES } from '#features/catalog/catalog/rules/vocabulary/seed-categories.ts'
import { starterContent } from '#features/content/content/server/index.ts'
import routes from '#store/routes.ts'

const articles = starterContent().flatMap((entry) => (entry.kind === 'article' ? [entry] : []))
const slugs = new Set(articles.map(({ slug }) => slug))
const types = new Set(productTypes().map(({ label }) => label))
const built = JSON.stringify(routes)

const hrefsOf = ({ body }: (typeof articles)[number]): string[] => [
  ...body.blocks.flatMap((block) =>
    block.kind === 'text'
      ? (block.links ?? []).map(({ href }) => href)
      : block.kind === 'tool'
        ? [block.link.href]
        : [],
  ),
  ...(body.products ? [body.products.all.href] : []),
  ...body.sources.flatMap(({ href }) => (href?.startsWith('/') ? [href] : [])),
]

/** Whether each part of a category's address lies below the one before it. */
function isCategory(parts: readonly string[]): boolean {
  const path = parts.map((part) => SEED_CATEGORIES.find(({ slug }) => slug === part))
  return path.every((each, at) => each && each.parentId === (path[at - 1]?.id ?? null))
}

function leadsToAPage(href: string): boolean {
  const { pathname, searchParams } = new URL(href, 'https://store.test')
  const [first = '', ...rest] = pathname.slice(1).split('/')
  if (first === 'category' || first === 'categories') return isCategory(rest)
  if (first === 'learning-center') return slugs.has(rest.join('/'))
  const type = searchParams.get('type')
  return built.includes(`"path":"${pathname.slice(1)}"`) && (type === null || types.has(type))
}

describe('[R-LEARN] what articles name exists', () => {
  test.each([
    ['/no-such-page', false],
    ['/category/air-filters', false],
    ['/search?type=Flying+carpet', false],
    ['/learning-center/no-such-article', false],
    ['/categories/indoor-air-quality-products', true],
    ['/search?type=Line+set', true],
  ])('the check itself: %s leads to a page: %s', (href, expected) => {
    expect(leadsToAPage(href)).toBe(expected)
  })

  test.each(articles.map((article) => [article.slug, article] as const))(
    '%s: each link of the site leads to a page, each type of product is sold',
    (_, article) => {
      expect(hrefsOf(article).filter((href) => !leadsToAPage(href))).toEqual([])
      expect((article.body.products?.types ?? []).filter((type) => !types.has(type))).toEqual([])
    },
  )

  test('a source says the same in every article, and leads to a site of its own or nowhere', () => {
    const said = Map.groupBy(
      articles.flatMap(({ body }) => body.sources),
      ({ id }) => id,
    )
    const differing = [...said].filter(([, all]) => new Set(all.map((each) => JSON.stringify(each))).size > 1)

    expect(differing.map(([id]) => id)).toEqual([])
    for (const { href } of [...said.values()].flat()) if (href) expect(href).toMatch(/^(\/(?!\/)|https:\/\/)/)
  })

  test('an article that speaks of a smell of gas says first to leave the house', () => {
    const texts = articles.flatMap(({ body }) => JSON.stringify(body.blocks))
    const speaking = texts.filter((text) => /smell (of )?gas/i.test(text))

    expect(speaking.length).toBeGreaterThan(0)
    expect(speaking.filter((text) => !/leave the house/i.test(text))).toEqual([])
  })
})
