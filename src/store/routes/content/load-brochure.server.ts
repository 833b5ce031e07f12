import type { StoreApi } from '#api/contract.ts'
import { MOBILE_HOME_ATTRIBUTE } from '#features/catalog/catalog/rules/attribute-ids.ts'
import { isForMobileHomesAlone } from '#features/catalog/catalog/rules/special-models.ts'
import type { FoundProduct } from '#features/choosing/search/contract.ts'
import type { EntryOf } from '#features/content/content/contract.ts'
import { texts } from '#features/content/content/texts.ts'
import type { BrochureRow, BrochureView } from '#features/content/content/ui/brochure-page.tsx'
import { fromWire } from '#lib/money.ts'
import { pagePicture } from '#shop/page/page-pictures.server.ts'

/** Most products a brochure reads for its list. */
const MOST_READ = 100
/** Most rows it shows; the category page shows more. */
const MOST_ROWS = 16

type Products = EntryOf<'brochure'>['body']['products']

/** A brochure's page, with the current data of its products. */
export async function brochureView(
  api: StoreApi,
  { slug, title, body }: EntryOf<'brochure'>,
  request: Request,
): Promise<BrochureView> {
  const { products, ...rest } = body
  const rows = await loadRows(api, products, request)
  const parents = await Promise.all(
    parentsOf(slug).map((parent) =>
      api.content.entry({ kind: 'brochure', slug: parent }).catch(() => undefined),
    ),
  )
  return {
    title,
    body: {
      ...rest,
      productsTitle: products.title,
      all: products.all,
    },
    crumbs: [
      { label: texts.home, href: '/' },
      ...parents.flatMap((parent) =>
        parent?.kind === 'brochure' ? [{ label: parent.body.maker, href: `/b/${parent.slug}` }] : [],
      ),
      { label: title.split(':', 1)[0]! },
    ],
    house: pagePicture({ drawing: null, dimensions: null, view: 'house-part', name: body.part }, request),
    pictures: body.sections.map(({ picture }) =>
      picture
        ? pagePicture(
            {
              drawing: { type: picture.type, options: picture.options },
              dimensions: picture.dimensions,
              view: picture.view,
            },
            request,
          )
        : null,
    ),
    rows,
  }
}

/** The parent of "corvane/frostline-18" is "corvane". */
const parentsOf = (slug: string): string[] => {
  const names = slug.split('/')
  return names.slice(1).map((_, index) => names.slice(0, index + 1).join('/'))
}

async function loadRows(
  api: StoreApi,
  { brand, series, types, each }: Products,
  request: Request,
): Promise<BrochureRow[]> {
  const { hits } = await api.search.search({
    originPage: 'brochure',
    activeFilters: {
      ...(brand ? { brand: [brand] } : {}),
      ...(series ? { series } : {}),
      ...(types ? { type: types } : {}),
      attributes: {},
    },
    activeSorting: { mode: 'price', order: 'asc' },
    limit: MOST_READ,
  })
  // Series in the order the brochure names them, sizes by price; models for mobile homes alone come last.
  const place = ({ series: name, type, attributes }: FoundProduct): number =>
    series ? series.indexOf(name) : Number(isForMobileHomesAlone(type, attributes[MOBILE_HOME_ATTRIBUTE]))
  const products = hits.hits.map(({ _source }) => _source).toSorted((a, b) => place(a) - place(b))
  const shown =
    each === 'product'
      ? products.map((product) => [product])
      : [...Map.groupBy(products, ({ brand: maker, series: name }) => `${maker} ${name}`).values()]
  return shown
    .slice(0, MOST_ROWS)
    .map((sizes) => rowOf(sizes, { isSeries: each === 'series', isOneBrand: brand !== undefined }, request))
}

function rowOf(
  sizes: readonly FoundProduct[],
  { isSeries, isOneBrand }: { isSeries: boolean; isOneBrand: boolean },
  request: Request,
): BrochureRow {
  const first = sizes[0]!
  return {
    name: isSeries ? first.series : first.name,
    note: isSeries
      ? `${first.summary} ${isOneBrand ? '' : `${first.brand}, `}${texts.sizes(sizes.length)}.`
      : first.sku,
    href: isSeries
      ? `/search?${new URLSearchParams({ brand: first.brand, series: first.series })}`
      : first.path,
    plate: first.plate,
    price: fromWire(first.price),
    from: isSeries && sizes.length > 1,
    picture: pagePicture(
      { drawing: first.drawing, dimensions: first.dimensions, view: 'thumb', decorative: true },
      request,
    ),
  }
}
