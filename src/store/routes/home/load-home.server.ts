import type { StoreApi } from '#api/contract.ts'
import { houseParts } from '#drawings/house/labels.ts'
import { placeOf } from '#drawings/scenes.ts'
import type { PictureView } from '#drawings/spec.ts'
import type { CategoryNode } from '#features/catalog/catalog/contract.ts'
import { listCards } from '#features/catalog/catalog/view/product-card.ts'
import { HOME_DEFAULTS } from '#features/choosing/sizing/rules/home.ts'
import type { PageHome } from '#features/choosing/sizing/rules/told/home-cookie.ts'
import { texts as sizingTexts } from '#features/choosing/sizing/texts.ts'
import { pagePicture } from '#shop/page/page-pictures.server.ts'
import { loadReviewsBox } from '#shop/product/reviews/reviews-box.server.ts'
import { viewContext } from '#shop/product/view-context.server.ts'
import type { StoreContext } from '../../context.ts'
import { categoriesPath } from '../../paths.ts'
import { homeTexts } from './home-texts.ts'
import { loadAnswer, loadPicks } from './load-picks.server.ts'

const MOST_CATEGORIES = 24
const MOST_TESTIMONIALS = 4
const MOST_PAGES_TO_READ = 12

/** The data that the page shows below its navigation. */
export type Home = Omit<Awaited<ReturnType<typeof loadHome>>, 'shortcuts'>

/** The data of the home page: the house, the line-up, the largest categories, and testimonials. */
export async function loadHome(
  { api, rulesAt }: Pick<StoreContext, 'api' | 'rulesAt'>,
  request: Request,
  known: PageHome | undefined,
) {
  const [{ categories: tree }, testimonials, reviewsBox, { pages }] = await Promise.all([
    api.catalog.categories(),
    loadTestimonials(api, request).catch(() => []),
    loadReviewsBox(api),
    api.content.pages({ limit: MOST_PAGES_TO_READ }),
  ])
  const answer = await loadAnswer({ api, rulesAt }, new URL(request.url), known)
  const picks = await loadPicks(api, request, answer)
  const all = tree.flatMap((top) => [{ ...top, path: categoriesPath(top.path) }, ...top.children])
  const links = all.flatMap(({ places, path, productCount }) =>
    places.map((place) => [place, path, productCount] as const),
  )
  const paths = new Map<string, string>(links.map(([place, path]) => [place, path]))
  const scene = (view: PictureView) => pagePicture({ drawing: null, dimensions: null, view, links }, request)
  return {
    answer,
    picks,
    assumed: known ? '' : assumedOfDefaults(),
    shortcuts: shortcutsIn(tree),
    house: scene('house'),
    housePhone: scene('house-phone'),
    lineup: scene('lineup'),
    parts: houseParts.map(({ part, name }) => ({
      name,
      href: paths.get(placeOf(part)) ?? '/view-categories',
    })),
    categories: largestCategories(tree).map(({ name, path, productCount }) => ({
      name,
      href: path,
      count: productCount,
    })),
    testimonials,
    reviewsBox,
    reading: pages.map(({ title, summary, path }) => ({
      name: title.split(':', 1)[0]!,
      about: title.split(': ')[1] ?? summary,
      href: path,
    })),
  }
}

const assumedOfDefaults = (): string =>
  homeTexts.assumed(
    HOME_DEFAULTS.numFloors,
    HOME_DEFAULTS.basement === 'yes',
    sizingTexts.insulationLevels[HOME_DEFAULTS.insulationValue - 1]!.replace(/^\d+: /, ''),
  )

function largestCategories(tree: readonly CategoryNode[]): CategoryNode[] {
  const filled = tree.flatMap(({ children }) => children).filter(({ productCount }) => productCount > 0)
  const largest = new Set(
    filled.toSorted((a, b) => b.productCount - a.productCount).slice(0, MOST_CATEGORIES),
  )
  return filled.filter((category) => largest.has(category))
}

/** One review of each of the best rated products, each of another series. */
async function loadTestimonials(api: StoreApi, request: Request) {
  const best = await api.search.search({
    originPage: 'home',
    activeSorting: { mode: 'rating', order: 'desc' },
    limit: MOST_TESTIMONIALS * 4,
  })
  const context = viewContext(request)
  const rated = best.hits.hits.map(({ _source }) => _source).filter(({ rating }) => rating !== null)
  const testimonials = await Promise.all(
    onePerSeries(rated)
      .slice(0, MOST_TESTIMONIALS)
      .map(async (product) => {
        const { id, name, path } = product
        const { reviews } = await api.catalog.reviews({ id, page: 1 })
        const review = reviews.toSorted((a, b) => b.rating - a.rating || b.body.length - a.body.length)[0]
        return review
          ? [
              {
                rating: review.rating,
                body: review.body,
                author: review.author,
                place: review.place,
                product: name,
                href: path,
                rendering: listCards([product], context)[0]?.look?.src ?? '',
              },
            ]
          : []
      }),
  )
  return testimonials.flat()
}

function onePerSeries<T extends { brand: string; series: string }>(products: readonly T[]): T[] {
  const seen = new Set<string>()
  return products.filter(({ brand, series }) => !seen.has(brand + series) && seen.add(brand + series))
}

export interface Shortcut {
  label: string
  to: string
}

/** The most visited categories, with names short enough for one line. */
const shortcuts = Object.entries(homeTexts.shortcuts)

/** The home page's navigation bar (R-HOME), without missing and empty categories. */
function shortcutsIn(categories: readonly CategoryNode[]): Shortcut[] {
  const departments = categories.map((top) => ({
    ...top,
    path: top.children.length > 0 ? categoriesPath(top.path) : top.path,
  }))
  const bySlug = new Map(
    [...departments, ...categories.flatMap(({ children }) => children)].map((category) => [
      category.slug,
      category,
    ]),
  )
  return shortcuts.flatMap(([slug, label]) => {
    const category = bySlug.get(slug)
    return category && category.productCount > 0 ? [{ label, to: category.path }] : []
  })
}
